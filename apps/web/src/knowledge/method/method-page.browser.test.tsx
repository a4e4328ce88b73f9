import { expect, test } from '../../screen-test/screen-test.ts'

for (const [width, scheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the method is open to everybody, with an example that adds up, at ${width} px [MATCH-10]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/method')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('So entsteht die Übereinstimmung')
    await expect(page.getByRole('heading', { name: 'Was wir nicht tun' })).toBeVisible()
    const cells = await page.getByRole('row').locator('td:last-child').allTextContents()
    const sums = cells.map((cell) => /([\d.]+) von ([\d.]+)/.exec(cell)?.slice(1).map(Number) ?? [0, 0])
    const total = sums.pop() ?? []
    expect(total).toEqual([0, 1].map((side) => sums.reduce((sum, pair) => sum + (pair[side] ?? 0), 0)))
    const [points = 0, possible = 1] = total
    await expect(
      page.getByText(`${points} geteilt durch ${possible} ist ${(Math.round((1000 * points) / possible) / 10).toString()}`),
    ).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Wissen' }).getByRole('link', { name: 'Methode' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('a voter reads the method, with and without a network, and returns to the elections [MATCH-10]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/method')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So entsteht die Übereinstimmung')
  await page
    .getByRole('link', { name: /^Wahlen/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nationalrat 2027' })).toBeVisible()
})
