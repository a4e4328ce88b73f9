import { expect, type Locator, type Page, test } from '@playwright/test'
import { politicsFill } from '../support/screens.ts'

test.use({ javaScriptEnabled: false })

const search = (page: Page) => page.getByRole('button', { name: 'Suchen', exact: true })
const found = (page: Page) => page.getByText(/\d (Geschäfte?|Abstimmung(en)?) gefunden/)
const numberIn = async (page: Page) => Number(/[\d’']+/.exec((await found(page).textContent()) ?? '')?.[0].replace(/\D/g, ''))

/** Sends a form. */
const send = (page: Page, address: RegExp) => open(page, search(page), address)

async function open(page: Page, control: Locator, address: RegExp): Promise<void> {
  await control.click()
  await expect(page).toHaveURL(address)
  await untilRendered(page)
}

/** Pages whose address asks something, a tab of a person as well as a search, are rendered at a bounded rate, which all tests share: they may say to come back. */
async function untilRendered(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState()
    if ((await page.getByRole('heading', { level: 1 }).count()) === 0) await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 })
  }).toPass()
}

// Fails when the form names its field otherwise than the address, or the server leaves results to a script.
test('a misspelt name is found without script, and one link further is the person', async ({ page, request }) => {
  const groups: { members: { firstName: string; lastName: string }[] }[] = await (await request.get('/api/parliamentary-group')).json()
  const { firstName, lastName } = groups[0]?.members[0] ?? { firstName: '', lastName: '' }
  expect(lastName).not.toBe('')
  await page.goto('/search?lang=de')
  await page.getByRole('searchbox').fill(`${firstName} ${lastName.slice(0, 4)}${lastName[3]}${lastName.slice(4)}`)
  await send(page, /\/search\?lang=de&q=/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
})

// Fails when one of the fields has another name than the address, or several topics count as one.
test('votes are searched, filtered and ordered by a plain form, page by page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/legislative/votes?lang=de')
  const all = await numberIn(page)
  await page.locator('summary', { hasText: 'Filter' }).click()
  const topics = page.getByRole('group', { name: 'Themen' }).getByRole('checkbox')
  await topics.nth(0).check({ force: true })
  await topics.nth(1).check({ force: true })
  await page.getByText('Älteste', { exact: true }).click()
  await send(page, /topic=\d+&topic=\d+/)
  const both = await numberIn(page)
  expect(both).toBeLessThan(all)
  expect(both).toBeGreaterThan(0)
  const dates = await page.locator('main li time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted())
  const second = page.getByRole('link', { name: 'Weiter', exact: true })
  if (await second.count()) {
    await open(page, second, /topic=\d+&topic=\d+.*page=2/)
    await expect(found(page)).toContainText(String(both))
  }
  await page.goto('/legislative/votes?lang=de')
  await page.locator('summary', { hasText: 'Filter' }).click()
  const council = page.getByLabel('Rat', { exact: true })
  await council.selectOption((await council.locator('option').nth(2).textContent()) ?? '')
  await page.getByLabel('Ergebnis').selectOption('no')
  await page.getByLabel('Abstand zwischen Ja und Nein').selectOption('10')
  await send(page, /council=\d+&.*result=no&margin=10/)
  expect(await numberIn(page)).toBeLessThan(all)
  await expect(council).not.toHaveValue('')
  await open(page, page.getByRole('link', { name: 'Volk', exact: true }), /result=no&margin=10&.*people=true/)
  await page.goto('/legislative/votes?lang=de&people=true')
  await untilRendered(page)
  await page.locator('summary', { hasText: 'Filter' }).click()
  await page.getByLabel('Ergebnis').selectOption('yes')
  await send(page, /people=true.*result=yes/)
  await expect(page.locator('main h3 a[href^="/votes/sunday/"]').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Reihenfolge' }).getByLabel('Neueste')).toBeChecked()
})

test('a council is chosen, sorted and searched by addresses', async ({ page }) => {
  await page.goto('/legislative/council?lang=de')
  await open(page, page.getByRole('link', { name: 'Ständerat', exact: true }), /council=\d+/)
  await expect(page.getByRole('main')).toContainText(/46\s*Sitze/)
  await open(page, page.getByRole('link', { name: 'Person', exact: true }), /council=\d+&by=person|by=person&council=\d+/)
  const name = (await page.locator('main a[href^="/councillor/"]').nth(3).textContent()) ?? ''
  expect(await page.locator('main a[href^="/councillor/"]').count()).toBeGreaterThan(40)
  await page.getByRole('searchbox').fill(name)
  await send(page, /q=/)
  await expect(page.locator('main a[href^="/councillor/"]')).toHaveText([name])
})

test('who voted how is there by party and by person, a person with all votes, and a voting day with all cantons', async ({
  page,
  request,
}) => {
  const { items }: { items: { id: number; kind: string | null }[] } = await (await request.get('/api/vote?lang=de')).json()
  await page.goto(`/legislative/votes/${items.find(({ kind }) => kind === null)?.id}?lang=de`)
  await open(page, page.getByRole('link', { name: 'Personen', exact: true }), /view=person/)
  const members = page.locator('main li a[href*="councillor/"]')
  await expect(members.nth(20)).toBeVisible()
  await page.getByRole('searchbox').fill((await members.nth(2).textContent()) ?? '')
  await send(page, /view=person.*q=/)
  await expect(members.nth(4)).toHaveCount(0)
  await members.first().click()
  await open(page, page.getByRole('link', { name: 'Abstimmungen', exact: true }).last(), /tab=votes/)
  await expect(page.locator('main li a[href^="/legislative/votes/"]').first()).toBeVisible()
  const { '/votes/sunday/:day': day } = await politicsFill(request)
  await page.goto(`/votes/sunday/${day}?lang=de`)
  await expect(page.locator('main li a[href^="/legislative/votes/"]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'abonnieren' })).toHaveAttribute('href', /^webcal:\/\/.+calendar\.ics\?lang=de/)
})

// Fails when the members of a canton need a script, or the form leads to another session.
test('a session tells without script what was decided, and how the members of a chosen canton voted', async ({ page, request }) => {
  const { '/legislative/session/:id?': session } = await politicsFill(request)
  await page.goto(`/legislative/session/${session}?lang=de`)
  await expect(page.getByRole('heading', { level: 2, name: 'Am knappsten' })).toBeVisible()
  await expect(page.locator('main h3 a[href^="/affair/"]').first()).toBeVisible()
  await page.getByLabel('Kanton zeigen').selectOption('BS')
  await send(page, new RegExp(`/legislative/session/${session}\\?lang=de&canton=BS$`))
  await expect(page.getByRole('heading', { level: 2, name: /aus Basel-Stadt$/ })).toBeVisible()
  await expect(page.getByText(/^Aus dem Kanton: \d+ /).first()).toBeVisible()
})

// Fails without the bound: whoever asks for a thousand searches would take the server from those who vote.
test('beyond a bounded rate whoever searches is told in a sentence to come back', async ({ request }) => {
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => request.get(`/search?q=rate${n}&lang=fr`)))
  const busy = answers.filter((answer) => answer.status() === 503)
  expect(busy.length).toBeGreaterThan(5)
  expect(busy[0]?.headers()).toMatchObject({ 'retry-after': '2', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  expect(await busy[0]?.text()).toMatch(/<noscript><p>[^<]+Recharge la page dans quelques secondes\.<\/p><\/noscript>/)
})
