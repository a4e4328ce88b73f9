import type { Candidate } from '@plenara/contract'
import { afterEach } from 'vitest'
import { whoAnswered } from '../../screen-test/matrix/candidates.ts'
import { forgetPreview, openPreview } from '../../screen-test/preview.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { type ApiRequest, expect, type Page, test, type Voter } from '../../screen-test/screen-test.ts'

const REASON = 'Die Übereinstimmung sehen Wählende nur für sich, du nicht.'
afterEach(forgetPreview)

async function open({ page, request, voter }: { page: Page; request: ApiRequest; voter: Voter }): Promise<Candidate> {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  await openPreview(page, candidate)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
  return candidate
}

// Fails when the page has a percent, a band or a link to one: there is no voter to whom it would apply.
test('a preview is the page that voters see, without a percent', async ({ page, request, voter }) => {
  await open({ page, request, voter })
  await expect(page.getByRole('complementary', { name: 'So sehen dich Wählende' })).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
  await expect(page.getByText(/gemeinsamen Antworten/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(75)
  await expect(page.getByText('Warum diese Übereinstimmung')).toHaveCount(0)
})

// Fails without `useStaying`: a link would open the page of another candidate outside of the preview.
test('links to other pages show a notice instead, and the page stays', async ({ page, request, voter }) => {
  await open({ page, request, voter })
  await page.getByRole('link', { name: /vergleichen/i }).click()
  await expect(page.getByText('In der Vorschau bleibt es bei dieser Seite.')).toBeVisible()
  expect(location.pathname).toBe('/preview')
  await expect(page.getByText(REASON)).toBeVisible()
})

// Fails when a preview offers to report: a draft has no readers.
test('an own statement is marked as such, and cannot be reported', async ({ page, request, voter }) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  const statement = { on: '2027-09-03', revision: 2, profile: true }
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) => route.fulfill({ json: { ...candidate, statement } }))
  await openPreview(page, candidate)
  await expect(page.getByText('Hat selbst geantwortet, am Freitag, 3. September 2027')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Melden' })).toHaveCount(0)
})

test('each language shows the texts of its readers', async ({ page, request, voter }) => {
  await open({ page, request, voter })
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(page.getByRole('tab', { name: 'Réponses' })).toBeVisible()
  await expect(page.getByText('Ce que l’électorat voit de toi')).toBeVisible()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByText(REASON)).toBeVisible()
})

test('an expired draft shows that, and how to open it again', async ({ page, request, voter }) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await openPreview(page, candidate)
  await expect(page.getByText('Diese Vorschau ist abgelaufen, oder dein Entwurf hat sich geändert.')).toBeVisible()
})
