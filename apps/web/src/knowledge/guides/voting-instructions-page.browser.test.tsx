import { expect, test } from '../../screen-test/screen-test.ts'

const steps = ['Material prüfen', 'Liste wählen', 'Von Hand ändern', 'Unterschreiben', 'Rechtzeitig abgeben']

test('the voting instructions have five numbered steps and the differences by canton [ROUTE-28]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/voting-instructions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wahlanleitung')
  const list = page.getByRole('article').locator('ol')
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(steps)
  const change = list.locator('> li').nth(2)
  for (const name of [/gestrichen\.$/, /nochmals Kaltbrunner Noëmi/, /von Liste 12\.$/]) {
    await expect(change.getByRole('img', { name })).toBeVisible()
  }
  await expect(page.getByRole('complementary', { name: 'Was in deinem Kanton anders sein kann' })).toContainText('Appenzell')
})

test('the small ballots move once, again on request, and not where motion is reduced', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const moving = () => page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length)
  await page.goto('/voting-instructions')
  const again = page.getByRole('button', { name: 'Nochmals zeigen' })
  await again.click()
  expect(await moving()).toBeGreaterThan(0)
  await expect.poll(moving).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const ballot = page.getByRole('img', { name: /von Liste 12\.$/ })
  await expect(ballot).toBeVisible()
  await ballot.scrollIntoViewIfNeeded()
  await expect(ballot).toBeInViewport()
  await expect(again).toBeHidden()
  expect(await moving()).toBe(0)
})

test('the instructions are shared by their address and printed without controls [ROUTE-28]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/voting-instructions?text=easy')
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByText('Die Adresse ist kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/voting-instructions\?text=easy$/)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('radio').first(),
    page.getByRole('button', { name: 'Drucken' }),
    page.getByText('Nochmals zeigen'),
  ]) {
    await expect(hidden).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Den Zettel ändern' })).toBeVisible()
})
