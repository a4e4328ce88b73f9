import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const rim = (page: Page) => page.getByRole('img').locator('[class*="_rim_"]')
const compare = (page: Page) => page.getByRole('button', { name: 'Partei oder Person vergleichen' })

// Fails when the diagram leaves half of the page empty, or when the columns beside it wrap below.
for (const { width, height, radius } of [
  { width: 1280, height: 900, radius: 120 },
  { width: 1920, height: 1080, radius: 220 },
]) {
  test(`the diagram fills a window of ${width}, with its table beside it [ROUTE-15]`, async ({ page, request, voter }) => {
    await prepareRating(request, voter)
    await page.setViewportSize({ width, height })
    await page.goto('/profile')
    await expect(page.getByText('30 von 75 Fragen beantwortet')).toBeVisible()
    const drawn = (await rim(page).boundingBox())!
    expect(drawn.width / 2).toBeGreaterThanOrEqual(radius)
    const table = (await page.getByRole('table').boundingBox())!
    expect(table.x).toBeGreaterThan(drawn.x + drawn.width)
    expect(table.y).toBeLessThan(drawn.y + drawn.height)
  })
}

// Fails when the choice is in a dialog although there is room for it.
test('the choice of the comparison is beside the diagram if there is room, else in a dialog [ROUTE-15]', async ({
  page,
  request,
  voter,
}) => {
  await prepareRating(request, voter)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/profile')
  const choice = page.getByRole('region', { name: 'Partei oder Person vergleichen' })
  await expect(choice.getByRole('listitem').first()).toBeVisible()
  await expect(compare(page)).toHaveCount(0)
  // The short questions are answered: the closest come first, with their percent. Fails when the order is still random.
  await expect(choice.getByRole('listitem').first()).toContainText('%')
  const percents = (await choice.getByRole('listitem').locator('button > :last-child').allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  )
  const values = percents.filter((percent) => !Number.isNaN(percent))
  expect(values.length).toBeGreaterThan(1)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  const name = (await choice.getByRole('listitem').first().locator('b').textContent()) ?? ''
  await choice.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('table').getByRole('columnheader').last()).toHaveText(name.trim().split(' ')[0]!)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(choice).toHaveCount(0)
  await compare(page).click()
  await expect(page.getByRole('dialog', { name: 'Partei oder Person vergleichen' })).toBeVisible()
})
