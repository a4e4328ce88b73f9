import { zurichDay } from '@plenara/domain/elections'
import { failReading } from '../../../screen-test/faults.ts'
import { expect, newVoter, test } from '../../../screen-test/screen-test.ts'

const SIZES = [
  { width: 320, height: 640 },
  { width: 414, height: 896 },
  { width: 1280, height: 900 },
] as const

const DAY = 86_400_000
/** A day in Switzerland, which differs from that in UTC between the two midnights. */
const dayFrom = (days: number) => zurichDay(Date.now() + days * DAY)
const session = (id: number, from: number, until: number) => ({
  ...{ id, name: `Session ${id}`, abbreviation: null, legislature: 52 },
  ...{ from: dayFrom(from), until: dayFrom(until) },
})

for (const size of SIZES) {
  test(`the institutions link to their pages, and the page is accessible at ${size.width} px [ROUTE-19]`, async ({ page, voter }) => {
    expect(voter.id).toBeGreaterThan(0)
    await page.setViewportSize(size)
    await page.goto('/government')
    const content = page.locator('#content')
    await expect(content.getByRole('heading', { level: 1, name: 'Politik' })).toBeFocused()
    await expect(content.getByRole('img', { name: /^Nationalrat: 200 Sitze\. .+ \d+, / })).toBeVisible()
    const legend = content.getByRole('region', { name: 'Nationalrat' }).getByRole('listitem')
    const seats = await legend.locator('b').allTextContents()
    expect(seats.reduce((sum, text) => sum + Number(text), 0)).toBe(200)
    await expect(content.getByRole('heading', { name: '52. Legislatur' })).toBeVisible()
    for (const [name, path] of [
      ['Alle Mitglieder', '/legislative/council?council=1'],
      ['Bundesrat', '/executive/council'],
      ['Bundesgericht', '/judiciary/council'],
      ['Ständerat', '/legislative/council?council=2'],
      ['Parlament', '/legislative/council?council=3'],
      ['Volk', '/legislative/votes?people=true'],
    ] as const) {
      await expect(content.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  })
}

// Fails when members whose party is not loaded count as members without one.
test('while the parties load the National Council has seats, and no member counts as without a party [ROUTE-19]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await failReading(page, /\/api\/parliament-party/)
  const members = page.waitForRequest(/\/api\/parliamentary-group/)
  await page.goto('/government')
  await members
  await page.waitForLoadState('networkidle')
  const council = page.getByRole('region', { name: 'Nationalrat' })
  await expect(council).toContainText('200')
  await expect(council).not.toContainText('Parteilos')
})

test('the court is drawn with the number of judges of the source [ROUTE-19]', async ({ page, request, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const judges: unknown[] = await (await request.get('/api/judge')).json()
  await page.goto('/government')
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Bundesgericht', exact: true }) })
    .filter({ hasText: 'urteilt' })
  await expect(tile).toContainText(String(judges.length))
})

test('between sessions the next one is named and can be saved to the calendar; during one its end is named [ROUTE-19]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  let sessions = [session(1, -40, -20), session(2, 9, 27)]
  await page.route('**/api/session*', (route) => route.fulfill({ json: sessions }))
  await page.goto('/government')
  const today = page.getByRole('region', { name: 'Heute' })
  await expect(today).toContainText('Session 2')
  await expect(today).toContainText(/Zurzeit keine Session\. Beginnt in \d+ Tagen/)
  const download = page.nextDownload()
  await today.getByRole('button', { name: 'Session in den Kalender' }).click()
  expect((await download).name).toBe('session.ics')

  sessions = [session(3, -5, 5)]
  await page.reload()
  await expect(today.getByRole('link', { name: 'Session 3' })).toHaveAttribute('href', '/legislative/votes')
  await expect(today).toContainText(/Läuft bis \d\d\.\d\d\.\d\d, noch \d+ Tage/)

  sessions = [session(4, -40, -20)]
  await page.reload()
  await expect(today).toContainText('Die Daten der Sessionen müssen aktualisiert werden.')
  await expect(today.getByRole('link', { name: /parlament/i })).toHaveAttribute('href', /^https:\/\/www\.parlament\.ch/)
})

test('the next vote of the people is shown with its questions, or that none is announced [ROUTE-19]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const vote = (id: number, days: number) => ({
    ...{ id, date: dayFrom(days), kind: 'initiative', title: `Vorlage ${id}`, subject: null, affairId: null, affairNumber: null },
    ...{ councilId: null, totals: null, yesPercent: null, accepted: null },
  })
  let items = [vote(1, 12), vote(2, 12), vote(3, 90)]
  await page.route('**/api/vote?*', (route) => route.fulfill({ json: { items, page: 1, pageSize: 20, total: items.length } }))
  await page.goto('/government')
  const today = page.getByRole('region', { name: 'Heute' })
  await expect(today).toContainText('Volksabstimmung2 Vorlagen, in 12 Tagen')
  items = []
  await page.reload()
  await expect(today).toContainText('Noch keine Volksabstimmung angekündigt')
})

test('without a network the page shows that and keeps its institutions; another failure names the official website [SCREEN-20]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route('**/api/session*', (route) => route.abort())
  await page.goto('/government')
  const today = page.getByRole('region', { name: 'Heute' })
  await expect(today.getByRole('alert')).toContainText('Du bist offline. Verbinde dich mit dem Internet.')
  await expect(page.locator('#content').getByRole('link', { name: 'Bundesrat', exact: true })).toBeVisible()
  await page.unroute('**/api/session*')
  await today.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(today).toContainText(/session/i)
  await expect(today.getByRole('alert')).toHaveCount(0)

  await page.route('**/api/session*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await page.reload()
  await expect(today.getByRole('link', { name: /parlament/i })).toHaveAttribute('href', /^https:\/\/www\.parlament\.ch/)
})

test('the levels of the state are tabs by keyboard, and the home stays behind the guard [ROUTE-19, ROUTE-37]', async ({ page }) => {
  for (const path of ['/government', '/canton']) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/start\\?redirect=${encodeURIComponent(path)}`))
  }
  await newVoter()
  await page.goto('/government')
  const levels = page.getByRole('navigation', { name: 'Ebenen des Staates' })
  await expect(levels.getByRole('link', { name: 'Bund' })).toHaveAttribute('aria-current', 'page')
  await levels.getByRole('link', { name: 'Kanton' }).press('Enter')
  await expect(page).toHaveURL(/\/canton$/)
  await expect(levels.getByRole('link', { name: 'Kanton' })).toHaveAttribute('aria-current', 'page')
  await levels.getByRole('link', { name: 'Gemeinde' }).press('Enter')
  await expect(page).toHaveURL(/level=communal/)
  await expect(levels.getByRole('link', { name: 'Gemeinde' })).toHaveAttribute('aria-current', 'page')
})
