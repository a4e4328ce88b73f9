import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { setOffline } from './support/network.ts'
import { prepareRating } from './support/rating.ts'
import { expect, newVoter, test, type Voter } from './support/voter.ts'

async function signInAs(page: Page, voter: Voter): Promise<void> {
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('plenara.token', String(token))
      localStorage.setItem('plenara.user-id', String(id))
    },
    [voter.token, voter.id],
  )
}

test('a new password needs the current one, follows the rules and ends other sessions [VALID-4, VALID-5, VALID-6, VALID-12]', {
  tag: '@core',
}, async ({ page, voter, request }) => {
  const other = await (await request.post('/api/authenticate', { data: { email: voter.email, password: voter.password } })).json()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Danach bist du auf allen anderen Geräten abgemeldet.')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Passwort ändern' })
  await submit.click()
  await expect(page.getByText('Das Passwort darf nicht leer sein.')).toBeVisible()
  await expect(page.getByLabel('Jetziges Passwort')).toBeFocused()
  await page.getByLabel('Jetziges Passwort').fill('Falsch.11!x')
  for (const [password, sentence] of [
    ['a1.', 'Das Passwort muss mindestens 8 Zeichen lang sein.'],
    ['abcdefg1.!', 'Das Passwort muss mindestens zwei Zahlen enthalten.'],
    ['abcdefg12.', 'Das Passwort muss mindestens zwei Symbole (.@$!%*#?&/) enthalten.'],
  ] as const) {
    await page.getByLabel('Neues Passwort').fill(password)
    await submit.click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await page.getByLabel('Neues Passwort').fill('Hund.88!wald')
  await submit.click()
  await expect(page.getByText('Die Passwörter müssen übereinstimmen.')).toBeVisible()
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await submit.click()
  await expect(page.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
  await expect(page.getByLabel('Jetziges Passwort')).toBeFocused()
  await page.getByLabel('Jetziges Passwort').fill(voter.password)
  await submit.click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText('Passwort geändert. Andere Geräte sind abgemeldet.')).toBeVisible()
  const ofToken = (token: string) => request.get(`/api/user/${voter.id}`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await ofToken(voter.token)).status()).toBe(200)
  expect((await ofToken(other.token)).status()).toBe(401)
})

test("one's own data go out as a file and come back in another account, after a look into the file", { tag: '@core' }, async ({
  page,
  voter,
  request,
}) => {
  await prepareRating(request, voter)
  await page.goto('/settings')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Daten herunterladen' }).click()
  const file = await (await saved).path()
  expect((await saved).suggestedFilename()).toMatch(/^plenara-daten-\d{4}-\d{2}-\d{2}\.json$/)
  const document = JSON.parse(await readFile(file, 'utf8'))
  const answers = document.elections[0].responses.length
  expect(document).toMatchObject({ format: 'plenara', account: { email: voter.email } })
  expect(answers).toBeGreaterThan(10)

  const other = await newVoter(request, { consent: false, location: false })
  await signInAs(page, other)
  await page.goto('/settings')
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('alertdialog', { name: 'Mit dieser Datei ersetzen?' })
  await expect(dialog.getByText(`Datei aus dem Konto ${voter.email}`)).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: `${answers} Antworten` })).toBeVisible()
  await expect(dialog.getByText(/Die Datei enthält deine Einwilligung vom/)).toBeVisible()
  const headers = { Authorization: `Bearer ${other.token}` }
  const before = await (await request.get(`/api/user/${other.id}/export`, { headers })).json()
  expect(before.elections).toEqual([])
  await dialog.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByText('Deine Daten sind eingelesen.')).toBeVisible()
  await expect(page.getByText('Basel-Stadt, Grossbasel-West')).toBeVisible()
  const after = await (await request.get(`/api/user/${other.id}/export`, { headers })).json()
  expect(after).toEqual({ ...document, account: { email: other.email } })
})

test('a file that does not fit changes nothing and says why', async ({ page, voter, request }) => {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const document = await (await request.get(`/api/user/${voter.id}/export`, { headers })).json()
  const choose = (content: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await page.goto('/settings')
  await choose('{ no JSON')
  await expect(page.getByText('Diese Datei lässt sich nicht lesen.')).toBeVisible()
  await choose(JSON.stringify({ ...document, version: 2 }))
  await expect(page.getByText('Diese Datei stammt aus einer neueren Version von Plenara.')).toBeVisible()
  await choose(' '.repeat(1024 * 1024 + 1))
  await expect(page.getByText('Diese Datei ist zu gross.')).toBeVisible()
  // An election that is gone is kept for later; a value on no scale is damage.
  const responses = [{ questionId: 1, value: 1, weight: 1 }]
  await choose(JSON.stringify({ ...document, elections: [{ electionId: 1, responses, matches: [] }] }))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(dialog.getByText('Nichts wurde übernommen.')).toBeVisible()
  await expect(dialog.getByText(/^An einer Stelle: /)).toBeVisible()
  await setOffline(page.context(), true)
  await dialog.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(dialog.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
  await setOffline(page.context(), false)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await (await request.get(`/api/user/${voter.id}/export`, { headers })).json()).toEqual(document)
})

test('the terms are read over the form, and whole in a tab of their own [ROUTE-6]', async ({ page, context }) => {
  await page.goto('/register')
  await page.getByLabel('Benutzername').fill('Mira')
  await page.getByRole('button', { name: 'AGB lesen' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('dialog', { name: 'AGB' }).getByRole('link', { name: 'Nutzungsbedingungen (AGB)' }).click()
  const whole = await opened
  await expect(whole.getByRole('heading', { level: 2, name: 'Recht und Gerichtsstand' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Benutzername')).toHaveValue('Mira')
})

test('the introduction asks for consent, explains without it, and offers to delete the account [ROUTE-9, SESSION-7]', async ({
  page,
  request,
}) => {
  const voter = await newVoter(request, { consent: false })
  await page.goto('/start')
  await signInAs(page, voter)
  // Until the account is known nobody is taken for a visitor without one.
  let letGo = () => {}
  const go = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(new RegExp(`/api/user/${voter.id}$`), async (route) => {
    await go
    await route.continue()
  })
  await page.goto('/welcome')
  const skip = page.getByRole('button', { name: 'Überspringen' })
  await expect(page.locator('#root')).not.toBeEmpty()
  await expect(skip).toHaveCount(0)
  letGo()
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /Ich willige ein.*politischen Ansichten/ })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Datenschutzerklärung lesen' })).toBeVisible()
  await page.getByRole('button', { name: 'Account löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page).toHaveURL(/\/start/)
  const answer = await request.get(`/api/user/${voter.id}`, { headers: { Authorization: `Bearer ${voter.token}` } })
  expect(answer.status()).toBe(401)
})

test('a browser that the app does not support says so without scripts, in four languages [ROUTE-9]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/welcome')
  const notice = page.getByText('Dieser Browser wird nicht unterstützt.')
  await expect(notice).toBeHidden()
  // Internet Explorer passes over the rule that hides the notice, as over most others.
  await page.route(/\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.goto('/welcome')
  for (const language of ['de', 'fr', 'it', 'rm']) await expect(page.locator(`#unsupported p[lang="${language}-CH"]`)).toBeVisible()
  await context.close()
})
