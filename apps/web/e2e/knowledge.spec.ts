import { test as visit } from '@playwright/test'
import { setOffline } from './support/network.ts'
import { expect } from './support/voter.ts'

visit(
  'levels and subjects are links; the focus goes to the title, and the levels work without a network [ROUTE-40]',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/information/elections/federal')
    await expect(page.getByRole('heading', { name: 'Der Nationalrat' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await setOffline(context, true)
    await page.getByRole('navigation', { name: 'Ebene' }).getByRole('link', { name: 'Kanton' }).click()
    await expect(page).toHaveURL(/\/information\/elections\/cantonal$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Wahlen im Kanton' })).toBeFocused()
    await expect(page.locator('dd')).toHaveText(['26', '4', '5', '100', '34 · 27 · 27 · 11 · 1'])
    await setOffline(context, false)
    await page.getByRole('navigation', { name: 'Thema' }).getByRole('link', { name: 'Fragebogen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragebogen: Kanton')
    await expect(page.getByText('Nach der Wahl laden wir dich per E-Mail zu einer Umfrage ein.')).toBeVisible()
  },
)

visit('an article that did not arrive says so and offers to load the page anew [ROUTE-40, SCREEN-20]', async ({ page, context }) => {
  await page.goto('/information/elections/federal')
  await expect(page.getByRole('heading', { name: 'Der Nationalrat' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await setOffline(context, true)
  await page.getByRole('navigation', { name: 'Thema' }).getByRole('link', { name: 'Behörden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist noch nicht auf dem Gerät.')
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
  await setOffline(context, false)
  await page.getByRole('button', { name: 'Seite neu laden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Behörden des Bundes')
})
