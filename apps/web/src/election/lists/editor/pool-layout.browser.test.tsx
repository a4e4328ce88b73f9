import { prepare } from '../../../screen-test/lists.ts'
import { expect, test } from '../../../screen-test/screen-test.ts'

// Fails when the names beside the ballot have so little room that they need three lines.
test('beside the ballot at 768 px a name of the pool takes at most two lines [SCREEN-8]', async ({ page, request, voter }) => {
  await prepare(request, voter, 'national-council')
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/list')
  const pool = page.getByRole('complementary', { name: 'Namen' })
  await expect(pool.getByRole('listitem').first()).toBeVisible()
  const heights = [...document.querySelectorAll('aside li b')].map((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.max(...heights)).toBeLessThanOrEqual(2)
})
