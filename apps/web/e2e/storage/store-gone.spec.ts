import { type BrowserContext, expect, type Page } from '@playwright/test'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { deviceRequest } from '../support/device-request.ts'
import { answerQuestions, enterAsGuest, skipTutorials } from '../support/guest.ts'
import { everythingSaved } from '../support/journey.ts'
import { prepare } from '../support/lists.ts'
import { setOffline } from '../support/network.ts'
import { mendNetwork } from '../support/nothing-told.ts'
import { prepareRating } from '../support/rating.ts'
import { clearEverything, deleteFromAnotherTab, forceDeletion, type Loss } from '../support/store-loss.ts'
import { test, type Voter } from '../support/voter.ts'

const GUEST: Voter = { id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token, email: '', password: '' }
const notice = (page: Page) => page.getByRole('region', { name: 'Speicher dieses Geräts' })
const WRITTEN_AGAIN = 'dieser Tab hat deine Daten noch gekannt und wieder gespeichert.'
const ON_SERVER = 'deine Daten liegen auf dem Server'
const deck = (page: Page) => page.getByRole('region', { name: 'Kandidierende bewerten' })

/** The tests look through an application of their own, which has to wait for the public data. */
const AGAIN = { timeout: 30_000 }

type Person = 'guest' | 'local' | 'online'
interface Scene {
  readonly person: Person
  readonly page: Page
  readonly context: BrowserContext
  readonly voter: Voter
  readonly request: ReturnType<typeof deviceRequest>
}

/** Waits until a signed-in voter's copies lie on the device, so that there is something to lose. */
async function untilKept({ page, person }: Scene): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(names).toContain(person === 'online' ? 'plenara.kept' : 'plenara-local')
}

async function expectTold({ page, person }: Scene): Promise<void> {
  await expect(notice(page)).toContainText(person === 'online' ? ON_SERVER : WRITTEN_AGAIN)
  // One at a time, and nobody is sent away.
  await expect(page.getByText('Die Sitzung ist abgelaufen')).toHaveCount(0)
}

/** In the middle of the short questions. */
async function inAQuestion(scene: Scene, lose: Loss): Promise<void> {
  const { page, person, voter, request } = scene
  if (person !== 'guest') await page.goto('/profile/questions/short')
  await answerQuestions(page, 2, () => 0)
  await untilKept(scene)
  const question = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await lose(page)
  await expectTold(scene)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(question)
  await answerQuestions(page, 1, () => 0)
  await everythingSaved(page)
  await expect.poll(() => countAnswers(request, voter), AGAIN).toBe(3)
}

/** How many answers the voter has given. */
async function countAnswers(request: Scene['request'], voter: Voter): Promise<number> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: { id: number }[] | object = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  if (!Array.isArray(elections)) return 0
  const each = elections.map(async ({ id }) => (await request.get(`/api/user/${voter.id}/election/${id}/response`, { headers })).json())
  return (await Promise.all(each)).flat().filter(({ from }) => from === null).length
}

/** With the finger on a card. */
async function inASwipe(scene: Scene, lose: Loss): Promise<void> {
  const { page, voter, request } = scene
  // A guest who has not named the constituency yet would be asked for the place after an import.
  const headers = { Authorization: `Bearer ${voter.token}` }
  await request.patch(`/api/user/${voter.id}`, { headers, data: { cantonId: 6, constituencyId: 45 } })
  const rating = await prepareRating(request, voter)
  await rating.rate(rating.candidates[0]!.id, 'like')
  await page.goto('/match')
  const card = deck(page).getByRole('article').first()
  await expect(card).toBeVisible()
  await untilKept(scene)
  const name = (await deck(page).getByRole('heading').first().textContent()) ?? ''
  const box = (await card.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 3, { steps: 4 })
  await lose(page)
  await page.mouse.move(box.x + box.width + 200, box.y + box.height / 3, { steps: 8 })
  await page.mouse.up()
  await expect(deck(page).getByRole('heading').first()).not.toHaveText(name)
  await expectTold(scene)
  await everythingSaved(page)
  await expect.poll(async () => (await rating.matches()).length, AGAIN).toBe(2)
  expect((await rating.matches()).map(({ type }) => type)).toEqual(['like', 'like'])
}

/** With a list open, of which a line was just struck. */
async function inAList(scene: Scene, lose: Loss): Promise<void> {
  const { page, voter, request } = scene
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 3).map(({ candidates }) => candidates[0]!.id)
  const list = await api.create('Meine Mischung', ids)
  await page.goto(`/list/${list.id}`)
  const strikes = page.getByRole('button', { name: /von Linie \d entfernen/ })
  await expect(strikes).toHaveCount(3)
  await untilKept(scene)
  await strikes.first().click()
  await lose(page)
  await expectTold(scene)
  await expect(strikes).toHaveCount(2)
  await strikes.first().click()
  await everythingSaved(page)
  await expect.poll(async () => (await api.lists())[0]?.candidates.map(({ id }) => id), AGAIN).toEqual(ids.slice(2))
}

