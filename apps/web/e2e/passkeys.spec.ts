import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { addAuthenticator, credentialsOf } from './support/authenticator.ts'
import { expect, newVoter, secretMailedTo, signIn, test, type Voter } from './support/voter.ts'

// Passkeys belong to a name, never to an address of a network: the pages stand on the host of PUBLIC_URL.
const foreignOrigin = (baseURL: string) => baseURL.replace('localhost', '127.0.0.1')
test.use({ baseURL: async ({ baseURL }, use) => use(String(baseURL).replace('127.0.0.1', 'localhost')) })

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

async function createPasskey(page: Page, count: number) {
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect(rows(page)).toHaveCount(count)
}

async function leave(page: Page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  })
}

async function enter(page: Page) {
  await page.goto('/login?redirect=/settings')
  // The browser may have filled it in by itself: there is one key, and its user is verified.
  await page
    .getByRole('button', { name: 'Mit Passkey anmelden' })
    .click({ timeout: 5000 })
    .catch(() => undefined)
}

async function signedIn(page: Page, voter: Voter) {
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText(voter.email)).toBeVisible()
}

test('the link of a registration opens with a passkey in place of a password, and the key signs in [ROUTE-11]', async ({
  page,
  request,
}) => {
  const email = `schluessel-${process.pid}-${Date.now()}@example.ch`
  const registered = await request.put('/api/register', { data: { email, username: 'Mira', password: 'Katze.77!berg', language: 'de' } })
  expect(registered.status()).toBe(201)
  const authenticator = await addAuthenticator(page)
  await page.goto(`/confirm/de/${await secretMailedTo(email)}`)
  await page.getByRole('button', { name: 'Mit Passkey statt Passwort' }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  expect(await credentialsOf(authenticator)).toHaveLength(1)
  await leave(page)
  await enter(page)
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  expect((await request.post('/api/authenticate', { data: { email, password: 'Katze.77!berg' } })).status()).not.toBe(200)
})

test('a passkey is made in the settings and signs in without a typed address; removed, it does not', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  const authenticator = await addAuthenticator(page)
  await createPasskey(page, 1)
  await expectAccessible(page)
  const [key] = await credentialsOf(authenticator)
  expect(key).toMatchObject({ isResidentCredential: true, rpId: 'localhost' })
  expect(Buffer.from(key?.userHandle ?? '', 'base64').toString()).not.toContain(voter.email)
  await leave(page)
  await enter(page)
  await signedIn(page, voter)

  await page.goto('/settings/passkeys')
  await expect(rows(page)).toHaveText([/Zuletzt gebraucht am/])
  await page.getByRole('button', { name: /entfernen$/ }).click()
  await page.getByRole('button', { name: 'Passkey entfernen' }).click()
  await expect(page.getByText('Du hast noch keinen Passkey.')).toBeVisible()
  await leave(page)
  await enter(page)
  await expect(page.getByText('Dieser Passkey wurde nicht angenommen.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('two keys of an account sign in, each in its own device', async ({ page, request }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  const first = await addAuthenticator(page)
  await createPasskey(page, 1)
  const [credential] = await credentialsOf(first)
  await first.devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first.authenticatorId })
  const second = await addAuthenticator(page)
  await createPasskey(page, 2)
  await leave(page)
  await enter(page)
  await signedIn(page, voter)
  await second.devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: second.authenticatorId })
  const again = await addAuthenticator(page)
  if (credential) await again.devTools.send('WebAuthn.addCredential', { authenticatorId: again.authenticatorId, credential })
  await leave(page)
  await enter(page)
  await signedIn(page, voter)
})

// Fails when the counter is not compared or not kept.
test('a copy of a key whose counter goes back is refused', async ({ page, request }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  const { devTools, authenticatorId } = await addAuthenticator(page)
  await createPasskey(page, 1)
  await leave(page)
  await enter(page)
  await signedIn(page, voter)
  const [credential] = await credentialsOf({ devTools, authenticatorId })
  expect(credential?.signCount).toBeGreaterThan(1)
  await devTools.send('WebAuthn.clearCredentials', { authenticatorId })
  if (credential) await devTools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } })
  await leave(page)
  await enter(page)
  await expect(page.getByText('Dieser Passkey wurde nicht angenommen.')).toBeVisible()
})

// Fails when a challenge is not used up.
test('an answer that was sent once is refused the second time', async ({ page, request }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  await addAuthenticator(page)
  await createPasskey(page, 1)
  await leave(page)
  const sent = page.waitForRequest((one) => one.url().endsWith('/api/authenticate/passkey'))
  await enter(page)
  await signedIn(page, voter)
  const again = await request.post('/api/authenticate/passkey', { data: (await sent).postDataJSON() })
  expect([again.status(), (await again.json()).code]).toEqual([401, 'passkey_refused'])
})

test('a page on another host gets no passkey', async ({ page, request, baseURL }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  await addAuthenticator(page)
  await createPasskey(page, 1)
  await page.goto(`${foreignOrigin(String(baseURL))}/login?redirect=/settings`)
  await leave(page)
  await page.goto(`${foreignOrigin(String(baseURL))}/login?redirect=/settings`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText('Dieser Passkey wurde nicht angenommen.')).toBeVisible()
})

test('who lost the passkey sets a password by a mailed link, and finds the key in the settings', async ({ page, request }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  const { devTools, authenticatorId } = await addAuthenticator(page)
  await createPasskey(page, 1)
  await devTools.send('WebAuthn.clearCredentials', { authenticatorId })
  await leave(page)
  await page.goto('/forgot-password')
  await page.getByLabel('E-Mail').fill(voter.email)
  await page.getByRole('button', { name: /Link/ }).click()
  const password = 'Murmel.34!tal'
  const secret = await secretMailedTo(voter.email, 'reset')
  expect((await request.post(`/api/reset/${secret}`, { data: { password } })).status()).toBe(200)
  await page.goto('/login?redirect=/settings/passkeys')
  await page.getByLabel('E-Mail').fill(voter.email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(rows(page)).toHaveText([/Passkey vom/])
})
