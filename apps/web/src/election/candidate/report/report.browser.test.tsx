import type { Candidate, CandidateResponse, ModerationCount, NewReport } from '@plenara/contract'
import { whoAnswered } from '../../../screen-test/matrix/candidates.ts'
import { prepareRating, type RatingVoter } from '../../../screen-test/rating.ts'
import { type ApiRequest, expect, type Page, test } from '../../../screen-test/screen-test.ts'

const REPORT = /\/api\/election\/\d+\/candidate\/\d+\/report$/
const COUNTS = /\/api\/election\/\d+\/moderation$/
const PERSON = /\/api\/election\/\d+\/candidate\/\d+\?/

interface Answer {
  readonly status: number
  readonly code?: string
}

/** Opens a candidate with a statement or with an imported profile, and accepts reports. */
async function open(
  { page, request, rating }: { page: Page; request: ApiRequest; rating: RatingVoter },
  { hasStatement = true, answer = { status: 202 } }: { hasStatement?: boolean; answer?: Answer } = {},
) {
  const { election, candidates } = rating
  const candidate: Candidate = await whoAnswered(request, election.id, candidates)
  const content = {
    motto: 'Alle andern lügen.',
    links: [],
    interests: [],
    ...(hasStatement && { statement: { on: '2027-09-03', revision: 2, profile: true } }),
  }
  const asked: string[] = []
  const reports: NewReport[] = []
  await page.route(PERSON, (route) => route.fulfill({ json: { ...candidate, ...content } }))
  await page.route(/\/api\/election\/\d+\/response\/\d+\?/, (route) => {
    const responses: CandidateResponse[] = []
    return route.fulfill({ json: responses })
  })
  await page.route(COUNTS, (route) => {
    asked.push('counts')
    const none = { reported: 0, held: 0 }
    const counts: ModerationCount[] = [
      { reason: 'insult', reported: 3, held: 1 },
      ...(['hatred', 'identity', 'rights', 'privacy', 'advertising'] as const).map((reason) => ({ reason, ...none })),
    ]
    return route.fulfill({ json: counts })
  })
  await page.route(REPORT, async (route) => {
    reports.push(await route.request().postDataJSON())
    const json = answer.code ? { status: answer.status, code: answer.code, title: '' } : {}
    return route.fulfill({ status: answer.status, json, ...(answer.code && { contentType: 'application/problem+json' }) })
  })
  await page.goto(`/election/${election.id}/candidate/${candidate.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { asked, reports, candidate, sheet: page.getByRole('dialog', { name: `Etwas von ${candidate.firstName} melden` }) }
}

// Fails when the sheet is loaded before it is opened, sends without a reason, or sends more than part and reason.
test('a reader reports a text for one of six reasons, and sees how often that happened', async ({ page, request, voter }) => {
  const { asked, reports, sheet } = await open({ page, request, rating: await prepareRating(request, voter) })
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Melden' }).click()
  await expect(sheet.getByRole('radio')).toHaveCount(6)
  await expect(sheet).toContainText('Beleidigung oder üble Nachrede: 3 gemeldet, 1 zurückgehalten')
  await sheet.getByRole('button', { name: 'Melden' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Wähle einen Grund.')
  expect(reports).toEqual([])
  await sheet.getByLabel('Was?').selectOption('Motto')
  await sheet.getByLabel('Werbung').check()
  await sheet.getByRole('button', { name: 'Melden' }).click()
  await expect(sheet.getByRole('status')).toContainText('Deine Meldung ist angekommen')
  expect(reports).toEqual([{ part: 'text/motto', reason: 'advertising' }])
})

test('imported texts cannot be reported, and name their source', async ({ page, request, voter }) => {
  const rating = await prepareRating(request, voter)
  const { sheet } = await open({ page, request, rating }, { answer: { status: 404, code: 'not_found' } })
  await page.getByRole('button', { name: 'Melden' }).click()
  await sheet.getByLabel('Werbung').check()
  await sheet.getByRole('button', { name: 'Melden' }).click()
  await expect(sheet.getByRole('alert')).toContainText('nicht selbst veröffentlicht')
})

test('too many reports show a message to wait, and keep the input', async ({ page, request, voter }) => {
  const rating = await prepareRating(request, voter)
  const { sheet } = await open({ page, request, rating }, { answer: { status: 429, code: 'too_many_attempts' } })
  await page.getByRole('button', { name: 'Melden' }).click()
  await sheet.getByLabel('Werbung').check()
  await sheet.getByRole('button', { name: 'Melden' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Zu viele Versuche')
  await expect(sheet.getByLabel('Werbung')).toBeChecked()
})

test('a candidate with imported data alone cannot be reported', async ({ page, request, voter }) => {
  const { asked } = await open({ page, request, rating: await prepareRating(request, voter) }, { hasStatement: false })
  await expect(page.getByRole('button', { name: 'Woher?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Melden' })).toHaveCount(0)
  expect(asked).toEqual([])
})
