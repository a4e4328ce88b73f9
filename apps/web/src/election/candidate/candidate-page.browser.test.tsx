import type { CandidateCard } from '@plenara/contract'
import { answerFirst, ELECTION_ID } from '../../screen-test/answers.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

const LABELS = [
  'Vorname',
  'Alter',
  'Jahrgang',
  'Liste',
  'Listenplatz',
  'Listennummer',
  'Partei',
  'Übereinstimmung',
  'Wichtigste Ziele',
  'Motivation',
  'Ausbildung',
  'Politische Erfahrung',
  'Weitere Erfahrung',
  'Hobbys',
  'Wahlkampfbudget',
  'Politische Positionen',
  'Interessenbindungen',
]

test('a candidate shows profile, answers, news and notes under their labels [SCREEN-10, SCREEN-11, ROUTE-25]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, election } = await prepareRating(request, voter)
  const answered = await Promise.all(
    candidates.slice(0, 12).map(async (card) => {
      const responses: unknown[] = await (await request.get(`/api/election/${election.id}/response/${card.id}`)).json()
      return { card, count: responses.length }
    }),
  )
  const card = answered.sort((a, b) => b.count - a.count)[0]?.card
  if (!card) throw new Error('no candidate')
  await page.goto(`/election/${election.id}/candidate/${card.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${card.firstName} ${card.lastName}`)
  await expect(page.getByText(/Übereinstimmung aus \d+ gemeinsamen Antworten/)).toBeVisible()
  for (const label of LABELS) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Profil' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Antworten' })).toBeFocused()
  const answers = page.getByRole('tabpanel').getByRole('listitem')
  await expect(answers).toHaveCount(75)
  await expect(answers.first()).toContainText('Verschieden')
  await page.getByRole('combobox', { name: 'Reihenfolge der Antworten' }).selectOption('same')
  await expect(answers.first()).toContainText('Gleich')
  await expect(page.getByText('Nicht beantwortet').first()).toBeAttached()
  await page.getByRole('tab', { name: 'News' }).click()
  await expect(page.getByText('sind keine News bekannt')).toBeVisible()
  await page.getByRole('tab', { name: 'Notizen' }).click()
})

test('the tab is in the address, survives a reload, is stored and stays for the next person [SCREEN-10]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, election } = await prepareRating(request, voter)
  const address = (index: number) => `/election/${election.id}/candidate/${candidates[index]?.id}`
  await page.goto(address(3))
  await expect(page.getByRole('tab', { name: 'Profil' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Profil' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Notizen' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?]tab=answers$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Antworten' })).toHaveAttribute('aria-selected', 'true')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Weitere Kandidierende' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await expect(page).toHaveURL(/[?]tab=answers$/)
  await page.goto(address(4))
  await expect(page.getByRole('tab', { name: 'Antworten' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${address(4)}?tab=salary`)
  await expect(page.getByRole('tab', { name: 'Antworten' })).toHaveAttribute('aria-selected', 'true')
})

test('the heart adds to the favourites and asks before it removes [SCREEN-9]', async ({ page, request, voter }) => {
  const { candidates, election, matches } = await prepareRating(request, voter)
  const card = candidates[5]
  if (!card) throw new Error('no candidate')
  await page.goto(`/election/${election.id}/candidate/${card.id}`)
  const heart = page.getByRole('button', { name: 'als Favorit' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(matches).toEqual([{ candidateId: card.id, type: 'like', rank: 1 }])
  await heart.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Rang 1')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(matches).toEqual([])
})

test('from the deck a rating on the details returns to the next card [ROUTE-25, SCREEN-4]', async ({ page, request, voter }) => {
  const { candidates } = await prepareRating(request, voter)
  await page.goto('/match')
  const card = page.locator('article[data-place="first"]')
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: 'Alle Angaben' }).click()
  await expect(page).toHaveURL(/closeOnMatch=1/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(`1 von ${candidates.length}`)).toBeVisible()
  await page.getByRole('link', { name: 'Weiter:' }).click()
  await expect(page.getByText(`2 von ${candidates.length}`)).toBeVisible()
  await page.getByRole('link', { name: 'Zurück:' }).click()
  await page.getByRole('button', { name: `${name} annehmen` }).click()
  await expect(page).toHaveURL(/\/match$/)
  await expect(card.getByRole('heading')).not.toHaveText(name)
  await expect(card.getByRole('link', { name: 'Alle Angaben' })).toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(card.getByRole('heading')).toHaveText(name)
})

test('news open in a new tab with source, date and premium mark; without a network the tab shows that [SCREEN-10, SCREEN-20]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, election } = await prepareRating(request, voter)
  const article = {
    id: 1,
    outletId: null,
    outletName: 'Testblatt',
    title: 'Ein Testtitel',
    summary: '',
    url: 'https://example.ch/artikel',
    publishedAt: '2027-09-01T10:00:00.000Z',
    language: 'fr',
    premium: true,
    councillorIds: [],
    candidateIds: [candidates[0]?.id],
  }
  await page.route(/\/candidate\/\d+\/article/, (route) => route.fulfill({ json: { items: [article], page: 1, pageSize: 20, total: 1 } }))
  await page.goto(`/election/${election.id}/candidate/${candidates[0]?.id}?tab=news`)
  const link = page.getByRole('link', { name: /Ein Testtitel.*öffnet die Seite von Testblatt/ })
  await expect(link).toHaveAttribute('href', article.url)
  await expect(page.getByText('Nur mit Abo')).toBeVisible()
  await expect(page.getByText('01.09.27')).toBeVisible()
  await page.unroute(/\/candidate\/\d+\/article/)
  await page.route(/\/candidate\/\d+\/article/, (route) => route.abort())
  await page.goto(`/election/${election.id}/candidate/${candidates[1]?.id}?tab=news`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible()
})

// Fails when the tab of answers, or the comparison, shows anything based on a percent before the short questions are answered.
test('until the short questions are answered a band replaces every percent [SCREEN-10]', async ({ page, request, voter }) => {
  const left = await answerFirst(request, voter, 20)
  const cards: CandidateCard[] = await (await request.get(`/api/election/${ELECTION_ID}/candidate?view=card`)).json()
  const address = `/election/${ELECTION_ID}/candidate/${cards[0]?.id}`
  const percents = page.getByText(/\d+\s?%/)
  const waits = page.getByText(`Noch ${left.length} kurze Fragen, dann steht hier deine Übereinstimmung.`)
  for (const tab of ['profile', 'answers']) {
    await page.goto(`${address}?tab=${tab}`)
    await expect(waits.first()).toBeVisible()
    await expect(page.getByText(/^\d+ bis \d+ Prozent, /).first()).toBeAttached()
    for (const text of await percents.allTextContents()) expect(text).toMatch(/^\d+–\d+ %$/)
  }
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(75)
  await expect(page.getByText('Was wäre, wenn?')).toHaveCount(0)
  await expect(page.getByText('Nach Themen')).toHaveCount(0)
  await page.goto(`/election/${ELECTION_ID}/compare?with=${cards[0]?.id},${cards[1]?.id}`)
  await expect(waits).toHaveCount(2)
  for (const text of await percents.allTextContents()) expect(text).toMatch(/^\d+–\d+ %$/)
  await answerFirst(request, voter, 30)
  await page.goto(`${address}?tab=answers`)
  await expect(page.getByText('Nach Themen')).toBeVisible()
  await expect(waits).toHaveCount(0)
  await expect(page.getByText(/Übereinstimmung aus \d+ gemeinsamen Antworten/)).toBeVisible()
})
