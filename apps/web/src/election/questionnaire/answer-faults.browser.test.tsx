import { startSession } from '../../data/session/session-store.ts'
import { expect, type Page, test, type Voter } from '../../screen-test/screen-test.ts'

const RESPONSE = /\/api\/user\/\d+\/election\/\d+\/response\/\d+(\?|$)/
const question = (page: Page) => page.getByRole('heading', { level: 2 })

/** Answers the first question; returns its text. */
async function answerFirst(page: Page, voter: Voter): Promise<string> {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  await page.getByText('Eher Ja', { exact: true }).click()
  return text
}

/** The card stays with the answer and shows why it is not saved. */
async function expectUnsaved(page: Page, text: string, reason: RegExp): Promise<void> {
  await expect(page.getByText(reason)).toBeVisible()
  await page.waitForTimeout(600)
  await expect(question(page)).toHaveText(text)
  await expect(page.getByRole('radio', { name: 'Eher Ja' })).toBeChecked()
}

async function expectMended(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Nochmals speichern' }).click()
  await expect(question(page)).not.toHaveText(text)
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
}

/** Makes the next writes of the outbox fail as on a full device: they are accepted, and then the transaction aborts. */
function abortOutboxWrites(times: number): () => void {
  const { put } = IDBObjectStore.prototype
  let left = times
  IDBObjectStore.prototype.put = function (...record) {
    const request = put.apply(this, record)
    if (/outbox/.test(this.transaction.db.name) && left-- > 0) this.transaction.abort()
    return request
  }
  return () => {
    IDBObjectStore.prototype.put = put
  }
}

/** Delays the encryption on the device until it is released; `begun` resolves with the first call. */
function holdSealing(): { readonly begun: Promise<void>; readonly letGo: () => void } {
  const { encrypt } = SubtleCrypto.prototype
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = () => {
      SubtleCrypto.prototype.encrypt = encrypt
      resolve()
    }
  })
  const begun = new Promise<void>((resolve) => {
    SubtleCrypto.prototype.encrypt = async function (...given) {
      resolve()
      await held
      return encrypt.apply(this, given)
    }
  })
  return { begun, letGo }
}

