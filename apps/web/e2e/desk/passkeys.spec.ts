import type { Page } from '@playwright/test'
import type { CandidateCard, Election } from '@plenara/contract'
import { deskUrl } from '../../playwright.config.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { addAuthenticator, credentialsOf } from '../support/authenticator.ts'
import { openInvitation, PASSWORD } from '../support/desk.ts'
import { deskLinkMailedTo } from '../support/mails.ts'
import { expect, newVoter, signIn, test } from '../support/voter.ts'

// On this machine both doors stand on one host, with two ports: a browser offers the passkeys of both at each.
test.use({ baseURL: async ({ baseURL }, use) => use(String(baseURL).replace('127.0.0.1', 'localhost')) })

/** Opens the invitation of somebody whom no other journey invites, by their place from the end of the list; answers the address. */
async function invited(page: Page, request: Parameters<typeof newVoter>[0], place: number): Promise<string> {
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const number = candidates.at(-place)?.number
  if (!election || !number) throw new Error('The demonstration has nobody with a number')
  const email = `schluessel-${place}@example.ch`
  await openInvitation(page, { electionId: election.id, number, email })
  return email
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
}

/** The browser may have filled it in by itself: there is one key, and its user is verified. */
async function enter(page: Page, name: string) {
  await page
    .getByRole('button', { name })
    .click({ timeout: 5000 })
    .catch(() => undefined)
}

async function takeUpByPasskey(page: Page) {
  await page.getByRole('button', { name: 'Mit Passkey statt Passwort' }).click()
  await expect(page.getByRole('link', { name: 'Beginnen' })).toBeVisible()
}

test('an invitation is taken up with a passkey, which signs in, is renamed, and is the only way in until there is a password', async ({
  page,
  request,
}, { retry }) => {
  const authenticator = await addAuthenticator(page)
  const email = await invited(page, request, 20 + retry)
  await takeUpByPasskey(page)
  const [key] = await credentialsOf(authenticator)
  expect(key).toMatchObject({ isResidentCredential: true, rpId: 'localhost' })
  expect(Buffer.from(key?.userHandle ?? '', 'base64').toString()).not.toContain(email)
  await signOut(page)
  await enter(page, 'Mit Passkey anmelden')
  await expect(page.getByRole('link', { name: 'Beginnen' })).toBeVisible()

  await page.goto(`${deskUrl}/candidacy/access`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/Zuletzt gebraucht am/])
  await expectAccessible(page)
  await page.getByRole('button', { name: /umbenennen$/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Telefon')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(rows).toHaveText([/^Telefon/])
  await page.getByRole('button', { name: 'Telefon entfernen' }).click()
  await page.getByRole('button', { name: 'Passkey entfernen' }).click()
  await expect(page.getByRole('alertdialog').getByText('Das ist dein einziger Passkey')).toBeVisible()
})

// Fails when one door looks into the keys of the other, or takes its origin.
test('on one host a passkey of a voter is refused at the desk, and one of the desk by the voters', async ({
  page,
  request,
  browser,
  baseURL,
}, { retry }) => {
  const voter = await newVoter(request)
  await signIn(page, voter)
  await addAuthenticator(page)
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.goto(`${deskUrl}/candidacy/sign-in`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText('Dieser Passkey wurde nicht angenommen.').first()).toBeVisible()
  expect(await page.context().cookies(deskUrl)).toEqual([])

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const portal = await context.newPage()
  await addAuthenticator(portal)
  await invited(portal, request, 22 + retry)
  await takeUpByPasskey(portal)
  await portal.goto('/login')
  await portal.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(portal.getByText('Dieser Passkey wurde nicht angenommen.').first()).toBeVisible()
  await context.close()
})

test('a new address counts once its link is used, and the former one takes it back', async ({ page, request }, { retry }) => {
  const email = await invited(page, request, 24 + retry)
  const changed = email.replace('@', '-neu@')
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  await expect(page.getByRole('link', { name: 'Beginnen' })).toBeVisible()
  await page.goto(`${deskUrl}/candidacy/access`)
  await page.getByLabel('Neue E-Mail-Adresse').fill(changed)
  await page.getByRole('button', { name: 'Adresse ändern' }).click()
  await page.getByRole('dialog').getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByText(`Öffne den Link in der Mail an ${changed}`)).toBeVisible()
  await page.goto(await deskLinkMailedTo(changed, 'confirm-address'))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Die neue Adresse gilt.')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Zugang' }).click()
  await expect(page.getByText(`Mit ${changed} meldest du dich an`)).toBeVisible()
  await page.goto(await deskLinkMailedTo(email, 'stop-address'))
  await page.getByRole('button', { name: 'Änderung aufhalten' }).click()
  await expect(page.getByText('Deine frühere Adresse gilt wieder')).toBeVisible()
  await page.goto(`${deskUrl}/candidacy/access`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText(`Mit ${email} meldest du dich an`)).toBeVisible()
})