const MOMENTS = { question: inAQuestion, swipe: inASwipe, list: inAList }
const LOSSES = {
  'another tab deletes the databases': deleteFromAnotherTab,
  'the browser drops them': forceDeletion,
  'all of it is cleared': clearEverything,
}
/** Each way meets each person and each moment once. */
const WAYS = [
  ['question', 'another tab deletes the databases'],
  ['question', 'all of it is cleared'],
  ['swipe', 'the browser drops them'],
  ['swipe', 'all of it is cleared'],
  ['list', 'all of it is cleared'],
  ['list', 'the browser drops them'],
] as const

for (const [moment, way] of WAYS) {
  test(`a guest in a ${moment}: ${way}, and everything is written again [SESSION-6]`, async ({ page, context }) => {
    await enterAsGuest(page)
    await everythingSaved(page)
    await skipTutorials(page)
    const scene: Scene = { person: 'guest', page, context, voter: GUEST, request: deviceRequest(page) }
    await MOMENTS[moment](scene, LOSSES[way])
    await page.reload()
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page).not.toHaveURL(/start|location/)
    await expect(notice(page)).toHaveCount(0)
  })
}

test.describe('an account of this device', () => {
  test.use({ kind: 'local' })
  for (const [moment, way] of WAYS) {
    test(`in a ${moment}: ${way}, and everything is written again [SESSION-6]`, async ({ page, context, voter, request }) => {
      await page.goto('/election')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The public data go too, and are imported again under the voter's hands.
      await mendNetwork(context)
      const scene: Scene = { person: 'local', page, context, voter, request }
      await MOMENTS[moment](scene, LOSSES[way])
    })
  }
})

for (const [moment, way] of WAYS) {
  test(`a signed-in voter in a ${moment}: ${way}, the server has everything, and nobody is signed out in the middle [SESSION-2]`, async ({
    page,
    context,
    voter,
    request,
  }) => {
    await MOMENTS[moment]({ person: 'online', page, context, voter, request }, LOSSES[way])
  })
}

// Fails when the outbox forgets what it knows (`known` in outbox-store.ts).
test('answers that wait for a network are in no database any more, and reach the server [SESSION-2]', async ({
  page,
  context,
  voter,
  request,
}) => {
  await page.goto('/profile/questions/short')
  const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => /\/outbox-[^/]+\.js/.test(name))
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
  await setOffline(context, true)
  await answerQuestions(page, 2, () => 0)
  await expect(page.getByRole('status').getByText('2 Änderungen warten')).toBeVisible()
  await forceDeletion(page)
  await setOffline(context, false)
  await expect(notice(page)).toContainText(ON_SERVER)
  await expect.poll(() => countAnswers(request, voter)).toBe(2)
})

// Fails when an account that begins with nothing takes that for what it was (`hasRecords`).
test('what went while no tab was open is said to be gone, and a file can be read in [SESSION-6]', async ({ page, context }) => {
  await enterAsGuest(page)
  await answerQuestions(page, 1, () => 0)
  await everythingSaved(page)
  await page.route('/nothing', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' }))
  await page.goto('/nothing')
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase('plenara-local').onsuccess = () => done()
      }),
  )
  await page.goto('/election')
  await expect(notice(page)).toContainText('wir haben keine Kopie davon; was du hier siehst, beginnt neu.')
  // Until it was read, here and in other tabs.
  await page.reload()
  await notice(page).getByRole('link', { name: 'Gesicherte Datei einlesen' }).click()
  await expect(
    page
      .getByRole('button', { name: 'Datei' })
      .or(page.getByRole('button', { name: 'Daten einlesen' }))
      .first(),
  ).toBeVisible()
  await notice(page).getByRole('button', { name: 'Schliessen' }).click()
  await expect(notice(page)).toHaveCount(0)
  await context.newPage().then((tab) => tab.goto('/settings'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

// Fails when what the app itself deletes is taken for a loss, and comes back.
test('signing out, or deleting a guest, in another tab is no loss: nothing is told and nothing comes back', async ({ page, context }) => {
  await enterAsGuest(page)
  await answerQuestions(page, 2, () => 0)
  await everythingSaved(page)
  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByRole('button', { name: 'Alles löschen' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(other).toHaveURL(/\/start/)
  await expect(page).toHaveURL(/\/start/)
  await expect(notice(page)).toHaveCount(0)
  await page.waitForTimeout(1_000)
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'plenara-local')),
  ).toEqual([])
  await expect(notice(other)).toHaveCount(0)
})