/** Whether the browser would ask before leaving the page. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

// Fails when `useAnswer` continues although the write was refused.
for (const [status, code, reason] of [
  [403, 'email_unconfirmed', /^Nicht gespeichert\. /],
  [500, 'internal', /^Nicht gespeichert\. Ein Fehler ist aufgetreten\./],
  [503, 'unavailable', /^Nicht gespeichert\. /],
  [507, 'storage_full', /^Nicht gespeichert\. Auf diesem Gerät ist kein Platz mehr\./],
] as const) {
  test(`an answer that is refused with ${status} stays with its reason and is saved by the next attempt [QUEST-3]`, async ({
    page,
    voter,
  }) => {
    await page.route(RESPONSE, (route) => route.fulfill({ status, json: { code } }))
    const text = await answerFirst(page, voter)
    await expectUnsaved(page, text, reason)
    await page.unroute(RESPONSE)
    await expectMended(page, text)
  })
}

// Fails when `sendOnce` (run-command.ts) drops writes that were refused with 401.
test('an answer after the end of the session waits on the device until the voter signs in again [SESSION-2]', async ({ page, voter }) => {
  await page.route(RESPONSE, (route) => route.fulfill({ status: 401, json: { code: 'unauthorized' } }))
  await answerFirst(page, voter)
  await expect(page.getByText(/^Deine Sitzung ist abgelaufen|^Du bist nicht mehr angemeldet|abgemeldet/).first()).toBeVisible()
  await page.unroute(RESPONSE)
  startSession({ userId: voter.id, token: voter.token })
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
})

// Fails when an answer that an overloaded server rejects is lost, is sent too early (`pauseMs`, outbox.ts), or not at all.
test('an answer during overload waits on the device for as long as the server requests, and is then sent [QUEST-3, SESSION-2]', async ({
  page,
  voter,
}) => {
  const tries: number[] = []
  let goOn = () => {}
  const seen = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(RESPONSE, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    tries.push(performance.now())
    if (tries.length === 1) {
      return route.fulfill({ status: 429, json: { code: 'too_many_attempts' }, headers: { 'Retry-After': '1' } })
    }
    await seen
    return route.continue()
  })
  const text = await answerFirst(page, voter)
  await expect(question(page)).not.toHaveText(text)
  await expect(page.getByRole('status').getByText('1 Änderung wartet aufs Speichern.', { exact: true })).toBeVisible()
  goOn()
  await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
  const [first = Number.NaN, second = Number.NaN] = tries
  expect(second - first).toBeGreaterThanOrEqual(1_000)
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
})

// Fails when a device without storage counts as having stored an answer that an overloaded server rejected.
test('an answer during overload that the device cannot store stays with its reason and is saved by the next attempt [QUEST-3]', async ({
  page,
  voter,
}) => {
  await page.route(RESPONSE, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_attempts' }, headers: { 'Retry-After': '1' } }),
  )
  const restore = abortOutboxWrites(Infinity)
  try {
    const text = await answerFirst(page, voter)
    await expectUnsaved(page, text, /^Nicht gespeichert\. Zu viele Versuche\./)
    expect(isAsked()).toBe(true)
    await page.unroute(RESPONSE)
    await expectMended(page, text)
  } finally {
    restore()
  }
})

// Fails when an answer without a network is not stored on the device, or not shown as waiting.
test('without a network the answer is stored on the device, the next question appears, and the page shows what waits', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  await page.setOffline(true)
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(question(page)).not.toHaveText(text)
  await expect(page.getByRole('status').getByText('Offline. 1 Änderung wartet aufs Speichern.')).toBeVisible()
  await page.setOffline(false)
  await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
})

// Fails when the number of waiting writes is shown before the device has stored them (`changeState`, outbox-store.ts).
test('an answer is shown as waiting only once the device has stored it', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  await expect(question(page)).toBeVisible()
  const { begun, letGo } = holdSealing()
  try {
    await page.setOffline(true)
    await page.getByText('Eher Ja', { exact: true }).click()
    await begun
    await page.waitForTimeout(300)
    await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
  } finally {
    letGo()
  }
  await expect(page.getByRole('status').getByText('Offline. 1 Änderung wartet aufs Speichern.')).toBeVisible()
  await page.setOffline(false)
  await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
})

// Fails when a device without storage counts as having stored the answer (`change`, outbox.ts), or when a page with unreadable data removes the card.
test('without a network and without storage the answer stays unsaved until there is either', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  const text = (await question(page).textContent()) ?? ''
  const restore = abortOutboxWrites(Infinity)
  try {
    await page.setOffline(true)
    await page.getByText('Eher Ja', { exact: true }).click()
    await expectUnsaved(page, text, /^Nicht gespeichert\. /)
    await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
  } finally {
    restore()
    await page.setOffline(false)
  }
  await expectMended(page, text)
})

// Fails when an error of the device's storage ends `sendAll` (outbox.ts) with an unhandled rejection.
test('waiting writes are sent a little later if the device could not write while they were being sent', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/profile/questions/short')
  await expect(question(page)).toBeVisible()
  const errors: unknown[] = []
  const note = ({ reason }: PromiseRejectionEvent) => errors.push(reason)
  addEventListener('unhandledrejection', note)
  await page.setOffline(true)
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(page.getByRole('status').getByText('Offline. 1 Änderung wartet aufs Speichern.')).toBeVisible()
  const restore = abortOutboxWrites(1)
  try {
    await page.setOffline(false)
    await expect(page.getByText(/aufs Speichern|wird gespeichert/)).toHaveCount(0)
  } finally {
    restore()
    removeEventListener('unhandledrejection', note)
  }
  await page.goto('/profile')
  await expect(page.getByText('1 von 75 Fragen beantwortet')).toBeVisible()
  expect(errors).toEqual([])
})

// Fails when `useWarning` is not used, or still warns when the answer is saved.
test('the browser asks before a tab with an unsaved answer is closed', async ({ page, voter }) => {
  await page.route(RESPONSE, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  const text = await answerFirst(page, voter)
  await expectUnsaved(page, text, /^Nicht gespeichert\. /)
  expect(isAsked()).toBe(true)
  await page.unroute(RESPONSE)
  await page.getByRole('button', { name: 'Nochmals speichern' }).click()
  await expect(question(page)).not.toHaveText(text)
  expect(isAsked()).toBe(false)
})
