import type { Councillor, ParliamentaryGroup } from '@plenara/contract'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const OPEN_PAGES = [
  '/legislative/council',
  '/legislative/responsibilities',
  '/executive/council',
  '/executive/responsibilities',
  '/judiciary/council',
  '/judiciary/responsibilities',
] as const

async function expectFits(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

const groupButtons = (page: Page) => page.locator('#content button[aria-expanded]')

for (const [width, theme] of [
  [320, 'light'],
  [414, 'dark'],
  [1280, 'light'],
] as const) {
  test(`visitors see the three powers, accessible at ${width} px in ${theme} [ROUTE-36, ROUTE-38, ROUTE-39, NAV-1]`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('plenara.theme', chosen), theme)
    await page.setViewportSize({ width, height: 896 })
    for (const path of OPEN_PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('#content').getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
      await expect(page.locator('#content ul li').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Plenara kennenlernen' })).toHaveAttribute('href', '/start')
      await expectFits(page)
    }
  })
}

test('the address of a power alone opens its people, and its tabs link to the rest [ROUTE-36, ROUTE-38, ROUTE-39, NAV-1]', async ({
  page,
}) => {
  for (const [power, name, tabs] of [
    ['legislative', 'Parlament', ['Personen', 'Abstimmungen', 'Zuständigkeiten']],
    ['executive', 'Bundesrat', ['Personen', 'Zuständigkeiten']],
    ['judiciary', 'Bundesgericht', ['Personen', 'Zuständigkeiten']],
  ] as const) {
    await page.goto(`/${power}`)
    await expect(page).toHaveURL(new RegExp(`/${power}/council$`))
    const nav = page.getByRole('navigation', { name, exact: true })
    await expect(nav.getByRole('link')).toHaveText([...tabs])
    await nav.getByRole('link', { name: 'Zuständigkeiten' }).click()
    await expect(page).toHaveURL(new RegExp(`/${power}/responsibilities$`))
    await expect(nav.getByRole('link', { name: 'Zuständigkeiten' })).toHaveAttribute('aria-current', 'page')
    await page.locator('article button[popovertarget]').first().click()
    await expect(page.locator('article [popover]:popover-open')).toBeVisible()
  }
})

test('the councils are switched by button, wrapping around, and from the list [NAV-7]', async ({ page }) => {
  await page.goto('/legislative/council')
  const list = page.getByRole('combobox', { name: 'Rat' })
  await expect(list.getByRole('option')).toHaveText(['Nationalrat', 'Ständerat', 'Vereinigte Bundesversammlung'])
  const drawing = (seats: number) => page.getByRole('img', { name: new RegExp(`: ${seats} Sitze\\. `) })
  await expect(drawing(200)).toBeVisible()
  await page.getByRole('button', { name: 'Zurück: Vereinigte Bundesversammlung' }).click()
  await expect(page).toHaveURL(/council=3$/)
  await expect(drawing(246)).toBeVisible()
  await page.getByRole('button', { name: 'Weiter: Nationalrat' }).click()
  await expect(drawing(200)).toBeVisible()
  await page.getByRole('button', { name: 'Weiter: Ständerat' }).press('Enter')
  await expect(drawing(46)).toBeVisible()
  await list.selectOption('Vereinigte Bundesversammlung')
  await expect(drawing(246)).toBeVisible()
  await page.reload()
  await expect(drawing(246)).toBeVisible()
})

test('parties, groups and persons have the counts of the source, and open groups highlight their seats [ROUTE-36]', async ({
  page,
  request,
}) => {
  const groups: ParliamentaryGroup[] = await (await request.get('/api/parliamentary-group?council_id=1')).json()
  await page.goto('/legislative/council?council=1')
  await expect(page.getByRole('radio', { name: /^Person 200$/ })).toBeAttached()
  const parties = await groupButtons(page).locator('.num').allTextContents()
  expect(parties.reduce((sum, text) => sum + Number(text), 0)).toBe(200)
  await page.getByRole('radio', { name: /^Fraktion/ }).check()
  await expect(groupButtons(page).locator('.num')).toHaveText(groups.map(({ members }) => String(members.length)))
  await groupButtons(page).first().click()
  await expect(page.locator('#content svg circle[class*="lit"]')).toHaveCount(groups[0]!.members.length)
  await expect(page.locator('a[href^="/councillor/"]')).toHaveCount(groups[0]!.members.length)
  await page.getByRole('radio', { name: /^Person/ }).check()
  await expect(page.locator('a[href^="/councillor/"]')).toHaveCount(200)
})

