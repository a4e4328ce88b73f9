import { setOffline } from './support/network.ts'
import { expect, test } from './support/voter.ts'

test('the switch to easy language works without a network, by key, and has an address of its own [ROUTE-28]', { tag: '@core' }, async ({
  page,
  context,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/voting-instructions')
  await expect(page.getByRole('heading', { name: 'Material prüfen' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await setOffline(context, true)
  await page.getByRole('radio', { name: 'Standard' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Einen Wahl-Zettel nehmen' })).toBeVisible()
  await expect(page).toHaveURL(/\/voting-instructions\?text=easy$/)
  await setOffline(context, false)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Leichte Sprache' })).toBeChecked()
  await expect(page.getByRole('article').locator('ol > li')).toHaveCount(5)
})
