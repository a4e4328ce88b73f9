import { expect, test } from './support/voter.ts'

test('the root leads to the government page, and every address survives a reload and the way back [ROUTE-1, ROUTE-44]', {
  tag: '@core',
}, async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/')
  await expect(page).toHaveURL(/\/government$/)
  await expect(page).toHaveTitle('Politik – Plenara')
  await page.getByRole('link', { name: 'Wahlen' }).click()
  await expect(page).toHaveURL(/\/election$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Politik' })).toBeVisible()
})

test('touch, mouse and keyboard are told apart [SCREEN-14]', async ({ browser, page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/government')
  await page.mouse.click(300, 300)
  await expect(page.locator('html')).toHaveAttribute('data-input', 'mouse')
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('data-input', 'keyboard')
  const phone = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 414, height: 896 } })
  await phone.goto('/start')
  await phone.touchscreen.tap(100, 300)
  await expect(phone.locator('html')).toHaveAttribute('data-input', 'touch')
  await phone.close()
})
