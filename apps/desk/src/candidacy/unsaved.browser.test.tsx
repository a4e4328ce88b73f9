import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { countStored, openFieldStore } from '../data/unsaved-store.ts'
import {
  ACTOR,
  ADDRESS,
  ALL_DECIDED,
  CID,
  CUT,
  candidacyWith,
  PASSKEYS,
  QUESTIONNAIRE,
  Refusal,
  SUBMISSION,
} from '../screen-test/answers.ts'
import { keepNothing, mount, reopen, unmount } from '../screen-test/mount.tsx'

const home = `/candidacy/${CID}`
const signedIn = { getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE }
const OTHER = { ...ACTOR, id: ACTOR.id + 1 }

afterEach(() => unmount())

/** Decides on the first question without a network, and waits until the decision is stored on the device. */
async function decideOffline(): Promise<void> {
  await mount(`${home}/question/1`, { ...signedIn, getCandidacy: candidacyWith([]), saveStatement: CUT })
  await page.getByText('Eher Ja', { exact: true }).click()
  await page.getByLabelText('Deutsch').fill('Ja, aber')
  await expect.element(page.getByText('Nicht gespeichert, wird gesendet')).toBeVisible()
  await expect.poll(() => countStored(ACTOR.id)).toBe(2)
}

/** Answers of a server that stores the sent changes. */
function storing(bodies: unknown[]) {
  return {
    ...signedIn,
    getCandidacy: candidacyWith([]),
    saveStatement: (body: unknown) => {
      bodies.push(body)
      return { version: bodies.length, missing: candidacyWith([75]).missing }
    },
  }
}

// Fails when a change from before a reload is not shown, not sent, or not removed once the server has it.
test('an unsaved decision is shown after a reload, sent, and then removed from the device', async () => {
  await decideOffline()
  await reopen(`${home}/question/1`, { ...signedIn, getCandidacy: candidacyWith([]), saveStatement: CUT })
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).toBeChecked()
  await expect.element(page.getByLabelText('Deutsch')).toHaveValue('Ja, aber')
  await expect.element(page.getByText('Nicht gespeichert, wird gesendet')).toBeVisible()
  const bodies: unknown[] = []
  await reopen(home, storing(bodies))
  await expect
    .poll(() => bodies)
    .toEqual([{ version: 0, answers: [{ questionId: 100, value: 75 }], comments: [{ questionId: 100, language: 'de', text: 'Ja, aber' }] }])
  await expect.poll(() => countStored(ACTOR.id)).toBe(0)
})

test('a text that cannot be published is shown after a reload as typed', async () => {
  await mount(`${home}/question/1`, { ...signedIn, getCandidacy: candidacyWith([100]) })
  await page.getByLabelText('Deutsch').fill('Siehe www.example.ch')
  await expect.poll(() => countStored(ACTOR.id)).toBe(1)
  await reopen(`${home}/question/1`, { ...signedIn, getCandidacy: candidacyWith([100]) })
  await expect.element(page.getByLabelText('Deutsch')).toHaveValue('Siehe www.example.ch')
  await expect.element(page.getByText('Links und Mailadressen gehören nicht in den Text.')).toBeVisible()
})

// Fails when a stored change is sent without the version that it began with.
test('a conflicting decision of another device is shown after a reload', async () => {
  await decideOffline()
  await reopen(`${home}/question/1`, {
    ...signedIn,
    getCandidacy: candidacyWith([0, 25], { version: 5 }),
    saveStatement: ({ version, answers }: { version: number; answers?: unknown }) =>
      version === 0 && answers
        ? new Refusal(412, 'stale', [{ path: 'answers.0', code: 'stale' }])
        : { version: 6, missing: candidacyWith([0, 25]).missing },
  })
  await expect.element(page.getByText('Auf einem anderen Gerät hast du inzwischen «Nein» gewählt, hier «Eher Ja»')).toBeVisible()
  await expect.poll(() => countStored(ACTOR.id)).toBe(1)
})

// Fails when the changes of a person reach the session of another one, or are lost to the person.
test('another person on this device neither sees nor sends unsaved changes, and their author continues after signing in', async () => {
  await decideOffline()
  const bodies: unknown[] = []
  await reopen(`${home}/question/1`, { ...storing(bodies), getActor: OTHER })
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).not.toBeChecked()
  await expect.element(page.getByLabelText('Deutsch')).toHaveValue('')
  expect(bodies).toEqual([])
  let isSignedIn = false
  await reopen(`${home}/question/1`, {
    ...storing(bodies),
    getActor: () => (isSignedIn ? ACTOR : new Refusal(401, 'unauthorized')),
    signIn: () => {
      isSignedIn = true
      return ACTOR
    },
  })
  await signIn()
  await expect.poll(() => bodies).toHaveLength(1)
  await expect.poll(() => countStored(ACTOR.id)).toBe(0)
})

