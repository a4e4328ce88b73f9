import type { ActorAddress, Passkey, Passkeys } from '@plenara/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  ACTOR,
  ADDRESS,
  addressChanging,
  candidacyWith,
  CID,
  INVITATION,
  PASSKEYS,
  QUESTIONNAIRE,
  Refusal,
} from '../../screen-test/answers.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'

const CODE = 'A'.repeat(43)
const signedIn = { getActor: ACTOR, getPasskeys: PASSKEYS, getAddress: ADDRESS }
const home = { getCandidacy: candidacyWith([]), getQuestionnaire: QUESTIONNAIRE }
const CREATION = {
  rp: { id: 'localhost', name: 'Plenara' },
  user: { id: 'AAAA', name: 'noemi@example.ch', displayName: 'noemi@example.ch' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}
const REQUEST = { rpId: 'localhost', challenge: 'AAAA', timeout: 1, userVerification: 'required' }
const BYTES = new Uint8Array([1, 2, 3])
const credential = {
  id: 'AQID',
  rawId: BYTES.buffer,
  type: 'public-key',
  response: {
    ...{ clientDataJSON: BYTES.buffer, attestationObject: BYTES.buffer, authenticatorData: BYTES.buffer, signature: BYTES.buffer },
    ...{ userHandle: BYTES.buffer, getTransports: () => ['internal'] },
  },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
}
const closed = () => Promise.reject(new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'))
const refused = () => Promise.reject(new DOMException('Unknown transient reason', 'UnknownError'))

/** Ends browser prompts with `outcome`; an offer in a field waits until it is aborted. Counts the opened prompts. */
function answerPrompts(outcome: () => Promise<unknown>): { opened: number } {
  const prompts = { opened: 0 }
  const prompt = (options?: CredentialRequestOptions | CredentialCreationOptions) => {
    if (options && 'mediation' in options && options.mediation === 'conditional') {
      return new Promise<null>((_, reject) => options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
    }
    prompts.opened += 1
    return outcome()
  }
  Object.defineProperties(navigator.credentials, {
    create: { configurable: true, value: prompt },
    get: { configurable: true, value: prompt },
  })
  return prompts
}

afterEach(() => {
  unmount()
  Reflect.deleteProperty(navigator.credentials, 'create')
  Reflect.deleteProperty(navigator.credentials, 'get')
})

test('a passkey signs in without an address and opens the requested page', async () => {
  let isSignedIn = false
  answerPrompts(async () => credential)
  await mount('/candidacy/sign-in?to=/candidacy/access', {
    ...signedIn,
    getActor: () => (isSignedIn ? ACTOR : new Refusal(401, 'unauthorized')),
    startPasskeySignIn: REQUEST,
    signInWithPasskey: ({ id, userHandle }: { id: string; userHandle?: string }) => {
      isSignedIn = id === 'AQID' && userHandle === 'AQID'
      return isSignedIn ? ACTOR : new Refusal(401, 'passkey_refused')
    },
  })
  const button = page.getByRole('button', { name: 'Mit Passkey anmelden' })
  await expect.element(button).toBeVisible()
  // A click gives the page the keyboard focus.
  await page.getByRole('heading', { level: 1 }).click()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zugang' })).toHaveFocus()
})

// Fails when `PromptClosedError` is taken out of passkey-sign-in.tsx.
test('a closed prompt leaves the sign-in unchanged; a refused passkey is reported', async () => {
  const prompts = answerPrompts(closed)
  await mount('/candidacy/sign-in', { startPasskeySignIn: REQUEST, signInWithPasskey: new Refusal(401, 'passkey_refused') })
  await page.getByLabelText('E-Mail-Adresse').fill('noemi@example.ch')
  const button = page.getByRole('button', { name: 'Mit Passkey anmelden' })
  await button.click()
  await expect.poll(() => prompts.opened).toBe(1)
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  expect(page.getByRole('alert').elements()).toEqual([])
  await expect.element(page.getByLabelText('E-Mail-Adresse')).toHaveValue('noemi@example.ch')
  answerPrompts(refused)
  await button.click()
  await expect.element(page.getByText('Dieser Passkey wurde nicht angenommen.', { exact: false })).toBeVisible()
})

test('an invitation is accepted with a passkey instead of a password', async () => {
  answerPrompts(async () => credential)
  let created: unknown
  await mount(`/candidacy/claim#${CODE}`, {
    ...home,
    readInvitation: INVITATION,
    claim: ({ code, passwordless }: { code: string; passwordless?: boolean }) =>
      code === CODE && passwordless ? ACTOR : new Refusal(422, 'password_too_short'),
    startPasskey: CREATION,
    createPasskey: (body: { name: string; id: string }) => {
      created = [body.name, body.id]
      return { id: 1, name: body.name, createdAt: '2027-08-16T09:41:00.000Z', lastUsedAt: null, backedUp: true } satisfies Passkey
    },
  })
  await page.getByRole('button', { name: 'Mit Passkey statt Passwort' }).click()
  await vi.waitFor(() => expect(location.pathname).toBe(`/candidacy/${CID}`))
  expect(created).toEqual([expect.stringMatching(/^Passkey vom \d\d\.\d\d\.\d\d$/), 'AQID'])
})

// Fails when a closed prompt leaves an account without a way to sign in, and nothing says so.
test('a closed prompt still accepts the invitation, and the page explains how to add a way to sign in', async () => {
  answerPrompts(closed)
  let isSignedIn = false
  await mount(`/candidacy/claim#${CODE}`, {
    ...signedIn,
    getActor: () => (isSignedIn ? ACTOR : new Refusal(401, 'unauthorized')),
    readInvitation: INVITATION,
    claim: () => {
      isSignedIn = true
      return ACTOR
    },
    startPasskey: CREATION,
    getPasskeys: { hasPassword: false, passkeys: [] },
  })
  await page.getByRole('button', { name: 'Mit Passkey statt Passwort' }).click()
  await expect.element(page.getByText('noch keinen Passkey und kein Passwort')).toBeVisible()
  expect(location.pathname).toBe('/candidacy/access')
})

// Fails when no proof is requested, or the step does not continue by itself.
test('a passkey is renamed, and removed after a proof by password', async () => {
  let passkeys: Passkeys = PASSKEYS
  let isProved = false
  await mount('/candidacy/access', {
    ...signedIn,
    getPasskeys: () => passkeys,
    changePasskey: ({ name }: { name: string }) => {
      const [first, ...rest] = passkeys.passkeys
      const changed = { ...first, name } as Passkey
      passkeys = { ...passkeys, passkeys: [changed, ...rest] }
      return changed
    },
    proveActor: ({ password }: { password: string }) => {
      isProved = password === 'Gletscher12!!'
      return isProved ? { until: '2027-08-16T09:46:00.000Z' } : new Refusal(401, 'credentials_wrong')
    },
    deletePasskey: () => {
      if (!isProved) return new Refusal(403, 'proof_needed')
      passkeys = { ...passkeys, passkeys: passkeys.passkeys.slice(1) }
      return {}
    },
  })
  await page.getByRole('button', { name: 'Telefon umbenennen' }).click()
  await page.getByLabelText('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByText('Gib dem Passkey einen Namen.')).toBeVisible()
  await page.getByLabelText('Name', { exact: true }).fill('Büro')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Büro entfernen' }).click()
  await page.getByRole('button', { name: 'Passkey entfernen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bist du es?' })
  await dialog.getByLabelText('Passwort', { exact: true }).fill('falsch')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Das jetzige Passwort stimmt nicht.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Passwort', { exact: true })).toHaveFocus()
  await dialog.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Passkey entfernt.')).toBeVisible()
  await expect.element(page.getByText('Büro')).not.toBeInTheDocument()
})

test('a password is changed with the current one, and a wrong one is reported at its field', async () => {
  await mount('/candidacy/access', {
    ...signedIn,
    changePassword: ({ current }: { current: string }) => (current === 'Gletscher12!!' ? {} : new Refusal(401, 'credentials_wrong')),
  })
  await page.getByLabelText('Neues Passwort').fill('Steinbock34??')
  await page.getByLabelText('Passwort wiederholen').fill('Steinbock34??')
  await page.getByLabelText('Jetziges Passwort').fill('falsch')
  await page.getByRole('main').getByRole('button', { name: 'Passwort ändern' }).click()
  await expect.element(page.getByText('Das jetzige Passwort stimmt nicht.')).toBeVisible()
  await expect.element(page.getByLabelText('Jetziges Passwort')).toHaveFocus()
  await page.getByLabelText('Jetziges Passwort').fill('Gletscher12!!')
  await page.getByRole('main').getByRole('button', { name: 'Passwort ändern' }).click()
  await expect.element(page.getByText('Das Passwort ist geändert.')).toBeVisible()
  await expect.element(page.getByLabelText('Neues Passwort')).toHaveValue('')
})

// Fails when an invalid address is sent, or the page does not show the state of the change.
test('a new address is requested after a proof, waits for its link, and is cancelled', async () => {
  let address: ActorAddress = ADDRESS
  let isProved = false
  await mount('/candidacy/access', {
    ...signedIn,
    getAddress: () => address,
    proveActor: () => {
      isProved = true
      return { until: '2027-08-16T09:46:00.000Z' }
    },
    askAddressChange: ({ email }: { email: string }) => {
      if (!isProved) return new Refusal(403, 'proof_needed')
      address = { ...ADDRESS, change: { email, isConfirmed: false, until: '2027-08-17T09:41:00.000Z' } }
      return {}
    },
    cancelAddressChange: () => {
      address = ADDRESS
      return {}
    },
  })
  await page.getByLabelText('Neue E-Mail-Adresse').fill('noemi@')
  await page.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect.element(page.getByLabelText('Neue E-Mail-Adresse')).toHaveFocus()
  await page.getByLabelText('Neue E-Mail-Adresse').fill('neu@example.ch')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog').getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await userEvent.keyboard('{Enter}')
  const waiting = 'Öffne den Link in der Mail an neu@example.ch, und zwar bis Dienstag, 17. August 2027, 11:41.'
  await expect.element(page.getByText(waiting, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Änderung abbrechen' }).click()
  await expect.element(page.getByText('Öffne den Link in der Mail')).not.toBeInTheDocument()
})

test('while the former address can stop a change no other one can be requested', async () => {
  await mount('/candidacy/access', { ...signedIn, getAddress: addressChanging(true) })
  await expect.element(page.getByText('Donnerstag, 19. August 2027, 11:41')).toBeVisible()
  expect(page.getByLabelText('Neue E-Mail-Adresse').elements()).toEqual([])
})

// Fails when opening the page of a mail already changes something, or the code stays in the address.
test.each([
  ['confirm-address', 'Adresse bestätigen', 'Die neue Adresse gilt.', 'POST /api/address-change/confirmation'],
  ['stop-address', 'Änderung aufhalten', 'Die Änderung ist aufgehalten', 'POST /api/address-change/stop'],
])('the link of a mail to %s changes nothing until the button is pressed', async (where, button, done, call) => {
  const { sent } = await mount(`/candidacy/${where}#${CODE}`, { confirmAddress: {}, stopAddressChange: { wasConfirmed: false } })
  await expect.element(page.getByRole('button', { name: button })).toBeVisible()
  expect([location.hash, sent.includes(call)]).toEqual(['', false])
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByText(done)).toBeVisible()
  expect(sent).toContain(call)
})
