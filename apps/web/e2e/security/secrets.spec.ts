import type { Page, Request } from '@playwright/test'
import { expect, newVoter, secretMailedTo, test } from '../support/voter.ts'

async function toldBy(request: Request, secret: string): Promise<string[]> {
  const { referer } = await request.allHeaders()
  const isOwnCall = new RegExp(`^/api/(confirm|reset)/${secret}$`).test(new URL(request.url()).pathname)
  const isOutside = request.url().includes(secret) && !isOwnCall && !request.isNavigationRequest()
  return [...(referer ? [`referrer ${referer}`] : []), ...(isOutside ? [`request ${request.url()}`] : [])]
}

/** Everything of a tab that outlives a page: the address, the entries of the history, and what requests told about it. */
async function watchForSecret(page: Page, secret: string) {
  const told: Promise<string[]>[] = []
  const listen = (request: Request) => told.push(toldBy(request, secret))
  page.on('request', listen)
  return {
    /** Ends the watch. */
    told: async () => {
      page.off('request', listen)
      return (await Promise.all(told)).flat()
    },
    history: async () => {
      const client = await page.context().newCDPSession(page)
      const { entries } = await client.send('Page.getNavigationHistory')
      return entries.map(({ url }) => url).filter((url) => url.includes(secret))
    },
    stored: () => page.evaluate((text) => JSON.stringify({ ...localStorage }).includes(text), secret),
  }
}

test('the secret of a confirmation link stays in no history, referrer or storage [ROUTE-11]', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const email = `geheim-${process.pid}-${Date.now()}@example.ch`
  await request.put('/api/register', { data: { email, username: 'Mira', password: 'Katze.77!berg', language: 'de' } })
  const secret = await secretMailedTo(email)
  const watched = await watchForSecret(page, secret)
  await page.goto(`/confirm/de/${secret}`)
  await page.getByLabel('Passwort', { exact: true }).fill('Hund.88!wald')
  expect(await watched.history()).toEqual([])
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  await page.goto(`/confirm/de/${secret}`)
  await expect(page.getByText('Deine Mail wurde erfolgreich verifiziert. Du kannst dich jetzt Anmelden!')).toBeVisible()
  expect(await watched.history()).toEqual([])
  await page.reload()
  await expect(page.getByText('Deine Mail wurde erfolgreich verifiziert. Du kannst dich jetzt Anmelden!')).toBeVisible()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  expect(await watched.history()).toEqual([])
  expect(await watched.stored()).toBe(false)
  expect(await watched.told()).toEqual([])
})

// Fails when the replacement of the address is taken out of use-link-secret.ts.
test('the secret of a reset link stays in no history, referrer or storage, and survives a reload [ROUTE-13]', async ({ page, request }) => {
  const voter = await newVoter(request)
  await request.post('/api/reset', { data: { email: voter.email } })
  const secret = await secretMailedTo(voter.email, 'reset')
  const watched = await watchForSecret(page, secret)
  await page.goto(`/reset/${secret}`)
  await expect(page.getByLabel('Neues Passwort')).toBeVisible()
  await expect.poll(() => watched.history()).toEqual([])
  await page.reload()
  await page.getByLabel('Neues Passwort').fill('Hund.88!wald')
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Dein Passwort wurde erfolgreich geändert. Du kannst dich jetzt Anmelden!')).toBeVisible()
  expect(await watched.history()).toEqual([])
  expect(await watched.stored()).toBe(false)
  expect(await watched.told()).toEqual([])
})

test('a mail scanner that opens a confirmation link consumes nothing [ROUTE-11]', async ({ page, browser, request }) => {
  const email = `scanner-${process.pid}-${Date.now()}@example.ch`
  const password = 'Katze.77!berg'
  await request.put('/api/register', { data: { email, username: 'Mira', password, language: 'de' } })
  const link = `/confirm/de/${await secretMailedTo(email)}`
  const scanner = await browser.newContext({ javaScriptEnabled: false })
  const opened = await scanner.newPage()
  await opened.goto(link)
  await request.get(link, { headers: { Accept: 'text/html' } })
  await request.head(link, { headers: { Accept: 'text/html' } })
  const authenticate = () => request.post('/api/authenticate', { data: { email, password } })
  expect(await (await authenticate()).json()).toMatchObject({ code: 'email_unconfirmed' })
  await page.goto(link)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  expect((await authenticate()).status()).toBe(200)
  await scanner.close()
})