// Fails when an expired session loses a decision, or the next sign-in does not send it.
test('after an expired session a sign-in sends the decision', async () => {
  const bodies: unknown[] = []
  let isSignedIn = false
  const { saveStatement, ...others } = storing(bodies)
  await mount(`${home}/question/1`, {
    ...others,
    saveStatement: (body: unknown) => (isSignedIn ? saveStatement(body) : new Refusal(401, 'unauthorized')),
    signIn: () => {
      isSignedIn = true
      return ACTOR
    },
  })
  await page.getByText('Eher Ja', { exact: true }).click()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await signIn()
  await expect.element(page.getByText(/^Gespeichert \d/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).toBeChecked()
  expect(bodies).toEqual([{ version: 0, answers: [{ questionId: 100, value: 75 }] }])
  await expect.poll(() => countStored(ACTOR.id)).toBe(0)
})

async function signIn(): Promise<void> {
  await page.getByLabelText('E-Mail-Adresse').fill('noemi@example.ch')
  await page.getByLabelText('Passwort', { exact: true }).fill('Gletscher12!!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

// Fails when an open window continues to send, or stores again, changes that another window removed at the sign-out.
test('a sign-out in one window ends the session in the others', async () => {
  await mount(`${home}/question/1`, { ...signedIn, getCandidacy: candidacyWith([]), saveStatement: CUT })
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect.poll(() => countStored(ACTOR.id)).toBe(1)
  const other = new BroadcastChannel('plenara.desk.forgotten')
  other.postMessage({ actorId: ACTOR.id + 1, cid: null })
  other.postMessage({ actorId: ACTOR.id, cid: null })
  other.close()
  await expect.poll(() => countStored(ACTOR.id)).toBe(0)
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).not.toBeChecked()
})

// Fails when a change stays on the device after a sign-out, also after an expired session.
test.each([
  ['', {}],
  [' of a session that was over', new Refusal(401, 'unauthorized')],
])('a sign-out%s removes all unsaved changes from the device', async (_, signOut) => {
  await decideOffline()
  await reopen(home, { ...signedIn, getCandidacy: candidacyWith([]), saveStatement: CUT, signOut })
  await expect.element(page.getByText('Nicht gespeichert, wird gesendet')).toBeVisible()
  await askToSignOut()
  await page.getByRole('button', { name: 'Verwerfen und abmelden' }).click()
  await expect.element(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  expect(await countStored(ACTOR.id)).toBe(0)
})

async function askToSignOut(): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.element(page.getByText('2 Angaben sind noch nicht gesendet.')).toBeVisible()
  expect(await countStored(ACTOR.id)).toBe(2)
}

// Fails when a change is lost although the person wants to send it first, or the session ends although it could not be sent.
test('a person who sends unsaved changes first is signed out afterwards, on any page, and not before', async () => {
  await decideOffline()
  let isCut = true
  const bodies: unknown[] = []
  const { saveStatement, ...others } = storing(bodies)
  const answers = { ...others, signOut: {}, saveStatement: (body: unknown) => (isCut ? CUT : saveStatement(body)) }
  const { sent } = await reopen('/candidacy/access', { ...answers, getPasskeys: PASSKEYS, getAddress: ADDRESS })
  await askToSignOut()
  await page.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await page.getByRole('button', { name: 'Senden und abmelden' }).click()
  await expect.element(page.getByText('Du bist offline', { exact: false }).last()).toBeVisible()
  expect([sent.includes('POST /api/sign-out'), await countStored(ACTOR.id)]).toEqual([false, 2])
  isCut = false
  await page.getByRole('button', { name: 'Senden und abmelden' }).click()
  await expect.element(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  expect([bodies.length, await countStored(ACTOR.id)]).toEqual([1, 0])
})

// Fails when changes of a withdrawn candidacy stay on the device, or those of another one are removed.
test('a withdrawal removes the unsaved changes of the candidacy, and none of another one', async () => {
  await decideOffline()
  const other = openFieldStore(ACTOR.id, CID + 1)
  await other.write([{ key: 'other', field: 'answer/100', value: 0, base: 0, code: null, at: Date.now() }], [])
  await reopen(`${home}/data`, { ...signedIn, getCandidacy: candidacyWith([]), saveStatement: CUT, withdrawCandidacy: {} })
  await page.getByRole('button', { name: 'Alles zurückziehen und löschen' }).click()
  await expect.element(page.getByRole('heading', { name: 'Rückzug bestätigt' })).toBeVisible()
  await expect.poll(() => countStored(ACTOR.id)).toBe(1)
  other.close()
})

test('a submission waits for unsaved changes of an earlier visit', async () => {
  await mount(`${home}/question/1`, { ...signedIn, getCandidacy: candidacyWith(ALL_DECIDED), saveStatement: CUT })
  await page.getByText('Nein', { exact: true }).click()
  await expect.poll(() => countStored(ACTOR.id)).toBe(1)
  let save: (answer: object) => void = () => undefined
  const submitted: unknown[] = []
  await reopen(`${home}/submit`, {
    ...signedIn,
    getCandidacy: candidacyWith(ALL_DECIDED),
    saveStatement: () => new Promise((resolve) => (save = resolve)),
    submitStatement: (body: unknown) => {
      submitted.push(body)
      return SUBMISSION
    },
  })
  await page.getByRole('checkbox').click()
  await page.getByRole('main').getByRole('button', { name: 'Einreichen' }).click()
  await expect.element(page.getByText('Wird gespeichert').last()).toBeVisible()
  expect(submitted).toEqual([])
  save({ version: 7, missing: candidacyWith(ALL_DECIDED).missing })
  await expect.poll(() => submitted).toMatchObject([{ version: 7 }])
})

// Fails when a browser without a database loses a change silently, or does not save at all.
test('a browser that stores nothing shows a warning, and saves to the server all the same', async () => {
  const bodies: unknown[] = []
  await mount(`${home}/question/1`, storing(bodies))
  await expect.element(page.getByRole('radio', { name: 'Eher Ja' })).toBeVisible()
  keepNothing()
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect.element(page.getByText('Lass die Seite offen, bis «Gespeichert» dasteht.')).toBeVisible()
  await expect.element(page.getByText(/^Gespeichert \d/)).toBeVisible()
  expect(bodies).toHaveLength(1)
})
