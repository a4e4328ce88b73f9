import { expect, type Page } from '@playwright/test'
import { secretMailedTo } from '../support/mails.ts'
import { JOURNEY, type StateGroup, visit } from './scene.ts'

const password = 'Katze.77!berg'
let email = ''

async function fillRegistration(page: Page): Promise<void> {
  await visit(page, '/register')
  email = `matrix-${process.pid}-${Date.now()}@example.ch`
  await page.getByLabel('Benutzername').fill('Mira')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByLabel('Ich akzeptiere die AGB.').check()
}

const registration: StateGroup = {
  title: 'the way to an account',
  who: 'visitor',
  states: [
    {
      screen: '/register',
      state: 'the mail is on its way',
      show: async ({ page }) => {
        await fillRegistration(page)
        await page.getByRole('button', { name: 'Konto erstellen' }).click()
        await expect(page.getByRole('button', { name: /Nochmals senden in \d+ s/ })).toBeVisible()
      },
    },
    {
      screen: '/confirm/:lang/:secret',
      state: 'confirmed',
      full: JOURNEY,
      show: async ({ page }) => {
        const address = `/confirm/de/${await secretMailedTo(email)}`
        await page.goto(address)
        await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
        await page.goto(address)
        await expect(page.getByText('Deine Mail wurde erfolgreich verifiziert. Du kannst dich jetzt Anmelden!')).toBeVisible()
      },
    },
  ],
}

export const entryGroups: readonly StateGroup[] = [registration]
