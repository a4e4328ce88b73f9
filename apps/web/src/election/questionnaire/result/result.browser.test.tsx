import type { CandidateCard, OfficialList } from '@plenara/contract'
import { answerFirst, ELECTION_ID } from '../../../screen-test/answers.ts'
import { onTestFinished } from 'vitest'
import { expect, type Page, test } from '../../../screen-test/screen-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const strip = (page: Page) => page.getByText(/^Noch \d+ von \d+ in Frage$/)
/** The text of the page. */
const words = () => document.querySelector('main')?.textContent ?? ''

// Fails when the strip is shown before the third answer, or when `showResult` opens a question.
test('from the third answer on the strip shows how many are in question, without names, and links to the interim result', async ({
  page,
  request,
  voter,
}) => {
  await answerFirst(request, voter, 2)
  await page.goto('/profile/questions/short')
  await expect(page.getByText('2 beantwortet')).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(strip(page)).toBeVisible()
  const cards: CandidateCard[] = await (await request.get(`/api/election/${ELECTION_ID}/candidate?view=card`)).json()
  const lists: OfficialList[] = await (await request.get(`/api/election/${ELECTION_ID}/list`)).json()
  expect(cards.filter(({ lastName }) => words().includes(lastName))).toEqual([])
  expect(lists.filter(({ name }) => words().includes(name))).toEqual([])
  await page.getByRole('button', { name: 'Zwischenstand zeigen' }).click()
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await expect(page.getByText('Nach 3 von 75 Fragen')).toBeVisible()
})

// Fails when the length of the bar does not depend on the number.
test('the bar of the strip has the length of the share of people in question', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 3)
  await page.goto('/profile/questions/short')
  const [group = 0, total = 1] = ((await strip(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(group).toBeLessThan(total)
  const drawn = () =>
    page.evaluate(() => {
      const track = document.querySelector('main p + span[aria-hidden]')
      const [box, line] = [track?.getBoundingClientRect(), track?.firstElementChild?.getBoundingClientRect()]
      return box && line ? (line.right - box.left) / box.width : Number.NaN
    })
  await expect.poll(drawn).toBeCloseTo(group / total, 2)
})

/** Simulates a slow phone: snapshots of view transitions and frames take long. */
function slowTransitions(ms: number): void {
  const original = document.startViewTransition
  onTestFinished(() => {
    document.startViewTransition = original
  })
  document.startViewTransition = ((update: () => void) => {
    setTimeout(update, ms)
    return { ready: Promise.resolve() }
  }) as typeof original
}

// Fails when a transition shows the page for which it was started instead of that of the address.
test('opening the interim result while the next question appears automatically shows the result', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 2)
  slowTransitions(800)
  await page.goto('/profile/questions/short')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(page).toHaveURL(/question=\d+/)
  await page.getByRole('button', { name: 'Zwischenstand zeigen' }).click()
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await page.waitForTimeout(900)
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
})

// Fails when `goOn` does not check the present address.
test('a question that was left has no effect: its timer ends, and two taps are one step', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 2)
  await page.goto('/profile/questions/short')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(strip(page)).toBeVisible()
  const show = await page.getByRole('button', { name: 'Zwischenstand zeigen' }).element()
  show.click()
  const end = performance.now() + 500
  while (performance.now() < end);
  await page.waitForTimeout(100)
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await page.goBack()
  const question = page.getByRole('heading', { level: 2 })
  const text = (await question.textContent()) ?? ''
  slowTransitions(400)
  const next = await page.getByRole('button', { name: 'Weiter' }).element()
  for (let taps = 0; taps < 2; taps++) {
    next.click()
    await page.waitForTimeout(20)
  }
  await expect(question).not.toHaveText(text)
  await page.goBack()
  await expect(question).toHaveText(text)
})

// Fails when `stageOf` does not rise at 8, when there is a percent beside the bands, or when the cards are ordered by `expected`.
test('after the eighth answer the interim result is shown automatically: bands, three people, no percent and no rank; then the next question', async ({
  page,
  request,
  voter,
}) => {
  await answerFirst(request, voter, 7)
  await page.goto('/profile/questions/short')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(heading(page)).toHaveText('Dein Zwischenstand')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Nach 8 von 75 Fragen')).toBeVisible()
  const people = page.getByRole('link', { name: /\d+ bis \d+ Prozent(, (noch ungenau|ungefähr))?/ })
  await expect(people).toHaveCount(3)
  const percents = words().match(/[\d–-]+ %/g) ?? []
  expect(percents).toHaveLength(3)
  expect(percents.filter((percent) => !/^\d+–\d+ %$/.test(percent))).toEqual([])
  await expect(page.getByText(/^\d+ von \d+ Kandidierenden könnten zu deinen besten zehn gehören\.$/)).toBeVisible()
  await expect(page.getByText('Das ist keine Wahlempfehlung.')).toBeVisible()
  await page.getByText('So genau ist das').click()
  await expect(page.getByText('Mit weiteren Antworten wird der Bereich schmaler.')).toBeVisible()
  await page.getByRole('button', { name: /^Alle \d+$/ }).click()
  await expect(page.getByRole('button', { name: /^Alle \d+$/ })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('link', { name: 'Genauer machen: noch 22 Fragen' }).click()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expect(page.getByText('8 beantwortet')).toBeVisible()
})

// Fails when the order is by percent, or when such an order can be chosen.
test('the people in question are in a random order, by name or by list, and the order stays', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 8)
  await page.goto('/profile/questions/short?question=result&all=1')
  await expect(heading(page)).toHaveText(/^\d+ in Frage$/)
  const names = async () =>
    Promise.all((await page.getByRole('main').getByRole('link').locator('b').all()).map((name) => name.textContent()))
  await expect(page.getByRole('link').filter({ hasText: 'Prozent' }).first()).toBeVisible()
  const fair = await names()
  expect(fair.length).toBe(Number(/\d+/.exec((await heading(page).textContent()) ?? '')?.[0]))
  const cards: CandidateCard[] = await (await request.get(`/api/election/${ELECTION_ID}/candidate?view=card`)).json()
  const inFairOrder = fair.flatMap((name) => cards.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name) ?? [])
  const inOrder = (key: (card: CandidateCard) => string) => {
    const { compare } = new Intl.Collator('de-CH', { numeric: true })
    return inFairOrder.toSorted((a, b) => compare(key(a), key(b))).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  }
  await page.getByText('Name', { exact: true }).click()
  await expect.poll(names).toEqual(inOrder(({ lastName, firstName }) => `${lastName} ${firstName}`))
  await page.getByText('Listennummer', { exact: true }).click()
  await expect.poll(names).toEqual(inOrder(({ number, listNumber }) => number ?? listNumber ?? '~'))
  await page.reload()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(fair.length)
  expect(await names()).toEqual(fair)
})

