import { type Browser, expect, type Page, test } from '@playwright/test'
import type { CandidateCard, Election, OfficialList, Question, VoteCard } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { LOCAL_SESSION } from '../src/data/session/account-type.ts'
import { deviceRequest } from './support/device-request.ts'
import { answerQuestions, enterAsGuest, skipTutorials } from './support/guest.ts'
import { everythingSaved } from './support/journey.ts'
import { openLoggingProxy } from './support/logging-proxy.ts'
import { watchRequests } from './support/nothing-told.ts'

const own = `/api/user/${LOCAL_SESSION.userId}`
const headers = { Authorization: `Bearer ${LOCAL_SESSION.token}` }

/** The National Council of Basel-Stadt, by public calls. */
async function nationalCouncil(page: Page): Promise<Election> {
  const elections: Election[] = await (await page.request.get('/api/canton/6/election')).json()
  return elections.find(({ council, year }) => council === 'national-council' && year === 2027) as Election
}

/** Answers what is left of the short questions, likes three people and keeps a list, by the application of the device. */
async function thinkOn(page: Page, election: Election, lean: 0 | 1): Promise<number> {
  const request = deviceRequest(page)
  const base = `${own}/election/${election.id}`
  const questions: Question[] = await (await request.get(`/api/election/${election.id}/question?lang=de`)).json()
  const answered: { questionId: number }[] = await (await request.get(`${base}/response`, { headers })).json()
  const known = new Set(answered.map(({ questionId }) => questionId))
  for (const { id, type, isShort } of questions) {
    if (!isShort || known.has(id)) continue
    const value = SCALE_VALUES[type].at(lean === 0 ? 0 : -1)
    expect((await request.put(`${base}/response/${id}?lang=de`, { headers, data: { value } })).status()).toBe(200)
  }
  const cards: CandidateCard[] = await (await request.get(`/api/election/${election.id}/candidate?lang=de&view=card`)).json()
  const liked = cards.slice(lean * 30, lean * 30 + 3).map(({ id }) => id)
  for (const id of liked) await request.put(`${base}/match/${id}`, { headers, data: { type: 'like' } })
  const list = { name: 'Meine', adapted: false, candidates: liked.map((id, index) => ({ id, pos: index + 1 })) }
  expect((await request.put(`${base}/list`, { headers, data: list })).status()).toBe(201)
  for (const key of ['profile', 'evaluate', 'achievement.profile', 'achievement.evaluate']) {
    await request.put(`${base}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
  return liked[0] as number
}

// Fails when a visitor has to have an account first, or what was said is lost with the frame that changes around it.
test('whoever says how they would have voted is a guest from then on, on the same page', { tag: '@local-core' }, async ({ page }) => {
  const votes: { items: VoteCard[] } = await (await page.request.get('/api/vote?lang=de')).json()
  const address = `/legislative/votes/${votes.items.find(({ kind }) => kind !== 'tie-break')?.id}`
  await page.goto(address)
  await page.getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(page.getByText('Gespeichert. Deine Meinung bleibt auf diesem Gerät.')).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.reload()
  const own = page.getByRole('region', { name: 'Meine Meinung' })
  await expect(own.getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await own.getByRole('button', { name: 'Meinung entfernen' }).click()
  await expect(page.getByText('Deine Meinung ist entfernt.')).toBeVisible()
})

const SCREENS = ['/election', '/match?view=list', '/election/favorite-candidates', '/lists', '/dream-teams', '/profile', '/settings']

/** All that leaves the browser of a guest from the landing page to a list, whose opinions lean one way or the other. */
async function requestsOf(browser: Browser, server: string, lean: 0 | 1): Promise<string[]> {
  const proxy = await openLoggingProxy(server)
  const context = await browser.newContext({ baseURL: proxy.origin, serviceWorkers: 'block', locale: 'de-CH', timezoneId: 'Europe/Zurich' })
  try {
    const page = await context.newPage()
    const watch = watchRequests(context)
    await enterAsGuest(page)
    await answerQuestions(page, 8, (index) => (lean === 0 ? index % 2 : 3 - (index % 2)))
    await page.waitForLoadState('networkidle')
    proxy.log.push('# questions answered')
    const election = await nationalCouncil(page)
    await skipTutorials(page)
    const liked = await thinkOn(page, election, lean)
    await everythingSaved(page)
    await page.waitForLoadState('networkidle')
    for (const address of [...SCREENS, `/election/${election.id}/candidate/${liked}`]) {
      proxy.log.push(`# ${address.replace(String(liked), 'one')}`)
      await page.goto(address)
      await expect(page.locator('h1').first(), address).toHaveText(/\S/)
      await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      // Asked for when the browser has nothing else to do, however long that takes, and once.
      await expect.poll(() => proxy.log.some((line) => line.includes('/api/survey'))).toBe(true)
    }
    watch.expectNothingTold()
    return proxy.log
  } finally {
    await context.close()
    await proxy.close()
  }
}

