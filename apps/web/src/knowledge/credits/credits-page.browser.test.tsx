import { expect, test } from '../../screen-test/screen-test.ts'

test('the settings link to the credits: sources with their terms, fonts, accessibility, every library with its licence [ROUTE-10] [ROUTE-17]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Quellen und Lizenzen' }).click()
  await expect(page).toHaveURL(/\/credits$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quellen und Lizenzen')
  await expect(page.getByText('Lizenz CC BY 4.0.')).toBeVisible()
  await expect(page.getByText('SIL Open Font License 1.1.')).toBeVisible()
  for (const name of ['Barrierefreiheit', 'Rückmeldung', 'Programmbibliotheken']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('listitem').filter({ hasText: /^react \d/ })).toContainText('MIT')
  expect(await page.getByRole('region', { name: 'Programmbibliotheken' }).getByRole('listitem').count()).toBeGreaterThan(50)
  await expect(page.getByRole('link', { name: 'Schreib uns' })).toHaveAttribute('href', /^(mailto:|\/imprint$)/)
  for (const name of ['Datenschutz', 'Impressum']) await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the credits need a login: a visitor is redirected to the start [ROUTE-10]', async ({ page }) => {
  await page.goto('/credits')
  await expect(page).toHaveURL(/\/start\?redirect=%2Fcredits$/)
})
