import { expect, type Page, test } from '@playwright/test'
import { newVoter, signIn } from '../support/new-voter.ts'
import { addressOf, anyFill, type Fill, politicsFill } from '../support/screens.ts'
import { SENTENCES } from './sentences.ts'

/** The name of a text that is missing. */
const TEXT_ID = /\b(account|affair|app|common|councillor|councils|explainer|government|information|method|nav|news|source|votes)\.[a-z]\w+/

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // Fails when a screen goes out as the shell, waits for data that nobody will bring, or names a text by its id.
  test('each open page shows what it is about, in its frame, and says where something is invented', { tag: '@core' }, async ({
    page,
    request,
  }) => {
    const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
    for (const [screen, sentence] of Object.entries(SENTENCES)) {
      await open(page, `${addressOf(screen, fill)}?lang=de`)
      const root = page.locator('#root')
      await expect(root, screen).toContainText(sentence)
      await expect(root.getByRole('heading', { level: 1 }), screen).toHaveText(/\p{L}{3,}/u)
      await expect(root.locator('[aria-busy="true"]'), screen).toHaveCount(0)
      await expect(page.locator('noscript', { hasText: 'braucht JavaScript' }), screen).toHaveCount(0)
      await expect(root, screen).not.toContainText(TEXT_ID)
    }
    await expect(page.getByRole('contentinfo')).toContainText('erfunden')
  })

  test('votes are paged by links, a vote and a person are one link further, and languages are addresses', async ({ page }) => {
    await open(page, '/legislative/votes?lang=de')
    const first = await page.locator('main li a').first().getAttribute('href')
    await page.getByRole('link', { name: 'Weiter', exact: true }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(page.locator('main li a').first()).not.toHaveAttribute('href', first ?? '')
    await page.getByRole('link', { name: 'Zurück', exact: true }).click()
    await expect(page.locator('main li a').first()).toHaveAttribute('href', first ?? '')
    await page.locator('main li a[href^="/legislative/votes/"]').first().click()
    await expect(page).toHaveURL(/\/legislative\/votes\/\d+/)
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await page.getByRole('link', { name: 'Politique', exact: true }).click()
    await page.locator('main a[href^="/councillor/"]').first().click()
    await expect(page).toHaveURL(/\/councillor\/\d+/)
  })

  // Fails when a link, the next page or a form forgets the language of the address.
  test('whoever reads in French goes on in French: navigation, lists, pages and forms', async ({ page }) => {
    const inFrench = async () => {
      await expect(page).toHaveURL(/[?&]lang=fr/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    }
    await open(page, '/legislative/votes?lang=fr')
    await page.getByRole('link', { name: 'Continuer', exact: true }).click()
    await inFrench()
    await page.locator('main li a').first().click()
    await inFrench()
    await page.getByRole('link', { name: 'Politique', exact: true }).click()
    await inFrench()
    await page.locator('main a[href^="/councillor/"]').first().click()
    await inFrench()
    await open(page, '/search?lang=fr')
    await page.getByRole('searchbox').fill('energie')
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
    await inFrench()
  })

  test('an address that leads nowhere says so', async ({ page }) => {
    for (const path of ['/nowhere', '/legislative/votes/999']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    }
  })
})

// Fails when anything of a request but its address and language gets into a page.
test('two voters get the bytes that a stranger gets', async ({ request, playwright, baseURL }) => {
  const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
  const voters = [await newVoter(request), await newVoter(request)]
  const stranger = await playwright.request.newContext({ baseURL: String(baseURL) })
  for (const screen of Object.keys(SENTENCES)) {
    const address = `${addressOf(screen, fill)}?lang=de`
    const expected = await (await stranger.get(address)).body()
    for (const { token, id, email } of voters) {
      const headers = { Authorization: `Bearer ${token}`, Cookie: `token=${token}; user-id=${id}` }
      const body = await (await stranger.get(address, { headers })).body()
      expect(body.equals(expected), address).toBe(true)
      expect(body.includes(token) || body.includes(email), address).toBe(false)
    }
  }
  await stranger.dispose()
})

/** Everything that the browser has to say against a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Notes whether the elements that stand on the page at first are still there later. */
async function markTitle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('#root h1')?.setAttribute('data-served', ''))
  })
}

test.describe('taken over by the browser', () => {
  test.use({ serviceWorkers: 'block' })

  // Fails when server and browser draw differently, or when the policy keeps a style from an element.
  test('a visitor keeps the page that was served, and it answers', async ({ page, request }) => {
    const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
    const complaints = complaintsOf(page)
    await markTitle(page)
    for (const screen of Object.keys(SENTENCES)) {
      await page.goto(addressOf(screen, fill))
      await page.waitForFunction(() => 'input' in document.documentElement.dataset)
      await page.waitForFunction(() => !document.querySelector('#served-styles'))
      await expect(page.locator('h1'), screen).toHaveAttribute('data-served')
    }
    expect(complaints).toEqual([])
  })

  test('a signed-in voter gets a page of their own, with the navigation, and no word of a mistake', { tag: '@core' }, async ({
    page,
    request,
  }) => {
    const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
    const complaints = complaintsOf(page)
    await signIn(page, await newVoter(request))
    await markTitle(page)
    for (const screen of ['/legislative/votes/:id', '/legislative/council', '/method']) {
      await page.goto(addressOf(screen, fill))
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Ich' }), screen).toBeVisible()
      await expect(page.locator('h1')).not.toHaveAttribute('data-served')
      await expect(page.getByRole('link', { name: 'Beginnen' })).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })
})
