import type { BrowserContext, Page } from '@playwright/test'
import { keptOnDevice } from './support/device.ts'
import { prepare } from './support/lists.ts'
import { setOffline } from './support/network.ts'
import { prepareRating } from './support/rating.ts'
import { addressOf, anyFill, politicsFill, screenPaths } from './support/screens.ts'
import { expect, test } from './support/voter.ts'

test.use({ serviceWorkers: 'allow' })

const SENTENCE = 'Du bist offline. Verbinde dich mit dem Internet.'
/** Logging off ends the walk, and has a test of its own (offline.spec.ts); the next is for old apps alone; of the last nothing stays on the device. */
const APART = ['/logout', '/update-app', '/preview']

/** What everybody sees before the login, walked by a visitor. */
const ENTRY = /^\/(start|login|register|select-storage|confirm|forgot-password|reset|update|terms|privacy|imprint|open-data|information)/
/** The screens of a voter. */
const AREAS: Readonly<Record<string, RegExp>> = {
  'oneself and knowledge': /^\/(welcome|location|notifications|settings|profile|splash|voting-|our-|get-|credits|set-up|method)/,
  'the candidates': /^\/(match|election|results)/,
  'the lists': /^\/(lists?|dream-teams)(\/|$)/,
  'the powers': /^\/(government|executive|judiciary|canton\b|legislative\/(council|responsibilities)$|legislative$)/,
  'people and votes': /^\/(councillor|members|federal-|judge\/|cantonal-|affair|legislative\/(votes|session)|votes\/|search)/,
}
/** What the server has to say first; without these the program on the device is enough. */
const FROM_SERVER =
  /^\/(location|notifications|set-up|credits|settings\/passkeys|match|results|lists?|dream-teams|government|canton|councillor|members|federal-|judge|affair|legislative|executive|judiciary|votes|election\/)(?!.*responsibilities)/
/** What changes by the minute: how an election or a vote ended, on its day (docs/decisions/034-offline.md), and what an operator has loaded. */
const NEVER_KEPT = ['/results', '/set-up', '/votes/sunday/:day']
const MOST_OF_A_TEST = 9
/** A tab that is used again has most of the program ready; a new one begins with nothing. */
const TABS = 3

test('every screen of the table is walked once', () => {
  const areas = [ENTRY, ...Object.values(AREAS)]
  const walked = screenPaths.filter((path) => !APART.includes(path))
  const times = walked.map((path) => [path, areas.filter((area) => area.test(path)).length])
  expect(walked.length).toBeGreaterThan(50)
  expect(times.filter(([, count]) => count !== 1)).toEqual([])
})

/** Opens a screen without a network: its heading, the line above it, and nothing that is still to come. */
async function arriveOffline(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toHaveText(/\S/)
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ein Fehler ist aufgetreten.' }), address).toHaveCount(0)
  await expect(page.getByRole('status').first(), address).toContainText('Offline.')
}

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

/** A screen that was never opened before: its own content, or the sentence, the way to try again, and what works all the same. */
async function expectSentence(page: Page, { path, address }: { path: string; address: string }): Promise<void> {
  await arriveOffline(page, address)
  if (!FROM_SERVER.test(path)) return expect(alerts(page), address).toHaveCount(0)
  for (const alert of await alerts(page).all()) await expect(alert, address).toContainText(SENTENCE)
  await expect(alerts(page).first().getByRole('button', { name: 'Nochmals versuchen' }), address).toBeVisible()
  // Fails without the offline branch in state-panel.tsx.
  await expect(page.getByRole('region', { name: 'Das geht auch jetzt' }), address).toHaveCount(1)
}

/** A screen that was opened before: all of it, and since when. */
async function expectKeptContent(page: Page, { path, address }: { path: string; address: string }): Promise<void> {
  await arriveOffline(page, address)
  if (NEVER_KEPT.includes(path)) return expect(alerts(page).first(), address).toContainText(SENTENCE)
  await expect(alerts(page), address).toHaveCount(0)
  await expect(page.getByText(/Offline\. .* Stand \d\d:\d\d\./), address).toBeVisible()
}

/** Until what a screen was told is on the device: it is kept once the page is idle, after half a second (data/calls/save-offline-copies.ts). */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.locator('h1').first()).toHaveText(/\S/)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/late-[^/]+\.js/.test(name)))
  await page.waitForTimeout(1_000)
}

/** Loads screens in tabs of their own: some wait for the network while another works. */
async function loadBeside(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses]
  const work = Array.from({ length: TABS }, async () => {
    const tab = await context.newPage()
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await load(tab, address)
    await tab.close()
  })
  await Promise.all(work)
}

