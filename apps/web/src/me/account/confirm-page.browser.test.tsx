import { emptyUser } from '../../data/device/store/empty-user.ts'
import { prepareGuest } from '../../screen-test/guest.ts'
import { createVoter } from '../../screen-test/in-page-server.ts'
import { expect, test } from '../../screen-test/screen-test.ts'

const SECRET = 'S'.repeat(43)
const REGISTRATION = 'R'.repeat(43)
const EMAIL = 'anna@example.ch'
const ID = 4711
const USER = { ...emptyUser(ID), username: 'Mira', email: EMAIL, locationChosen: false }

interface Sent {
  readonly registration?: string
  readonly password?: string
  readonly device?: string
}

/** Answers the link as the server does: signed in with the secret of the registering browser, or with a chosen password. */
function answerTo({ registration, password }: Sent): { status: number; json: unknown } {
  if (password === 'Sommer12!!') {
    return { status: 422, json: { code: 'password_too_common', errors: [{ path: 'password', code: 'password_too_common' }] } }
  }
  if (registration === REGISTRATION || password !== undefined)
    return { status: 200, json: { language: 'de', token: `voter-${ID}`, user: USER } }
  return { status: 200, json: { language: 'de', passwordFor: EMAIL } }
}

test('in the registering browser the link signs in at once [ROUTE-11]', async ({ page }) => {
  await createVoter(ID, { locationChosen: false, email: EMAIL })
  const sent: Sent[] = []
  await page.route(/\/api\/confirm\//, async (route) => {
    sent.push(await route.request().postDataJSON())
    route.fulfill(answerTo(sent.at(-1) ?? {}))
  })
  localStorage.setItem('plenara.registration', REGISTRATION)
  await page.goto(`/confirm/de/${SECRET}`)
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  expect(sent).toEqual([{ registration: REGISTRATION, device: localStorage.getItem('plenara.device') }])
  expect(localStorage.getItem('plenara.registration')).toBeNull()
  expect(localStorage.getItem('plenara.token')).toBe(`voter-${ID}`)
})

test('in another browser the link asks for a password by the rules of registration, then signs in [ROUTE-11, VALID-4, VALID-7]', async ({
  page,
}) => {
  await createVoter(ID, { locationChosen: false, email: EMAIL })
  await page.route(/\/api\/confirm\//, async (route) => route.fulfill(answerTo(await route.request().postDataJSON())))
  await page.goto(`/confirm/de/${SECRET}`)
  await expect(page.getByText(`Wähle ein Passwort für ${EMAIL}.`)).toBeVisible()
  const submit = page.getByRole('button', { name: 'Passwort wählen und anmelden' })
  await page.getByLabel('Passwort', { exact: true }).fill('kurz')
  await submit.click()
  await expect(page.getByText('Das Passwort muss mindestens 8 Zeichen lang sein.')).toBeVisible()
  await expect(page.getByText('Die Passwörter müssen übereinstimmen.')).toBeVisible()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await page.getByLabel('Passwort', { exact: true }).fill('Sommer12!!')
  await page.getByLabel('Passwort wiederholen').fill('Sommer12!!')
  await submit.click()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await page.getByLabel('Passwort', { exact: true }).fill('Hund.88!wald')
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
})

for (const [where, isOffered] of [
  ['the browser that registered', true],
  ['another browser', false],
] as const) {
  // Fails when a link that an attacker sent for their account is offered the answers of the guest who opens it.
  test(`in ${where} the answers of a guest are ${isOffered ? '' : 'not '}offered to the account of the link [ASVS-2.3.1]`, async ({
    page,
    request,
  }) => {
    await prepareGuest(request)
    await createVoter(ID, { locationChosen: false, email: EMAIL })
    await page.route(/\/api\/confirm\//, async (route) => route.fulfill(answerTo(await route.request().postDataJSON())))
    if (isOffered) localStorage.setItem('plenara.registration', REGISTRATION)
    await page.goto(`/confirm/de/${SECRET}`)
    const offer = page.getByRole('dialog', { name: 'Antworten von diesem Gerät übernehmen?' })
    if (isOffered) {
      await expect(offer).toContainText(EMAIL)
      return
    }
    await page.getByLabel('Passwort', { exact: true }).fill('Hund.88!wald')
    await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
    await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
    await page.goto('/settings/storage')
    await page.getByRole('button', { name: 'Ins Online-Konto übernehmen' }).click()
    await expect(offer).toContainText(EMAIL)
  })
}

test('a link that is used up while a password is chosen shows an error with a next step', async ({ page }) => {
  await page.route(/\/api\/confirm\//, async (route) => {
    const { password }: Sent = await route.request().postDataJSON()
    route.fulfill(
      password === undefined
        ? { status: 200, json: { language: 'de', passwordFor: EMAIL } }
        : { status: 404, json: { code: 'secret_invalid' } },
    )
  })
  await page.goto(`/confirm/de/${SECRET}`)
  await page.getByLabel('Passwort', { exact: true }).fill('Hund.88!wald')
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
  await expect(page.getByText('Der Link ist abgelaufen oder wurde schon benutzt.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
})
