import { expect, test } from './support/voter.ts'

const PART = /\/assets\/settings-page-.*\.js/

test('a part of the app that does not arrive is an error after 120 seconds, with a way out [API-29]', async ({ page, voter }) => {
  await page.clock.install()
  await page.goto('/election')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nationalrat/)
  // Asked for and never answered.
  const asked = page.waitForRequest(PART)
  await page.route(PART, () => undefined)
  await page.getByRole('link', { name: 'Ich', exact: true }).click()
  await page.getByRole('link', { name: 'Einstellungen' }).first().click()
  await asked
  await page.clock.runFor(119_000)
  await expect(page.getByRole('heading', { name: 'Ein Fehler ist aufgetreten.' })).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Ein Fehler ist aufgetreten.' })).toBeVisible()
  await expect(page.getByText('Ein Teil der App liess sich nicht laden.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nationalrat/)
  expect(voter.id).toBeGreaterThan(0)
})

test('a part that a new release took away loads the page anew once, at its address and signed in', async ({ page, voter }) => {
  let isGone = true
  await page.goto('/election')
  // Whatever asks for it, until the page is loaded anew.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(PART, (route) => (isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()))
  await page.getByRole('link', { name: 'Ich', exact: true }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Einstellungen' }).first().click()
  // Fails without reloadOnMissingChunk in main.tsx.
  await reloaded
  await expect(page.getByText(voter.email)).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/)
})

test('a part that stays away is no circle of loading: the page says so', async ({ page, voter }) => {
  let loads = 0
  await page.goto('/election')
  page.on('load', () => loads++)
  await page.route(PART, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Ich', exact: true }).click()
  await page.getByRole('link', { name: 'Einstellungen' }).first().click()
  // It may say so already before it is loaded anew.
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText('Ein Teil der App liess sich nicht laden.')).toBeVisible()
  expect(loads).toBe(1)
  expect(voter.id).toBeGreaterThan(0)
})

// Fails when the page is loaded anew because the browser says that there is a network: what replaces it may be the browser's own page.
test('where the network was not there the page stays, although the browser says that it is online', async ({ page, voter }) => {
  let loads = 0
  let answered = 0
  await page.goto('/election')
  page.on('load', () => loads++)
  await page.route(PART, (route) => {
    // The server has it, as whoever asks for it afterwards finds.
    if (route.request().resourceType() !== 'fetch') return route.abort('internetdisconnected')
    answered += 1
    return route.continue()
  })
  await page.getByRole('link', { name: 'Ich', exact: true }).click()
  await page.getByRole('link', { name: 'Einstellungen' }).first().click()
  await expect(page.getByText('Ein Teil der App liess sich nicht laden.')).toBeVisible()
  await expect.poll(() => answered).toBeGreaterThan(0)
  expect([loads, await page.evaluate(() => navigator.onLine)]).toEqual([0, true])
  expect(voter.id).toBeGreaterThan(0)
})
