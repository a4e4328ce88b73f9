import type { Page } from '@playwright/test'
import { damage } from './support/damage.ts'
import { prepareRating } from './support/rating.ts'
import { expect, test } from './support/voter.ts'

test.use({ kind: 'local' })

const TITLE = 'Ein Teil deiner Daten liess sich nicht lesen'
const noticeOn = (page: Page) => page.getByRole('region', { name: TITLE })

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expect(noticeOn(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

// Fails when the notice is taken out of shell.tsx.
test('a damaged record is named on the first page and in the settings until that is understood [SESSION-6]', async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter)
  await page.goto('/election')
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(noticeOn(page)).toHaveCount(0)

  expect(await damage(page, { flip: 'opinions' })).toContain('opinions')
  await page.reload()
  const notice = noticeOn(page)
  await expect(notice.getByRole('listitem')).toHaveText([/^Antworten, Bewertungen und FavoritenNationalrat 2027$/])
  await expect(notice).toContainText('Was du in der App noch siehst, ist unverändert.')
  await expect(notice).toContainText('lies sie in den Einstellungen unter «Deine Daten» wieder ein')
  await expectFits(page, 320)
  await expectFits(page, 1280)
  await notice.getByRole('link', { name: 'Zu den Einstellungen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveCount(1)
  await expect(notice.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Daten einlesen' })).toBeVisible()
  await expectFits(page, 320)
  await page.getByRole('button', { name: 'Verstanden' }).press('Enter')
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('darum braucht es keine Einwilligung', { exact: false })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(notice).toHaveCount(0)
})

test('where every record is something else the app starts, and names all that it held [SESSION-6]', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  const kinds = new Set(await damage(page, { replaceAll: true }))
  expect(kinds).toContain('user')
  await page.goto('/election')
  await expect(noticeOn(page).getByRole('listitem')).toHaveCount(kinds.size)
  await expect(noticeOn(page)).toContainText('Angaben zum Konto: Name, Sprache, Wahlkreis, Einwilligung')
  // The place is lost with the rest, and asked for before data of a canton come.
  await expect(page.getByRole('heading', { level: 1, name: 'Wo wählst du?' })).toBeVisible()
  await noticeOn(page).getByRole('button', { name: 'Verstanden' }).click()
  await expect(noticeOn(page)).toHaveCount(0)
})
