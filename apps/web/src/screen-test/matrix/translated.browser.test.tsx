import { prepare } from '../lists.ts'
import { prepareRating } from '../rating.ts'
import { expect, type Page, test } from '../screen-test.ts'

/** What the page translation of browsers does: each text node is replaced by an element with another text node. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg, option, textarea')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

// Fails when a number stands loose beside an element: then the one on the screen stays as it was.
test('numbers follow on a page that the browser has translated: the lines of a list', async ({ page, request, voter }) => {
  const api = await prepare(request, voter, 'national-council')
  const [first, second] = api.official[0]!.candidates.map(({ id }) => id)
  const list = await api.create('Probe', [first!])
  await page.goto(`/list/${list.id}`)
  const figures = page.getByRole('region', { name: 'Zahlen zur Liste' })
  const ballot = page.getByRole('region', { name: /^Wahlzettel/ })
  await expect(ballot).toContainText(api.nameOf(first!).ballot)
  await translate(page)
  await page.getByRole('button', { name: 'Favoriten und weitere Namen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Namen' })
  await sheet.getByRole('searchbox').fill(api.nameOf(second!).number)
  await sheet
    .getByRole('button', { name: new RegExp(api.nameOf(second!).full) })
    .first()
    .click()
  await sheet.getByRole('button', { name: 'Schliessen' }).click()
  await expect(figures.locator('dd').first()).toHaveText(new RegExp(`^2\\s*/\\s*${api.election.lines}$`))
  await expect(ballot).toContainText(api.nameOf(second!).ballot)
})

test('numbers follow on a page that the browser has translated: the favourites', async ({ page, request, voter }) => {
  const { candidates, rate, complete, election } = await prepareRating(request, voter)
  for (const { id } of candidates.slice(0, 3)) await rate(id, 'like')
  await complete('match')
  await page.goto('/election/favorite-candidates')
  await expect(page.getByText(`${election.seats} Sitze · 3 Favoriten`)).toBeVisible()
  await translate(page)
  await page
    .getByRole('button', { name: /^Mehr zu / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText(`${election.seats} Sitze · 2 Favoriten`)).toBeVisible()
})
