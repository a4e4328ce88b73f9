import type { APIRequestContext, Page } from '@playwright/test'
import { prepare } from './support/lists.ts'
import { prepareRating } from './support/rating.ts'
import { expect, newVoter, signIn, test, type Voter } from './support/voter.ts'

/** A voter whose account speaks Basel German. */
async function baselVoter(page: Page, request: APIRequestContext, voter: Voter): Promise<void> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  await request.patch(`/api/user/${voter.id}`, { headers, data: { language: 'gsw' } })
  await page.addInitScript(() => localStorage.setItem('plenara.language', 'gsw'))
}

/** Nothing is wider than the screen, and no id stands in the place of a text. */
async function expectWhole(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const text = await page.locator('#root').textContent()
  expect(text?.match(/\b(account|app|ballot|candidate|common|election|errors|journey|lists|match|nav|settings)\.[a-z]\w+/g)).toBeNull()
}

const languageOf = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => element.closest('[lang]')?.getAttribute('lang') ?? '')

test('the settings offer Basel German; page, dates and contents follow it [LANG-6, LANG-2]', { tag: '@core' }, async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Sprache der App' }).selectOption('Baseldytsch')
  await expect(page.getByRole('heading', { level: 1, name: 'Yystellige' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'gsw-CH')
  await expect(page.getByRole('option', { name: 'Wie d App (Deutsch)' })).toBeAttached()
  const asked = page.waitForRequest((request) => /\/api\/user\/\d+\/election\?lang=de/.test(request.url()))
  await page.goto('/election')
  await asked
  await expect(page.getByText('Sunntig, 24. Oktoober 2027').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptnavigazioon' }).getByRole('link', { name: 'Bolitigg' })).toBeVisible()
})

// Fails when a page that is left before the answer takes the former language of the account over.
test('a language that was chosen outlives a page that is left before the account has it [LANG-6]', async ({ page, voter, request }) => {
  await page.goto('/settings')
  let isHeld = true
  await page.route(/\/api\/user\/\d+$/, async (route) => {
    if (route.request().method() === 'GET' || !isHeld) await route.continue()
  })
  await page.getByRole('combobox', { name: 'Sprache der App' }).selectOption('Baseldytsch')
  await expect(page.getByRole('heading', { level: 1, name: 'Yystellige' })).toBeVisible()
  isHeld = false
  await page.goto('/election')
  await expect(page.getByText('Sunntig, 24. Oktoober 2027').first()).toBeVisible()
  const headers = { Authorization: `Bearer ${voter.token}` }
  const language = async () => (await (await request.get(`/api/user/${voter.id}`, { headers })).json()).language
  await expect.poll(language).toBe('gsw')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plenara.language-unsaved'))).toBeNull()
})

test('texts that carry rights stay German in the dialect and say so [LANG-6]', async ({ page, request }) => {
  const voter = await newVoter(request, { consent: false })
  await signIn(page, voter)
  await baselVoter(page, request, voter)
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 2, name: 'Dyyni Yywilligung' })).toBeVisible()
  expect(await languageOf(page, 'Ich willige ein, dass Plenara')).toBe('de-CH')
  await page.getByRole('button', { name: 'Konto lesche' }).click()
  expect(await languageOf(page, 'Das lässt sich nicht rückgängig machen.')).toBe('de-CH')
  await page.goto('/privacy')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'de-CH')
})

/** Looks at a screen as a whole: its heading, its width and its texts. */
async function look(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectWhole(page)
  const name = `gsw-${path.split('/')[1]}-${page.viewportSize()?.width}`
  if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/${name}.png`, fullPage: true })
}

for (const width of [414, 320]) {
  test(`the start is whole in Basel German at ${width} px [LANG-6]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.addInitScript(() => localStorage.setItem('plenara.language', 'gsw'))
    await look(page, '/start', 'Wääle mit Iberbligg')
    await look(page, '/register', 'Konto mache')
  })

  test(`election, rating, list and settings are whole in Basel German at ${width} px [LANG-6]`, async ({ page, request, voter }) => {
    await page.setViewportSize({ width, height: 720 })
    await baselVoter(page, request, voter)
    await prepareRating(request, voter)
    const api = await prepare(request, voter, 'national-council')
    const [source] = api.official
    const list = await api.create('Myyni Lyschte', source?.candidates.slice(0, 2).map(({ id }) => id) ?? [], source)
    await look(page, '/election', /./)
    await look(page, '/match', 'Bewäärte')
    await look(page, `/list/${list.id}`, 'Lyschte bearbaite')
    await look(page, '/settings', 'Yystellige')
  })
}
