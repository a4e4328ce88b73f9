import { ALL_RULES, violationsOn } from '../../screen-test/accessibility.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const LIST = /\/api\/user\/\d+\/passkey$/
const SINGLE_PASSKEY = /\/api\/user\/\d+\/passkey\/\d+$/
const OPTIONS = /\/passkey-options$/
const PROOF = /\/api\/user\/\d+\/proof$/

interface Shown {
  id: number
  name: string
  createdAt: string
  lastUsedAt: string | null
  backedUp: boolean
}

/** A server that has these passkeys, and asks for a proof before it removes one. */
async function serve(page: Page, keys: Shown[], { hasPassword = true, needsProof = false } = {}) {
  let isProved = !needsProof
  await page.route(LIST, (route) => route.fulfill({ json: { passkeys: keys, hasPassword } }))
  await page.route(PROOF, async (route) => {
    const { password }: { password: string } = await route.request().postDataJSON()
    isProved = password === 'Katze.77!berg'
    if (isProved) return route.fulfill({ json: { until: '2027-09-01T08:05:00.000Z' } })
    return route.fulfill({ status: 401, json: { code: 'credentials_wrong' } })
  })
  await page.route(SINGLE_PASSKEY, async (route) => {
    const index = keys.findIndex(({ id }) => route.request().url().endsWith(`/${id}`))
    if (route.request().method() === 'PATCH') {
      const changed: Shown = { ...(keys[index] as Shown), ...(await route.request().postDataJSON()) }
      keys[index] = changed
      return route.fulfill({ json: changed })
    }
    if (!isProved) return route.fulfill({ status: 403, json: { code: 'proof_needed' } })
    keys.splice(index, 1)
    return route.fulfill({ json: {} })
  })
}

const newKeys = (): Shown[] => [
  { id: 1, name: 'Telefon', createdAt: '2027-09-01T08:00:00.000Z', lastUsedAt: '2027-09-03T08:00:00.000Z', backedUp: true },
  { id: 2, name: 'Arbeit', createdAt: '2027-09-02T08:00:00.000Z', lastUsedAt: null, backedUp: false },
]

test('the settings link to the passkeys: name, created, last used; a name is changed', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, newKeys())
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Passkeys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/Telefon.*Erstellt am 01\.09\.27.*Zuletzt gebraucht am 03\.09\.27/, /Arbeit.*Noch nie gebraucht/])
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await page.getByRole('button', { name: 'Arbeit umbenennen' }).click()
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gib dem Passkey einen Namen.')).toBeVisible()
  await page.getByLabel('Name').fill('Büro')
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(rows).toHaveText([/Telefon/, /Büro/])
})

// Fails when the dialog is not shown, or does not continue by itself.
test('the page asks before a passkey is removed, and for the password if the session is old', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, newKeys(), { needsProof: true })
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Telefon entfernen' }).click()
  await expect(page.getByRole('alertdialog', { name: '«Telefon» entfernen?' })).toBeVisible()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await page.getByRole('button', { name: 'Passkey entfernen' }).click()
  await expect(page.getByRole('dialog', { name: 'Bist du es?' })).toBeVisible()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByText('Das Passwort darf nicht leer sein.')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill('Falsch.11!x')
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill('Katze.77!berg')
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Arbeit/])
})

test('the last passkey of an account without a password cannot be removed, and the page explains why', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, newKeys().slice(0, 1), { hasPassword: false })
  await page.route(SINGLE_PASSKEY, (route) => route.fulfill({ status: 409, json: { code: 'last_passkey' } }))
  await page.goto('/settings/passkeys')
  await expect(page.getByText('Dein Konto hat kein Passwort.')).toBeVisible()
  await page.getByRole('button', { name: 'Telefon entfernen' }).click()
  await page.getByRole('button', { name: 'Passkey entfernen' }).click()
  await expect(page.getByRole('alert')).toContainText('Setze zuerst eines: bei der Anmeldung unter «Passwort vergessen?»')
})

test('an account without passkeys is offered one', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, [])
  await page.goto('/settings/passkeys')
  await expect(page.getByText('Du hast noch keinen Passkey.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Passkey erstellen' })).toBeVisible()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
})

test('an error is shown, and the list is loaded by another attempt', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, newKeys())
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto('/settings/passkeys')
  await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await page.unroute(LIST)
  await serve(page, newKeys())
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Telefon/, /Arbeit/])
})

test('a browser without passkeys shows that, and signs in by password', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const original = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  try {
    await serve(page, [])
    await page.goto('/settings/passkeys')
    await expect(page.getByText('Dieser Browser kann hier keine Passkeys erstellen.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Passkey erstellen' })).toBeHidden()
  } finally {
    if (original) Object.defineProperty(globalThis, 'PublicKeyCredential', original)
  }
})

test('an error is shown if a passkey cannot be created', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await serve(page, [])
  await page.route(OPTIONS, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})
