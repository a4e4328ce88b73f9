import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { List, Match, MatchPercent, Question, Response } from '@plenara/contract'
import { interactionsOf, watchInteractions } from './support/interactions.ts'
import { workOf } from './support/main-thread.ts'
import { quantile } from './support/median.ts'
import { openPhone } from './support/phone.ts'
import { press } from './support/press.ts'
import { report } from './support/report.ts'
import { yardstick } from './support/yardstick.ts'
import { test, type ZurichVoter } from './support/zurich.ts'

const ANSWERS = 8
/** On the deck, of which one is taken back, and in the list. */
const RATED = 6 - 1 + 3
const STRUCK = 4
/** The change from one question to the next takes no taps until it is over. */
const LOOKED_AT_MS = 500
const CARD = 'article[data-place="first"]'

// Whoever answers comes from one open question to the next.
test.use({ answered: 'short' })

/** Answers the question that is shown, which waits for the one before to be gone and is looked at first. */
async function answer(page: Page): Promise<void> {
  const row = page.locator('main h2 ~ fieldset:not(:has(:checked)) label').first()
  await row.waitFor()
  await page.waitForTimeout(LOOKED_AT_MS)
  await press(page, row)
}

async function percentsOfServer(request: APIRequestContext, { id, token, election }: ZurichVoter): Promise<MatchPercent[]> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await request.get(`/api/user/${id}/election/${election.id}/match-percent`, { headers })).json()
}