/** Screen after screen; what one screen asks for at the same moment arrives as the network likes. */
function inOrder(log: readonly string[]): string[] {
  const screens: string[][] = [[]]
  for (const line of log) {
    if (line.startsWith('# ')) screens.push([line])
    else screens.at(-1)?.push(line)
  }
  return screens.flatMap(([mark = '', ...asked]) => [mark, ...asked.toSorted()])
}

/** Whole elections and what all share; the postcode that was typed is looked up on the device. */
const PUBLIC =
  /^GET \/api\/(status|survey|party|constituency|canton(\/6\/(constituency|election))?|place|election\/\d+(\/(question|category|axis|candidate|candidate-answers|answer-comment|list|result|article))?)(\?|$)/

test.describe.configure({ timeout: 240_000 })

// Fails when a call about one person is handed on to the server (`depthOf` in data/device/guest/guest-api.ts), or a portrait is asked for.
test('two guests who think differently ask for the same, and for public data of whole elections alone [SESSION-6, ATTACK-D1]', async ({
  browser,
  baseURL,
}) => {
  const first = await requestsOf(browser, String(baseURL), 0)
  const second = await requestsOf(browser, String(baseURL), 1)
  // Calls: which files of the program a page needs, its worker has fetched before.
  const callsOf = (log: readonly string[]) => inOrder(log).filter((line) => line.startsWith('# ') || line.includes('/api/'))
  expect(callsOf(second)).toEqual(callsOf(first))
  const calls = first.filter((line) => line.includes('/api/'))
  for (const line of calls) expect(line).toMatch(PUBLIC)
  console.log(`${calls.length} calls of a guest, ${new Set(calls).size} different ones`)
})

test('a link to a person: one tap leads there as a guest, with the place of the election, and on to the questions [GUARD-1]', {
  tag: '@local-core',
}, async ({ page, context }) => {
  const watch = watchRequests(context)
  const election = await nationalCouncil(page)
  const cards: CandidateCard[] = await (await page.request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const { id, firstName, lastName } = cards[7]!
  const address = `/election/${election.id}/candidate/${id}`
  await page.goto(address)
  await expect(page).toHaveURL(`/start?redirect=${encodeURIComponent(address)}`)
  await page.getByRole('button', { name: `Weiter zu: ${firstName} ${lastName}` }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
  await skipTutorials(page)
  await page.getByRole('button', { name: '8 Fragen beantworten' }).click()
  await expect(page.getByRole('link', { name: 'Basel-Stadt, ändern' })).toBeVisible()
  await answerQuestions(page, 2, () => 0)
  await page.goto(address)
  await expect(page.getByRole('button', { name: '8 Fragen beantworten' })).toBeHidden()
  watch.expectNothingTold()
})

// Fails when only the landing page takes the place of a link (`GuestLocation`).
test('a guest who left without a place follows a link to a person: its election says the place', async ({ page, context }) => {
  const watch = watchRequests(context)
  const election = await nationalCouncil(page)
  const cards: CandidateCard[] = await (await page.request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const { id, firstName, lastName } = cards[7]!
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  await expect(page.getByLabel('Postleitzahl')).toBeVisible()
  const address = `/election/${election.id}/candidate/${id}`
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
  await expect(page).toHaveURL(address)
  watch.expectNothingTold()
})

// Fails when a list waits for the step of the lists to be seen at all.
test('a guest reads an official list by its link, and the rest is still to be unlocked', async ({ page }) => {
  const election = await nationalCouncil(page)
  const [list] = (await (await page.request.get(`/api/election/${election.id}/list`)).json()) as OfficialList[]
  await page.goto(`/list/${list?.id}`)
  await page.getByRole('button', { name: 'Weiter zu: Listen' }).click()
  await page.getByLabel('Postleitzahl').fill('4055')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByRole('heading', { level: 1, name: list?.name })).toBeVisible()
  const names = page.getByRole('region', { name: list?.name }).getByRole('listitem')
  await expect(names).toHaveCount(list?.candidates.length ?? 0)
  await expect(page.getByText('Zuerst deine Favoriten ordnen', { exact: true })).toBeVisible()
  await names.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/election/${election.id}/candidate/`))
})

test('a guest whose district was not asked is asked where an election needs it [ROUTE-14]', async ({ page }) => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
  await page.getByRole('button', { name: 'Kanton selbst wählen' }).click()
  await page.getByLabel('Kanton').selectOption({ label: 'Basel-Stadt' })
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
  await skipTutorials(page)
  await page.goto('/election')
  await page.getByRole('radio', { name: 'Kanton' }).check({ force: true })
  const request = deviceRequest(page)
  const elections = async () =>
    ((await (await request.get(`${own}/election?lang=de`, { headers })).json()) as Election[]).map(({ council }) => council)
  expect(await elections()).not.toContain('cantonal-parliament')
  await page.getByRole('button', { name: 'Wahlkreis wählen' }).click()
  const sheet = page.getByRole('dialog', { name: 'In welchem Wahlkreis stimmst du ab?' })
  await sheet.getByRole('radio', { name: 'Grossbasel-West' }).check()
  await sheet.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Wahlkreis wählen' })).toBeHidden()
  expect(await elections()).toContain('cantonal-parliament')
})