/** Parts of the areas of which none takes longer than any other test. */
const parts = Object.entries(AREAS).flatMap(([name, area]) => {
  const paths = screenPaths.filter((path) => area.test(path) && !APART.includes(path))
  const count = Math.ceil(paths.length / MOST_OF_A_TEST)
  return Array.from({ length: count }, (_, part) => ({
    name: `${name}, part ${part + 1} of ${count}`,
    paths: paths.filter((_path, index) => index % count === part),
  }))
})

for (const { name, paths } of parts) {
  test(`without a network each screen shows what was loaded before, or says what is missing: ${name} [SCREEN-20]`, async ({
    page,
    request,
    voter,
    context,
  }) => {
    const api = await prepare(request, voter, 'national-council')
    const { candidates } = await prepareRating(request, voter)
    const list = await api.create('Meine Liste', [candidates[0]!.id])
    const ids = { electionId: String(api.election.id), candidateId: String(candidates[0]!.id), listId: String(list.id) }
    const fill = { ...anyFill, ...ids, ...(await politicsFill(request)) }
    const places = paths.map((path) => ({ path, address: addressOf(path, fill) }))
    await page.goto('/imprint')
    await keptOnDevice(page)
    await page.waitForLoadState('networkidle')
    await setOffline(context, true)
    for (const place of places) {
      await expectSentence(page, place)
    }
    await setOffline(context, false)
    await loadBeside(
      context,
      places.map(({ address }) => address),
    )
    await setOffline(context, true)
    for (const place of places) await expectKeptContent(page, place)
  })
}

test('a visitor without a network reads what the device has, and is told what needs one [SCREEN-20]', { tag: '@core' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'allow', locale: 'de-CH' })
  const page = await context.newPage()
  await page.goto('/imprint')
  await keptOnDevice(page)
  await setOffline(context, true)
  for (const path of screenPaths.filter((known) => ENTRY.test(known) && !APART.includes(known))) {
    const address = addressOf(path, anyFill)
    await arriveOffline(page, address)
    await expect(page.getByText('Anmelden und Konten erstellen geht erst wieder mit Internet.'), address).toBeVisible()
    for (const alert of await alerts(page).all()) await expect(alert, address).toContainText(SENTENCE)
    // The secret of a link was not tried: nothing says that it is used up.
    if (path.startsWith('/confirm')) await expect(alerts(page).getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible()
  }
  await arriveOffline(page, '/start')
  await page
    .getByRole('region', { name: 'Das geht auch jetzt' })
    .getByRole('link', { name: /Wahlen im Bund/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wahlen im Bund' })).toBeVisible()
  await arriveOffline(page, '/gibt-es-nicht')
  await expect(page.getByText('Du bist offline. Vielleicht gibt es die Seite, sobald du wieder verbunden bist.')).toBeVisible()
  await context.close()
})

test('what is missing offers the followed list and the instructions, and comes by itself with the network [SCREEN-20]', async ({
  page,
  request,
  voter,
  context,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official[0]!.candidates.slice(0, 3).map(({ id }) => id)
  const list = await api.create('Meine Liste', ids)
  await api.follow(list.id)
  await page.goto('/imprint')
  await keptOnDevice(page)
  await load(page, `/list/${list.id}/view`)
  await setOffline(context, true)
  await arriveOffline(page, '/legislative/votes')
  const ways = page.getByRole('region', { name: 'Das geht auch jetzt' })
  await expect(ways.getByRole('link')).toHaveCount(2)
  await expect(ways.getByRole('link', { name: 'Wahlanleitung lesen' })).toHaveAttribute('href', '/voting-instructions')
  await ways.getByRole('link', { name: /Deine Liste abschreiben.*Stand \d\d:\d\d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abschreiben' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Leerer Wahlzettel/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await setOffline(context, false)
  // By refetchOnReconnect in query-client.ts.
  await expect(page.getByText(SENTENCE)).toHaveCount(0)
  await expect(ways).toHaveCount(0)
})

test.describe('before the app is on the device', () => {
  test.use({ serviceWorkers: 'block' })

  test('a screen that has not come yet says so, and that it needs a network [SCREEN-20]', async ({ page, voter, context }) => {
    await page.goto('/election')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nationalrat/)
    expect(voter.id).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await setOffline(context, true)
    await page.getByRole('link', { name: 'Politik', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite ist noch nicht auf dem Gerät.' })).toBeVisible()
    await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await setOffline(context, false)
    await page.getByRole('button', { name: /Nochmals versuchen|Seite neu laden/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Politik' })).toBeVisible()
  })
})
