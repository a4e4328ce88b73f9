import { expect, test } from '../../screen-test/screen-test.ts'

// Fails when the ring rises over the bar in a low window, where it would cover text.
for (const { height, rises } of [
  { height: 600, rises: false },
  { height: 896, rises: true },
]) {
  test(`the ring rises over the bar only if there is room: ${height} px`, async ({ page, voter }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.setViewportSize({ width: 380, height })
    await page.goto('/election')
    const button = page.getByRole('button', { name: 'Mein Weg', exact: true })
    await expect(button).toBeVisible()
    const bar = document.getElementById('navigation')!.getBoundingClientRect()
    const disc = (await button.locator('[class*="_disc_"]').boundingBox())!
    expect(disc.y < bar.top).toBe(rises)
    expect(disc.y + disc.height).toBeLessThanOrEqual(height)
  })
}
