import type { AnswerTable, Candidate, CandidateResponse } from '@plenara/contract'
import { whoAnswered } from '../../screen-test/matrix/candidates.ts'
import { prepareRating, type RatingVoter } from '../../screen-test/rating.ts'
import { type ApiRequest, expect, type Page, test } from '../../screen-test/screen-test.ts'

const IN_HEADER = 'Hat selbst geantwortet, am Freitag, 3. September 2027'

/** Opens a candidate with imported answers, or with a statement. */
async function open(
  { page, request, rating }: { page: Page; request: ApiRequest; rating: RatingVoter },
  hasStatement: boolean,
  profile: object = {},
): Promise<Candidate> {
  const { election, candidates } = rating
  const candidate = await whoAnswered(request, election.id, candidates)
  const statement = hasStatement ? { statement: { on: '2027-09-03', revision: 2, ...profile } } : {}
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) => route.fulfill({ json: { ...candidate, ...statement } }))
  await page.goto(`/election/${election.id}/candidate/${candidate.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return candidate
}

// Fails when the sheet names the source of the list for the answers, or the statement for an imported profile.
test('a statement is named with its day, and "Woher?" names the candidate as the source of the answers alone', async ({
  page,
  request,
  voter,
}) => {
  const candidate = await open({ page, request, rating: await prepareRating(request, voter) }, true)
  const inAnswers = `Diese Antworten hat ${candidate.firstName} selbst gegeben, am Freitag, 3. September 2027.`
  const sheet = page.getByRole('dialog', { name: 'Woher diese Angaben kommen' })
  await expect(page.getByText(IN_HEADER)).toBeVisible()
  await page.getByRole('button', { name: 'Woher?' }).click()
  await expect(sheet).not.toContainText('selbst')
  await sheet.getByRole('button', { name: 'Schliessen' }).click()
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect(page.getByText(IN_HEADER)).toBeVisible()
  await expect(page.getByText(inAnswers)).toBeVisible()
  await page.getByRole('button', { name: 'Woher?' }).click()
  await expect(sheet).toContainText(inAnswers)
  await expect(sheet).not.toContainText('Quelle')
})

// Fails when the place of the match is empty, or announces a percent that is impossible.
test('a candidate without answers has a sentence in the place of the match', async ({ page, request, voter }) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  await page.route(/\/api\/election\/\d+\/candidate-answers$/, async (route) => {
    const table: AnswerTable = await (await request.get(`/api/election/${election.id}/candidate-answers`)).json()
    await route.fulfill({ json: { ...table, columns: table.columns.map((digits) => '0'.repeat(digits.length)) } })
  })
  await page.goto(`/election/${election.id}/candidate/${candidate.id}`)
  await expect(page.getByText('Noch keine Antworten')).toBeVisible()
  await expect(page.getByText(/dann steht hier deine Übereinstimmung/)).toHaveCount(0)
})

test('imported answers have no such sentence and keep their source', async ({ page, request, voter }) => {
  await open({ page, request, rating: await prepareRating(request, voter) }, false)
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(75)
  await expect(page.getByText(/selbst geantwortet|selbst gegeben/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Woher?' }).click()
  await expect(page.getByRole('dialog', { name: 'Woher diese Angaben kommen' })).not.toContainText('selbst')
})

// Fails when a comment in another language has no `lang`, or when importance is shown by the mark alone.
test('a comment in another language has its `lang` and its name, and importance is written out', async ({ page, request, voter }) => {
  const rating = await prepareRating(request, voter)
  const written = { comment: 'Parce que', commentLanguage: 'fr', important: true }
  await page.route(/\/api\/election\/\d+\/response\/\d+\?/, async (route) => {
    const answers = (await (await route.fetch()).json()) as CandidateResponse[]
    await route.fulfill({ json: answers.map((answer, index) => (index === 0 ? { ...answer, ...written } : { ...answer, comment: null })) })
  })
  const { firstName } = await open({ page, request, rating }, true)
  await page.getByRole('tab', { name: 'Antworten' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Parce que' })
  await expect(item.getByText('Auf Français')).toBeVisible()
  await expect(item.getByText(`Für ${firstName} besonders wichtig`)).toBeVisible()
  await expect(item.locator('blockquote')).toHaveAttribute('lang', 'fr-CH')
  await expect(page.getByText('besonders wichtig')).toHaveCount(1)
})

// Fails when an imported profile is attributed to the candidate, or when an own one is not.
test('a profile names its author only if the candidate wrote it', async ({ page, request, voter }) => {
  const rating = await prepareRating(request, voter)
  const { firstName } = await open({ page, request, rating }, true, { profile: true })
  const written = `Dieses Profil hat ${firstName} selbst geschrieben, am Freitag, 3. September 2027.`
  await expect(page.getByText(written)).toBeVisible()
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect(page.getByText(written)).toHaveCount(0)
  await open({ page, request, rating }, true)
  await expect(page.getByText('selbst geschrieben')).toHaveCount(0)
})