// Fails when percents are shown before the short questions are answered, or when the end is the interim result.
test('after the short questions there is the animated diagram, the percent, its expected range, and links', async ({
  page,
  request,
  voter,
}) => {
  await answerFirst(request, voter, 29)
  await page.goto('/profile/questions/short')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(heading(page)).toHaveText(/^Am stärksten bei «.+»\.$/)
  await expect(page.getByRole('img', { name: /\w+ \d+, \w+/ })).toBeVisible()
  await expect(page.getByText('30 von 75 Fragen')).toBeVisible()
  await expect(page.getByText(/^\d+ % aus (2\d|30) gemeinsamen Antworten$/)).toHaveCount(3)
  await expect(page.getByText(/^nach allen 75 voraussichtlich \d+–\d+ %$/)).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Dir am nächsten: Listen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kandidierende bewerten' })).toBeVisible()
  await page.getByRole('link', { name: 'Alle 75 Fragen' }).click()
  await expect(page.getByText('von 75 Fragen')).toBeVisible()
  await expect(page.getByText('30 beantwortet')).toBeVisible()
})

// Fails when the band is shown although nothing is open.
test('after all questions only the percent is shown', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 75, 'all')
  await page.goto('/profile/questions/all')
  await expect(page.getByText('75 von 75 Fragen')).toBeVisible()
  await expect(page.getByText(/^\d+ % aus \d+ gemeinsamen Antworten$/)).toHaveCount(3)
  await expect(page.getByText(/voraussichtlich/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Alle 75 Fragen' })).toHaveCount(0)
})

// Fails when a field of fewer than 40 is estimated, or when its result is empty.
test('with too few answers of candidates there is no estimate: the strip counts, and the result explains that', async ({
  page,
  request,
  voter,
}) => {
  await page.route(/\/api\/election\/\d+\/candidate-answers/, async (route) => {
    const table = await (await route.fetch()).json()
    route.fulfill({
      json: {
        ...table,
        candidateIds: table.candidateIds.slice(0, 12),
        columns: table.columns.map((column: string) => column.slice(0, 12)),
      },
    })
  })
  await answerFirst(request, voter, 7)
  await page.goto('/profile/questions/short')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(page.getByText('Nach 8 von 30 Fragen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zwischenstand zeigen' })).toHaveCount(0)
  await page.goto('/profile/questions/short?question=result')
  await expect(page.getByText(/^Hier haben erst \d+ Kandidierende geantwortet/)).toBeVisible()
  await page.getByRole('link', { name: /^Genauer machen/ }).click()
  await expect(page.getByRole('radio').first()).toBeAttached()
})

// Fails when the result requests single people, or people by match.
test('the result requests whole sets only', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 8)
  const asked: string[] = []
  void page.waitForRequest((url) => {
    asked.push(url)
    return false
  })
  await page.goto('/profile/questions/short?question=result')
  await expect(page.getByText('Das ist keine Wahlempfehlung.')).toBeVisible()
  const personal = asked.filter((url) => /\/candidate\/\d|[?&](ids?|candidate)=|portrait/.test(url))
  expect(personal).toEqual([])
  expect(asked.some((url) => /\/candidate\?.*view=card/.test(url))).toBe(true)
})

// Fails when `useIsResultNear` loads nothing.
test('the data of the result is prefetched, so that it is available without a network', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 5)
  const asked = page.waitForRequest((url) => /\/candidate\?/.test(url))
  await page.goto('/profile/questions/short')
  await expect(strip(page)).toBeVisible()
  await asked
  await page.waitForLoadState('networkidle')
  await page.setOffline(true)
  await page.getByRole('button', { name: 'Zwischenstand zeigen' }).click()
  await expect(page.getByRole('link', { name: /Prozent, / })).toHaveCount(3)
})

const BAND = /\d+–\d+ %/

// Fails when the candidate's page shows a percent or a rank that the result does not show, or no band.
test('a card links to the candidate, without a percent before the short questions are answered', async ({ page, request, voter }) => {
  await answerFirst(request, voter, 12)
  await page.goto('/profile/questions/short?question=result')
  await page
    .getByRole('link', { name: /Prozent, / })
    .first()
    .click()
  await expect(page.getByText('Noch 18 kurze Fragen, dann steht hier deine Übereinstimmung.')).toBeVisible()
  await expect(page.getByText(BAND).first()).toBeVisible()
  expect(words().replace(BAND, '')).not.toMatch(/\d ?%|Rang \d/)
})