async function openQuestions(page: Page): Promise<void> {
  await page.goto('/profile/questions/all')
  await expect(page.locator('fieldset').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('an answer is worked into spider and percents within 50 ms, without the server, and as the server does it', async ({
  browser,
  voter,
  request,
}) => {
  const phone = await openPhone(browser, voter)
  const { page, close } = phone
  const tableArrived = page.waitForResponse(/\/candidate-answers/)
  await openQuestions(page)
  await (await tableArrived).finished()
  const before = await percentsOfServer(request, voter)
  const { wall, thread } = await workOf(phone, { browser, input: 'click', windowMs: 100 }, () => answer(page))
  await page.waitForLoadState('networkidle')
  const after = await percentsOfServer(request, voter)
  expect(after).not.toEqual(before)
  // With the server's percents out of reach the page shows those that it computed itself.
  await page.route(/\/match-percent/, (route) => route.abort())
  await page.getByRole('button', { name: 'Schliessen' }).click()
  await page.evaluate(() => {
    history.pushState(null, '', '/match')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  // Somebody with answers; who gave none has no percent.
  const row = page.locator('[aria-posinset]').filter({ hasText: '%' }).first()
  const id = Number(/candidate\/(\d+)/.exec((await row.locator('a').getAttribute('href')) ?? '')?.[1])
  const expected = after.find(({ candidateId }) => candidateId === id)?.value
  await expect(row).toContainText(`${Math.round(expected ?? Number.NaN)}%`)
  await close()
  console.log(await yardstick(browser))
  report('answer, ms of main thread until all is redrawn (thread time x 4)', thread, 50)
  report('answer, the same by the clock', wall, 50)
  expect(quantile(thread)).toBeLessThanOrEqual(50)
})

/** Questionnaire, deck, list with filter and order, favourites, list editor: as a voter goes through them. */
async function goThrough(page: Page, voter: ZurichVoter): Promise<number[]> {
  const durations: number[] = []
  const leave = async () => durations.push(...(await interactionsOf(page)))
  await openQuestions(page)
  for (let count = 0; count < ANSWERS; count++) {
    await answer(page)
    await page.waitForTimeout(200)
  }
  await leave()

  await page.goto('/match')
  await expect(page.locator(CARD)).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const name of [/ annehmen$/, / ablehnen$/, / super finden$/, / annehmen$/, / annehmen$/, / ablehnen$/]) {
    await press(page, page.getByRole('button', { name }).first())
    await page.waitForTimeout(400)
  }
  await press(page, page.getByRole('button', { name: 'Rückgängig' }))
  await page.waitForTimeout(400)
  await press(page, page.getByRole('button', { name: 'Als Liste zeigen' }))
  for (const place of [1, 2, 3]) {
    await press(page, page.locator(`[aria-posinset="${place}"] [data-rate="like"]`))
    await page.waitForTimeout(400)
  }
  await press(page, page.getByRole('button', { name: /Filter/ }))
  await page.waitForTimeout(600)
  for (const order of ['Nachname', 'Übereinstimmung']) {
    await press(page, page.getByRole('group', { name: 'Reihenfolge' }).getByText(order, { exact: false }).first())
    await page.waitForTimeout(400)
  }
  await page.getByRole('searchbox').pressSequentially('mei', { delay: 200 })
  await leave()

  const list = await ownList(page, voter)
  const ranks = await ranksOf(page, voter)
  await page.goto('/election/favorite-candidates')
  await page.waitForLoadState('networkidle')
  for (let count = 0; count < 3; count++) {
    await press(page, page.getByRole('button', { name: /einen Rang nach unten/ }).first())
    await page.waitForTimeout(400)
  }
  await leave()

  await page.goto(`/list/${list}`)
  await page.waitForLoadState('networkidle')
  for (let count = 0; count < STRUCK; count++) {
    await press(page, page.getByRole('button', { name: /streichen$/ }).first())
    await page.waitForTimeout(500)
  }
  await leave()
  expect(await ranksOf(page, voter)).not.toEqual(ranks)
  await expectDone(page, voter)
  return durations
}

async function ask<T>(page: Page, { id, token, election }: ZurichVoter, what: string): Promise<T> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await page.request.get(`/api/user/${id}/election/${election.id}/${what}`, { headers })).json()
}

/** The favourites in their order. */
async function ranksOf(page: Page, voter: ZurichVoter): Promise<(readonly [number, number | null])[]> {
  const matches = await ask<Match[]>(page, voter, 'match')
  return matches.filter(({ rank }) => rank !== null).map(({ candidateId, rank }) => [candidateId, rank])
}

/** A press that met nothing would be measured as a fast one: whether everything has arrived at the server. */
async function expectDone(page: Page, voter: ZurichVoter): Promise<void> {
  const questions: Question[] = await (await page.request.get(`/api/election/${voter.election.id}/question`)).json()
  const responses = await ask<Response[]>(page, voter, 'response')
  expect(responses).toHaveLength(questions.filter(({ isShort }) => isShort).length + ANSWERS)
  expect(await ask<Match[]>(page, voter, 'match')).toHaveLength(RATED)
  const [own] = await ask<List[]>(page, voter, 'list')
  const [official] = await (await page.request.get(`/api/election/${voter.election.id}/list`)).json()
  expect(own?.candidates).toHaveLength(official.candidates.length - STRUCK)
}

/** An edited copy of the first official list; the steps up to the lists count as done. */
async function ownList(page: Page, { id, token, election }: ZurichVoter): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const place = `/api/user/${id}/election/${election.id}`
  for (const key of ['match', 'favorites', 'achievement.lists']) {
    await page.request.put(`${place}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
  const [official] = await (await page.request.get(`/api/election/${election.id}/list`)).json()
  const candidates = official.candidates.map((candidate: { id: number }, index: number) => ({ id: candidate.id, pos: index + 1 }))
  const data = { name: 'Entwurf', adapted: true, officialListId: official.id, candidates }
  return (await (await page.request.put(`${place}/list`, { headers, data })).json()).id
}

test('three of four interactions of the whole journey are painted within 100 ms', async ({ browser, voter }) => {
  const { page, close } = await openPhone(browser, voter)
  await watchInteractions(page)
  const durations = await goThrough(page, voter)
  await close()
  console.log(await yardstick(browser))
  report('INP of the journey, ms', durations, 100, 0.75)
  expect(durations.length).toBeGreaterThan(25)
  expect(quantile(durations, 0.75)).toBeLessThanOrEqual(100)
})
