import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const box = async (page: Page, name: string) => (await page.getByRole('region', { name }).boundingBox())!

// Fails when the overview is below the guide, so that the countdown takes two thirds of the window.
test('a very wide window shows countdown, guide and overview side by side [ROUTE-18]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/election')
  await expect(page.getByRole('region', { name: 'Deine Wahlen im Überblick' })).toBeVisible()
  const hero = document.querySelector('main h1')!.closest('section')!.getBoundingClientRect()
  const guide = await box(page, 'Erstelle deine Dream Teams!')
  const overview = await box(page, 'Deine Wahlen im Überblick')
  expect(hero.width).toBeLessThan(900)
  expect(guide.x).toBeGreaterThan(hero.x + hero.width - 1)
  expect(overview.x).toBeGreaterThan(guide.x + guide.width - 1)
  expect(overview.y).toBeLessThan(guide.y)
})

// Fails when the levels touch the upper edge, or when the pagers are above the name of the election.
test('on a phone the head of the election is level, name, day and time; the pagers are below the overview [ELECT-2]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/election')
  await expect(page.getByRole('region', { name: 'Deine Wahlen im Überblick' })).toBeVisible()
  const level = (await page.getByText('Bund', { exact: true }).boundingBox())!
  expect(level.y).toBeGreaterThanOrEqual(8)
  const pager = (await page.getByRole('group', { name: 'Wahljahr' }).boundingBox())!
  const overview = await box(page, 'Deine Wahlen im Überblick')
  expect(pager.y).toBeGreaterThan(overview.y + overview.height - 1)
})