test('the open groups of each council are stored on this device [NAV-7]', async ({ page }) => {
  await page.goto('/legislative/council?council=1')
  await groupButtons(page).nth(1).click()
  await expect(groupButtons(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Weiter: Ständerat' }).click()
  await expect(page.getByRole('img', { name: /: 46 Sitze/ })).toBeVisible()
  await expect(page.locator('#content button[aria-expanded="true"]')).toHaveCount(0)
  await groupButtons(page).first().click()
  await page.reload()
  await expect(groupButtons(page).first()).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Zurück: Nationalrat' }).click()
  await expect(groupButtons(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#content button[aria-expanded="true"]')).toHaveCount(1)
})

test('a search ignores accents, and shows the number of results [ROUTE-36]', async ({ page, request }) => {
  const groups: ParliamentaryGroup[] = await (await request.get('/api/parliamentary-group?council_id=3')).json()
  const cards = groups.flatMap(({ members }) => members)
  const accented = cards.find(({ lastName }) => /[éèü]/.test(lastName))!
  const plain = accented.lastName
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
  await page.goto('/legislative/council?council=3')
  await page.getByRole('searchbox', { name: 'Name, Partei oder Kanton' }).fill(`${plain} ${accented.firstName}`)
  await expect(page.getByRole('link', { name: `${accented.firstName} ${accented.lastName}`, exact: true })).toBeVisible()
  await expect(page.locator('#content').getByText(/^\d+ Person(en)? gefunden$/)).toBeVisible()
  await page.getByRole('searchbox').fill('xyzzy')
  await expect(page.getByText('Niemand entspricht dieser Suche.')).toBeVisible()
})

test('a person opened from a list has its order [NAV-7]', async ({ page }) => {
  await page.goto('/legislative/council?council=2')
  await page.getByRole('radio', { name: /^Person/ }).check()
  const links = page.locator('a[href^="/councillor/"]')
  await expect(links).toHaveCount(46)
  const ids = await links.evaluateAll((found) => found.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))))
  await links.nth(3).click()
  await expect(page).toHaveURL(new RegExp(`/councillor/${ids[3]}`))
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('plenara.councillor-order') ?? 'null'))
  expect(stored).toEqual({ ids, path: '/legislative/council?council=2' })
})

test('the Federal Council is in the order of protocol with its president first [ROUTE-39]', async ({ page, request }) => {
  const people: Councillor[] = await (await request.get('/api/federal-councillor?lang=de')).json()
  const president = people.find(({ occupation }) => occupation?.startsWith('Bundespräsident'))!
  await page.goto('/executive/council')
  const cards = page
    .locator('#content')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(7)
  await expect(cards.first()).toContainText(`${president.firstName} ${president.lastName}`)
  await expect(cards.first()).toContainText(/Bundespräsident(in)? \d{4}/)
  const since = (await cards.allTextContents()).slice(2).map((text) => Number(/Im Amt seit (\d{4})/.exec(text)?.[1]))
  expect(since).toEqual(since.toSorted((a, b) => a - b))
})

test('the judges are grouped by division, all that the source has [ROUTE-38]', async ({ page, request }) => {
  const judges: Councillor[] = await (await request.get('/api/judge?lang=de')).json()
  await page.goto('/judiciary/council')
  await expect(page.getByText(`Am Bundesgericht urteilen ${judges.length} Personen.`)).toBeVisible()
  const counts = await groupButtons(page).locator('.num').allTextContents()
  expect(counts.length).toBeGreaterThan(1)
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(judges.length)
  await groupButtons(page).first().click()
  await expect(page.locator('a[href^="/judge/"]')).toHaveCount(Number(counts[0]))
})

for (const width of [320, 1280]) {
  test(`the canton of the voter shows its councils and constituencies, accessible at ${width} px [ROUTE-37, FACT-1]`, async ({
    page,
    voter,
  }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/canton')
    await expect(page.getByRole('combobox', { name: 'Kanton' })).toHaveValue('BS')
    const seats = page.getByRole('region', { name: '5 Wahlkreise' }).getByRole('listitem').locator('b')
    await expect(seats).toHaveText(['34', '27', '27', '11', '1'])
    await expectFits(page)
    await page.getByRole('link', { name: 'Grosser Rat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Grosser Rat' })).toBeFocused()
    await expect(page.getByRole('img', { name: /^Grosser Rat: 100 Sitze\. / })).toBeVisible()
    await groupButtons(page).first().click()
    await expect(page.locator('a[href^="/cantonal-councillor/"]').first()).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Alle Räte: Basel-Stadt' }).click()
    await page.getByRole('link', { name: 'Regierungsrat' }).click()
    await expect(page.locator('a[href^="/cantonal-councillor/"]')).toHaveCount(7)
  })
}

test('another canton can be chosen; without data the official website is named [ROUTE-37, SCREEN-20]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/canton?level=communal')
  await expect(page.getByRole('link', { name: 'Einwohnerrat Riehen' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Kanton' }).selectOption('ZH')
  await expect(page).toHaveURL(/canton=ZH/)
  await expect(page.getByText('Zu den Gemeinden dieses Kantons haben wir keine Angaben.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Website des Kantons \(zh\.ch\)/ })).toHaveAttribute('href', 'https://www.zh.ch')
})

test('missing data shows the reason: offline, missing, unknown council [SCREEN-20]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route('**/api/federal-councillor*', (route) => route.abort())
  await page.goto('/executive/council')
  await expect(page.getByRole('alert')).toContainText('Du bist offline. Verbinde dich mit dem Internet.')
  await page.route('**/api/judge*', (route) => route.fulfill({ json: [] }))
  await page.goto('/judiciary/council')
  await expect(page.getByText('Diese Angaben fehlen hier oder müssen aktualisiert werden.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Website des Bundesgerichts/ })).toHaveAttribute('href', 'https://www.bger.ch')
  await page.goto('/canton/council/12345')
  await expect(page.getByRole('alert')).toContainText('Diesen Rat gibt es nicht.')
})
