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

// Fails when a percent, a band or a way to one stands there: it would be that of nobody.
test('a preview is the page that voters see, without the percent that each of them has', async ({ page, request, voter }) => {
  await open({ page, request, voter })
  await expect(page.getByRole('complementary', { name: 'So sehen dich Wählende' })).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
  await expect(page.getByText(/gemeinsamen Antworten/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(75)
  await expect(page.getByText('Warum diese Übereinstimmung')).toHaveCount(0)
})

// Fails without `useStaying`: the page of another candidate would be that of a voter, at an address that a reload ends.
test('what leads to another page says that it does not, and stays', async ({ page, request, voter }) => {
  await open({ page, request, voter })
  await page.getByRole('link', { name: /vergleichen/i }).click()
  await expect(page.getByText('In der Vorschau bleibt es bei dieser Seite.')).toBeVisible()
  expect(location.pathname).toBe('/preview')
  await expect(page.getByText(REASON)).toBeVisible()
})

// Fails when a preview offers what readers report by: nobody reports a draft.
test('a statement of their own stands there as such, and cannot be reported', async ({ page, request, voter }) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  const statement = { on: '2027-09-03', revision: 2, profile: true }
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) => route.fulfill({ json: { ...candidate, statement } }))
  await openPreview(page, candidate)
  await expect(page.getByText('Hat selbst geantwortet, am Freitag, 3. September 2027')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Melden' })).toHaveCount(0)
})

test('each language shows what its readers see', async ({ page, request, voter }) => {
  await open({ page, request, voter })
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(page.getByRole('tab', { name: 'Réponses' })).toBeVisible()
  await expect(page.getByText('Ce que l’électorat voit de toi')).toBeVisible()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByText(REASON)).toBeVisible()
})

test('a draft that is over says so, and how to see it anew', async ({ page, request, voter }) => {
  const { election, candidates } = await prepareRating(request, voter)
  const candidate = await whoAnswered(request, election.id, candidates)
  await page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await openPreview(page, candidate)
  await expect(page.getByText('Diese Vorschau ist abgelaufen, oder dein Entwurf hat sich geändert.')).toBeVisible()
})
