import { type ApiRequest, expect, type Page, test } from '../../screen-test/screen-test.ts'

const PHONE = { width: 320, height: 600 }

const field = (page: Page) => page.getByRole('searchbox', { name: 'Personen, Abstimmungen, Begriffe' })
const group = (page: Page, name: string) => page.getByRole('region', { name })

async function someName(request: ApiRequest): Promise<{ firstName: string; lastName: string }> {
  const groups: { members: { firstName: string; lastName: string }[] }[] = await (await request.get('/api/parliamentary-group')).json()
  return groups[0]!.members[0]!
}

// Fails when the page shows the results of an earlier input, or when a misspelt name finds nothing.
test('a visitor types a misspelt name and opens the person; back shows the results', async ({ page, request }) => {
  await page.setViewportSize(PHONE)
  const { firstName, lastName } = await someName(request)
  await page.goto('/search')
  await expect(page.getByText('Tippfehler machen nichts.', { exact: false })).toBeVisible()
  await field(page).fill(`${firstName} ${lastName.slice(0, 4)}${lastName[3]}${lastName.slice(4)}`)
  const found = group(page, 'Personen').getByRole('link', { name: `${firstName} ${lastName}` })
  await expect(found).toBeVisible()
  await expect(page).toHaveURL(/\/search\?q=/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible()
  await page.goBack()
  await expect(found).toBeVisible()
})

test('results are grouped by kind; a word of the glossary shows its meaning', async ({ page }) => {
  await page.goto('/search?q=Stendemehr')
  await expect(page.getByText('1 Treffer')).toBeVisible()
  await expect(group(page, 'Begriffe').getByText('Die Mehrheit der Kantone.')).toBeVisible()
  await page.goto('/search?q=beh%C3%B6rdn')
  await expect(group(page, 'Artikel').getByRole('link', { name: 'Behörden: Bund' })).toHaveAttribute(
    'href',
    '/information/government/federal',
  )
})

// Fails when the field has no name, or when the form has another target.
test('the search is a plain form that sends q', async ({ page }) => {
  await page.goto('/search?q=gibtesnichtxyz')
  await expect(page.getByText('Nichts gefunden.', { exact: false })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 Treffer' })).toBeVisible()
  await expect(field(page)).toHaveAttribute('name', 'q')
  expect(await page.evaluate(() => document.querySelector('search form')?.getAttribute('action'))).toBe('/search')
})

test('an error can be retried, a missing network is shown, and a text of any length can be searched', async ({ page }) => {
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto('/search?q=gesetz')
  await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
  await page.unroute('**/api/search?**')
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByText(/\d+ Treffer/)).toBeVisible()
  await page.route('**/api/search?**', (route) => route.abort())
  await page.goto('/search?q=verordnung')
  await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
  await page.unroute('**/api/search?**')
  await page.goto(`/search?q=${'x'.repeat(3_000)}`)
  await expect(page.getByText('Nichts gefunden.', { exact: false })).toBeVisible()
})

test('the pages of politics link to the search', async ({ page }) => {
  await page.goto('/legislative/votes')
  await page.getByRole('link', { name: 'Überall suchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible()
})
