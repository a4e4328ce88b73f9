import { afterEach } from 'vitest'
import { ALL_RULES, violationsOn } from '../../screen-test/accessibility.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const LIST = /\/api\/user\/\d+\/passkey$/
const CREATION = /\/api\/user\/\d+\/passkey-options$/
const SIGN_IN = /\/api\/authenticate\/passkey\/options$/
const PROOF = /\/api\/user\/\d+\/proof\/options$/
const REMOVAL = /\/api\/user\/\d+\/passkey\/\d+$/

const CREATION_OPTIONS = {
  rp: { id: 'localhost', name: 'Plenara' },
  user: { id: 'AAAA', name: 'Anna', displayName: 'Anna' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const REQUEST_OPTIONS = { rpId: 'localhost', challenge: 'AAAA', allowCredentials: [] }

/** Stubs the prompts of the browser with `outcome`; the autofill offer waits until it is aborted. Returns how often a prompt opened. */
function answerPrompts(outcome: () => Promise<null>): { opened: number } {
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
  Reflect.deleteProperty(navigator.credentials, 'create')
  Reflect.deleteProperty(navigator.credentials, 'get')
})

const closed = () => Promise.reject(new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'))
const refused = () => Promise.reject(new DOMException('Unknown transient reason', 'UnknownError'))

async function serve(page: Page) {
  const keys = [{ id: 1, name: 'Telefon', createdAt: '2027-09-01T08:00:00.000Z', lastUsedAt: null, backedUp: true }]
  await page.route(LIST, (route) => route.fulfill({ json: { passkeys: keys, hasPassword: true } }))
  await page.route(CREATION, (route) => route.fulfill({ json: CREATION_OPTIONS }))
  await page.route(SIGN_IN, (route) => route.fulfill({ json: REQUEST_OPTIONS }))
  await page.route(PROOF, (route) => route.fulfill({ json: REQUEST_OPTIONS }))
  await page.route(REMOVAL, (route) => route.fulfill({ status: 403, json: { code: 'proof_needed' } }))
}

/** The button can be used again, and nothing is reported. */
async function expectQuiet(page: Page, button: string) {
  await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('alert')).toHaveCount(0)
}

// Fails when create-passkey.tsx does not handle `PromptClosedError`, or `refuse` does not handle `NotAllowedError`.
test('a closed prompt creates no passkey and is no error; a failed one is an error', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page)
  const prompts = answerPrompts(closed)
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect.poll(() => prompts.opened).toBe(1)
  await expectQuiet(page, 'Passkey erstellen')
  await expect(page.getByText('Passkey erstellt.')).toHaveCount(0)
  answerPrompts(refused)
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect(page.getByRole('alert')).toContainText('Dieser Passkey wurde nicht angenommen.')
})

// Fails when passkey-sign-in.tsx does not handle `PromptClosedError`.
test('a closed prompt does not change the sign-in', async ({ page }) => {
  await serve(page)
  const prompts = answerPrompts(closed)
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill('anna@example.ch')
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect.poll(() => prompts.opened).toBe(1)
  await expectQuiet(page, 'Mit Passkey anmelden')
  await expect(page.getByLabel('E-Mail')).toHaveValue('anna@example.ch')
  answerPrompts(refused)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Dieser Passkey wurde nicht angenommen.')
})

// Fails when `promptForPasskey` opens an aborted prompt.
test('a late autofill offer does not close the prompt that was opened meanwhile', async ({ page }) => {
  await serve(page)
  let [asked, answerFirst] = [0, () => {}]
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  await page.route(SIGN_IN, async (route) => {
    asked += 1
    if (asked === 1) await held
    await route.fulfill({ json: REQUEST_OPTIONS })
  })
  const signals: AbortSignal[] = []
  const get = ({ signal, mediation }: CredentialRequestOptions) => {
    if (mediation !== 'conditional' && signal) signals.push(signal)
    return new Promise<null>(() => {})
  }
  Object.defineProperty(navigator.credentials, 'get', { configurable: true, value: get })
  await page.goto('/login')
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect.poll(() => signals.length).toBe(1)
  answerFirst()
  await page.waitForLoadState('networkidle')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

// Fails when proof-dialog.tsx does not handle `PromptClosedError`.
test('a closed prompt leaves the question for a proof open, for the password', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page)
  const prompts = answerPrompts(closed)
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Telefon entfernen' }).click()
  await page.getByRole('button', { name: 'Passkey entfernen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bist du es?' })
  await dialog.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await expect.poll(() => prompts.opened).toBe(1)
  await expectQuiet(page, 'Mit Passkey bestätigen')
  await expect(dialog.getByLabel('Passwort', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

// Fails when the prompt opens before the challenge is loaded, or when the error is not shown.
test('without a network no passkey is created or requested, and the page shows why', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page)
  const prompts = answerPrompts(closed)
  await page.goto('/settings/passkeys')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.setOffline(true)
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect(page.getByRole('alert')).toContainText('Du bist offline.')
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await page.setOffline(false)
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect.poll(() => prompts.opened).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

// Fails when the error of the button is not shown, or when the autofill offer reports an error.
test('without a network the sign-in by passkey shows an error only after the button is pressed', async ({ page }) => {
  await serve(page)
  const prompts = answerPrompts(closed)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.setOffline(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Du bist offline.')
  expect(prompts.opened).toBe(0)
  await page.setOffline(false)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect.poll(() => prompts.opened).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
