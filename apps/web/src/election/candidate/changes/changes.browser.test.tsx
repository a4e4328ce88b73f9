import type { LoggedChange, Question } from '@plenara/contract'
import { whoAnswered } from '../../../screen-test/matrix/candidates.ts'
import { prepareRating, type RatingVoter } from '../../../screen-test/rating.ts'
import { type ApiRequest, expect, type Page, test } from '../../../screen-test/screen-test.ts'

const LOG = /\/api\/election\/\d+\/candidate\/\d+\/change\?/

/** Opens a candidate with or without changes, and answers the requests of the log. */
async function open(
  { page, request, rating }: { page: Page; request: ApiRequest; rating: RatingVoter },
  { hasChanges, changes = [] }: { hasChanges: boolean; changes?: readonly LoggedChange[] },
) {
  const { election, candidates } = rating
  const candidate = await whoAnswered(request, election.id, candidates)
  const asked: string[] = []
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) =>
    route.fulfill({ json: { ...candidate, ...(hasChanges && { hasChanges: true }) } }),
  )
  await page.route(LOG, (route) => {
    asked.push('change')
    return route.fulfill({ json: changes })
  })
  await page.goto(`/election/${election.id}/candidate/${candidate.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { asked, candidate }
}

// Fails when the log is requested before it is opened, or offered without changes.
test('the log of changes is requested when it is opened, and has before, after, day and reason', async ({ page, request, voter }) => {
  const rating = await prepareRating(request, voter)
  const questions = (await (await request.get(`/api/election/${rating.election.id}/question?lang=de`)).json()) as Question[]
  const question = questions[0]!
  const changes: LoggedChange[] = [
    { on: '2027-09-20', field: 'text/motto/de', before: 'Für alle.', after: null, reason: 'Der Satz war nicht von mir.' },
    { on: '2027-09-10', field: 'text/hobbies/de', before: null, after: 'Velo', held: ['before'] },
    { on: '2027-09-03', field: `answer/${question.id}`, before: question.type === 'options5' ? 0 : 100, after: null },
  ]
  const { asked, candidate } = await open({ page, request, rating }, { hasChanges: true, changes })
  const button = page.getByRole('button', { name: 'Änderungen' })
  await expect(button).toBeVisible()
  expect(asked).toEqual([])
  await button.click()
  const sheet = page.getByRole('dialog', { name: `Was ${candidate.firstName} geändert hat` })
  const entry = (place: number) => sheet.getByRole('listitem').nth(place)
  const [corrected, held, changed] = [entry(0), entry(1), entry(2)]
  await expect(corrected).toContainText('Motto, Deutsch')
  await expect(corrected).toContainText('Für alle.')
  await expect(corrected).toContainText('keine Angabe')
  await expect(corrected).toContainText('Montag, 20. September 2027, Korrektur nach der Frist')
  await expect(corrected).toContainText('Grund: Der Satz war nicht von mir.')
  await expect(held).toContainText('zurückgehalten')
  await expect(held).toContainText('Velo')
  await expect(changed).toContainText(question.text)
  await expect(changed).toContainText('Freitag, 3. September 2027')
  await expect(changed).not.toContainText('Korrektur')
  expect(asked).toEqual(['change'])
})

test('without changes there is no button', async ({ page, request, voter }) => {
  const { asked } = await open({ page, request, rating: await prepareRating(request, voter) }, { hasChanges: false })
  await expect(page.getByRole('button', { name: 'Woher?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Änderungen' })).toHaveCount(0)
  expect(asked).toEqual([])
})

test('without a network the log shows that, and can be loaded again', async ({ page, request, voter }) => {
  const { candidate } = await open({ page, request, rating: await prepareRating(request, voter) }, { hasChanges: true })
  await page.unroute(LOG)
  await page.route(LOG, (route) => route.abort())
  await page.getByRole('button', { name: 'Änderungen' }).click()
  const sheet = page.getByRole('dialog', { name: `Was ${candidate.firstName} geändert hat` })
  await expect(sheet.getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible()
  await page.unroute(LOG)
  await page.route(LOG, (route) => route.fulfill({ json: [] }))
  await sheet.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(sheet).toContainText('gibt es keine Änderung')
})
