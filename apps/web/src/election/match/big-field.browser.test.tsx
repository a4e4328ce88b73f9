import { BIG_FIELD, fillField } from '../../screen-test/big-field.ts'
import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).press('Space')
const index = (page: Page) => page.getByRole('navigation', { name: 'Verzeichnis' })

// Fails when a shelf has another order, or when it links to a list of other people.
test('a big field is shown on shelves: the closest, parties, new ones, a fair draw; each links to its list [SCREEN-2, SCREEN-3]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates } = await prepareRating(request, voter)
  await fillField(page, candidates)
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  await view(page, 'Regale')
  const closest = page.getByRole('region', { name: 'Dir am nächsten' })
  await expect(closest.getByRole('listitem')).toHaveCount(12)
  for (const item of await closest.getByRole('listitem').allTextContents()) expect(item).toMatch(/99%/)
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('main ul[class*="cards"] > li')].map((card) => Math.round(card.getBoundingClientRect().width)),
  )
  expect(new Set(widths).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const parties = page.getByRole('region', { name: 'Nach Partei' })
  const party = parties.getByRole('button').first()
  const n = Number((await party.locator('.num, [class*="num"]').last().textContent())?.match(/^\d+/)?.[0])
  await party.click()
  const list = page.getByRole('region', { name: 'Liste der Kandidierenden' })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(n))
  await view(page, 'Regale')
  await page
    .getByRole('button', { name: `Alle ${BIG_FIELD.toLocaleString('de-CH')}` })
    .first()
    .click()
  await expect(index(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Liste', exact: true })).toBeChecked()
})

// Fails when a jump does not move the focus, or when the parts have another order than the list.
test('an index jumps by keyboard to a part of the long list; its rows have their position among all [SCREEN-2, SCREEN-3]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates } = await prepareRating(request, voter)
  await fillField(page, candidates)
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(index(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter und Reihenfolge' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Nachname' }).check()
  await page.keyboard.press('Escape')
  await expect(index(page).getByRole('button')).toHaveCount(26)
  await index(page)
    .getByRole('button', { name: /^M: \d+ Personen$/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^M / })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/ M/)
  const place = await page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')))
  expect(place).toBeGreaterThan(500)
  expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().top)).toBeGreaterThan(40)
})

// Fails when a picture that is loading leaves a blank disc.
test('initials are shown until a picture is loaded [SCREEN-3]', async ({ page, request, voter }) => {
  const { candidates } = await prepareRating(request, voter)
  await fillField(page, candidates, { portrait: '/api/portrait/0123456789abcdef/small' })
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  const portrait = page.getByRole('listitem').first().locator('[class*="portrait"]')
  await expect(portrait).toBeVisible()
  await expect(portrait).toHaveText(/^\p{L}{2}$/u)
})
