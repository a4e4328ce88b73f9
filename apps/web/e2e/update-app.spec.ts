import { openShell, serveVersions } from './support/shell.ts'
import { expect, test } from './support/voter.ts'

const TITLE = { level: 1, name: 'Die App ist zu alt' } as const

test('an app that is too old leads to its store, names the versions, and lets the data out [GUARD-2] [ROUTE-42]', { tag: '@core' }, async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  const asked = await serveVersions(page, '>=1.4.0 <2')
  await openShell(page, 'android')
  await page.goto('/government')
  await expect(page).toHaveURL(/\/update-app$/)
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  await expect(page.getByText('1.2.0', { exact: true })).toBeVisible()
  await expect(page.getByText('mindestens 1.4.0')).toBeVisible()
  const store = page.getByRole('link', { name: 'App aktualisieren' })
  await expect(store).toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=ch.plenara.app')
  await page.getByRole('link', { name: 'Daten als Datei sichern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Politik' }).first().click()
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  expect(asked()).toBe(1)
})

test('the page that asks for a newer app is no trap: back leaves the app [GUARD-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serveVersions(page, '>=1.4.0 <2')
  const shell = await openShell(page, 'android')
  await page.goto('/settings')
  await page.getByRole('navigation').getByRole('link', { name: 'Politik' }).first().click()
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  await shell.hears('backButton')
  await shell.emit('backButton', { canGoBack: true })
  await expect(page.getByText('Nochmals zum Beenden')).toBeVisible()
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
})

test('without login the page is shown as well [ROUTE-42]', async ({ page }) => {
  await serveVersions(page, '>=1.4.0 <2')
  await openShell(page, 'ios')
  await page.goto('/start')
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  await expect(page.getByText('Du findest die neue Version dort, wo du die App geladen hast.')).toBeVisible()
})

test('a version that is served goes on, and is asked for once in ten minutes [GUARD-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const asked = await serveVersions(page, '>=1.0.0 <2')
  await openShell(page, 'android')
  await page.goto('/government')
  for (const name of ['Wissen', 'Ich', 'Politik']) await page.getByRole('navigation').getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/government$/)
  expect(asked()).toBe(1)
})

test('a check that fails, or is not answered, stops nobody [GUARD-3]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await openShell(page, 'android')
  await page.route('**/api/status', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await page.unroute('**/api/status')
  await page.route('**/api/status', () => undefined)
  await page.goto('/government')
  await expect(page).toHaveURL(/\/government$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an answer that comes after its navigation still counts [GUARD-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  let answer: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await serveVersions(page, '>=1.4.0 <2', () => late)
  await openShell(page, 'android')
  await page.goto('/government')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/government$/)
  answer()
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
})

test('the web is never sent there, and asks for nothing [GUARD-2] [ROUTE-42]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const asked = await serveVersions(page, '>=99.0.0')
  await page.goto('/government')
  await page.getByRole('navigation').getByRole('link', { name: 'Wissen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked()).toBe(0)
  await page.goto('/update-app')
  await expect(page.getByRole('heading', { level: 1, name: 'Alles aktuell' })).toBeVisible()
})

test('on the web the page is closed to visitors [ROUTE-42]', async ({ page }) => {
  await page.goto('/update-app')
  await expect(page).toHaveURL(/\/start\?redirect=%2Fupdate-app$/)
})
