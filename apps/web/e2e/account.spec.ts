import type { Page } from '@playwright/test'
import { expect, newVoter, secretMailedTo, test, type Voter } from './support/voter.ts'

async function logIn(page: Page, voter: Pick<Voter, 'email' | 'password'>) {
  await page.getByLabel('E-Mail').fill(voter.email)
  await page.getByLabel('Passwort', { exact: true }).fill(voter.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function fillRegistration(page: Page, values: { email: string; password: string; repeated?: string }) {
  await page.getByLabel('Benutzername').fill('Mira')
  await page.getByLabel('E-Mail').fill(values.email)
  await page.getByLabel('Passwort', { exact: true }).fill(values.password)
  await page.getByLabel('Passwort wiederholen').fill(values.repeated ?? values.password)
  await page.getByLabel('Ich akzeptiere die AGB.').check()
}

test('a closed page leads to the landing page and opens after login [GUARD-1, ROUTE-3, ROUTE-43]', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const voter = await newVoter(request)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/start\?redirect=%2Fsettings$/)
  await expect(page.getByText('Weiter zu: Einstellungen')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mehr über das Projekt' })).toBeVisible()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute('href', '/forgot-password')
  await expect(page.getByRole('link', { name: 'Neues Konto erstellen' })).toHaveAttribute('href', '/register?redirect=%2Fsettings')
  await logIn(page, voter)
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a target outside the app is not followed [GUARD-1]', async ({ page, request }) => {
  const voter = await newVoter(request)
  await page.goto(`/login?redirect=${encodeURIComponent('//example.org/x')}`)
  await logIn(page, voter)
  await expect(page).toHaveURL(/\/election$/)
})

test('the first steps after login are the place, then the consent, then the target [ROUTE-9, ROUTE-14]', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const voter = await newVoter(request, { consent: false, location: false })
  await page.goto('/login?redirect=/settings')
  await logIn(page, voter)
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  await page.getByLabel('Postleitzahl').fill('4125')
  await expect(page.getByText('4125 gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByRole('heading', { name: 'Willkommen, Mira' })).toBeVisible()
  const consent = page.getByRole('checkbox', { name: /Ich willige ein/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.getByRole('button', { name: "Los geht's!" }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText(/Du hast am .* eingewilligt/)).toBeVisible()
  await expect(page.getByText('Basel-Stadt, Riehen')).toBeVisible()
})

test('login says which field is wrong [VALID-9]', async ({ page, request }) => {
  const voter = await newVoter(request)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Die E-Mail-Adresse darf nicht leer sein.')).toBeVisible()
  await expect(page.getByText('Das Passwort darf nicht leer sein.')).toBeVisible()
  await expect(page.getByLabel('E-Mail')).toBeFocused()
  await logIn(page, { email: `nobody-${Date.now()}@example.ch`, password: voter.password })
  await expect(page.getByText('Diese Email-Adresse ist nicht registriert.')).toBeVisible()
  await logIn(page, { email: voter.email, password: 'Falsch.11!x' })
  await expect(page.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
})

test('registration, its mail and the confirmation [ROUTE-6, ROUTE-11, VALID-8]', { tag: '@core' }, async ({ page }) => {
  const email = `neu-${process.pid}-${Date.now()}@example.ch`
  const password = 'Katze.77!berg'
  await page.goto('/register?redirect=/settings')
  await fillRegistration(page, { email, password })
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Nochmals senden in \d+ s/ })).toBeVisible()
  await page.goto('/login')
  await logIn(page, { email, password })
  await expect(page.getByText(/Bestätige zuerst deine E-Mail-Adresse/)).toBeVisible()
  await page.goto('/register')
  await fillRegistration(page, { email, password })
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(page.getByText('Diese Email-Adresse wird bereits verwendet.')).toBeVisible()
  const secret = await secretMailedTo(email)
  await page.goto(`/confirm/de/${secret}`)
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  await page.goto(`/confirm/de/${secret}`)
  await expect(page.getByText('Deine Mail wurde erfolgreich verifiziert. Du kannst dich jetzt Anmelden!')).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/start/)
  await page.goto('/login')
  await logIn(page, { email, password })
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
})

test('in another browser the link asks for a password, and what a stranger typed does not count [ROUTE-11, VALID-4]', async ({
  page,
  browser,
}) => {
  const email = `vorab-${process.pid}-${Date.now()}@example.ch`
  const strangers = 'Katze.77!berg'
  const chosen = 'Hund.88!wald'
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await stranger.goto('/register')
  await fillRegistration(stranger, { email, password: strangers })
  await stranger.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(stranger.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible()
  await page.goto(`/confirm/de/${await secretMailedTo(email)}`)
  await expect(page.getByText(`Wähle ein Passwort für ${email}.`)).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(chosen)
  await page.getByLabel('Passwort wiederholen').fill(chosen)
  await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  await stranger.goto('/login')
  await logIn(stranger, { email, password: strangers })
  await expect(stranger.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
  await elsewhere.close()
})

test('a confirmation link that is wrong says so, in the language of the link [ROUTE-11]', async ({ page }) => {
  await page.goto(`/confirm/${'x'.repeat(43)}`)
  await expect(page.getByText('Ein Fehler ist aufgetreten.')).toBeVisible()
  await page.goto(`/confirm/fr/${'x'.repeat(43)}`)
  await expect(page.getByText('Une erreur s’est produite.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
})

test('a forgotten password is set anew with the link of the mail [ROUTE-12, ROUTE-13, VALID-12]', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const voter = await newVoter(request)
  await page.goto('/forgot-password')
  await page.getByLabel('E-Mail').fill(voter.email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText(/Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible()
  const secret = await secretMailedTo(voter.email, 'reset')
  await page.goto(`/reset/${secret}`)
  await page.getByLabel('Neues Passwort').fill('kurz')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Die Passwörter müssen übereinstimmen.')).toBeVisible()
  await page.getByLabel('Neues Passwort').fill('Hund.88!wald')
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Dein Passwort wurde erfolgreich geändert. Du kannst dich jetzt Anmelden!')).toBeVisible()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await logIn(page, { email: voter.email, password: 'Hund.88!wald' })
  await expect(page).toHaveURL(/\/election$/)
})

test('a place chosen before login belongs to the account afterwards [ROUTE-14]', { tag: '@core' }, async ({ page, request }) => {
  const voter = await newVoter(request, { location: false })
  // What was read before the place was saved arrives together with the answer to saving it, and is not believed.
  let answerOld: () => Promise<void> = async () => undefined
  await page.route(/\/api\/user\/\d+$/, async (route) => {
    const isRead = route.request().method() === 'GET'
    const response = isRead ? await route.fetch() : await page.waitForTimeout(300).then(() => route.fetch())
    const answer = () => route.fulfill({ response }).catch(() => undefined)
    if (isRead) answerOld = answer
    else await Promise.all([answer(), answerOld()])
  })
  await page.goto('/location')
  await page.getByRole('button', { name: 'Vorschlag: Basel-Stadt' }).click()
  await expect(page.getByText('Grossbasel-West, 34 Sitze')).toBeVisible()
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await page.getByRole('link', { name: 'Ich habe schon ein Konto' }).click()
  await logIn(page, voter)
  await expect(page).toHaveURL(/\/election$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const user = await (await request.get(`/api/user/${voter.id}`, { headers: { Authorization: `Bearer ${voter.token}` } })).json()
  expect(user).toMatchObject({ cantonId: 6, constituencyId: 45, locationChosen: true })
})

test('deleting the account asks first, then removes it [ROUTE-17, SESSION-7]', { tag: '@core' }, async ({ page, voter, request }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Account löschen' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Account löschen?' })
  await dialog.getByRole('button', { name: 'Account behalten' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Account löschen' }).click()
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page).toHaveURL(/\/start/)
  const answer = await request.post('/api/authenticate', { data: { email: voter.email, password: voter.password } })
  expect(answer.status()).toBe(401)
})

for (const [locale, tag] of [
  ['fr-CH', 'fr-CH'],
  ['de-DE', 'de-CH'],
  ['en-GB', 'de-CH'],
  ['it-CH', 'de-CH'],
] as const) {
  test(`a browser in ${locale} starts in ${tag} [LANG-5]`, async ({ browser }) => {
    const page = await browser.newPage({ locale })
    await page.goto('/start')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await page.close()
  })
}

test('contents follow the language of the app unless they have their own [LANG-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/settings')
  const saving = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  const savedFirst = saving()
  await page.getByRole('combobox', { name: 'Sprache der App' }).selectOption('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
  await savedFirst
  const asked = page.waitForRequest((request) => /\/api\/user\/\d+\/election\?lang=fr/.test(request.url()))
  await page.goto('/election')
  await asked
  await page.goto('/settings')
  const saved = saving()
  await page.getByLabel('Langue des contenus').selectOption('Italiano')
  await saved
  const askedAgain = page.waitForRequest((request) => /\/api\/user\/\d+\/election\?lang=it/.test(request.url()))
  await page.goto('/election')
  await askedAgain
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
})
