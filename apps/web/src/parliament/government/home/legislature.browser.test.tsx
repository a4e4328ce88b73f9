import { expect, test } from '../../../screen-test/screen-test.ts'

// Fails when a first or last day of a legislature is off by one, or when days are those of UTC instead of Zürich.
for (const [moment, shown] of [
  ['2027-12-05T22:30:00Z', '52. Legislatur'],
  ['2027-12-05T23:30:00Z', '53. Legislatur'],
  ['2031-12-07T22:30:00Z', '53. Legislatur'],
  ['2031-12-07T23:30:00Z', null],
] as const) {
  test(`at ${moment} the government page shows ${shown ?? 'no legislature'} [ENTITY-13]`, async ({ page, voter }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.clock.setFixedTime(new Date(moment))
    await page.goto('/government')
    await expect(page.getByRole('region', { name: 'Nationalrat' })).toBeVisible()
    if (shown) await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await expect(page.getByRole('heading', { name: /\. Legislatur$/ })).toHaveCount(shown ? 1 : 0)
  })
}
