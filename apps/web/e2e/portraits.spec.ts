import { prepareRating } from './support/rating.ts'
import { expect, test } from './support/voter.ts'

test('no face stands beside another name while its own is still on its way [SCREEN-3]', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  const row = page.locator('[aria-posinset="1"]')
  const face = row.locator('img')
  // From one order to another that is the same for every voter: in the random one somebody without a picture may be first.
  await page.getByRole('button', { name: /Filter/ }).click()
  const orders = page.getByRole('group', { name: 'Reihenfolge' })
  await orders.getByRole('radio', { name: 'Alter' }).check()
  await expect(orders.getByRole('radio', { name: 'Alter' })).toBeChecked()
  await expect(face).toBeVisible()
  const before = await row.getByRole('link', { includeHidden: true }).textContent()

  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/portrait/, async (route) => {
    await held
    await route.continue()
  })
  await orders.getByRole('radio', { name: 'Nachname' }).check()
  await expect(row.getByRole('link', { includeHidden: true })).not.toHaveText(before ?? '')
  await expect(face).toBeHidden()
  arrive()
  await expect(face).toBeVisible()
})
