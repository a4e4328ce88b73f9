import { expect } from '@playwright/test'
import { type Look, NARROW, type Scene, type ScreenState, type StateGroup, visit, WIDE } from './scene.ts'

const NARROW_AND_WIDE: readonly Look[] = [NARROW, WIDE]

/** The account as its own document. */
async function documentOf({ request, voter }: Scene) {
  return (await request.get(`/api/user/${voter.id}/export`, { headers: { Authorization: `Bearer ${voter.token}` } })).json()
}

async function chooseFile({ page }: Scene, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
}

const settings: readonly ScreenState[] = [
  {
    screen: '/settings',
    state: 'a look into a file before it replaces anything',
    show: async (scene) => {
      await scene.rating()
      await scene.page.goto('/settings')
      await chooseFile(scene, await documentOf(scene))
      await expect(scene.page.getByRole('alertdialog', { name: 'Mit dieser Datei ersetzen?' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'a file that breaks rules',
    show: async (scene) => {
      await scene.page.goto('/settings')
      // A value on no scale is damage; what only fits nothing today would be kept.
      const unknown = { electionId: 1, responses: [{ questionId: 1, value: 1, weight: 1 }], matches: [] }
      await chooseFile(scene, { ...(await documentOf(scene)), elections: [unknown] })
      const dialog = scene.page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Ersetzen' }).click()
      await expect(dialog.getByText('Nichts wurde übernommen.')).toBeVisible()
    },
  },
  {
    screen: '/settings/password',
    state: 'the present password is wrong',
    show: async ({ page }) => {
      await visit(page, '/settings/password')
      await page.getByLabel('Jetziges Passwort').fill('Falsch.11!x')
      await page.getByLabel('Neues Passwort').fill('Hund.88!wald')
      await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
      await page.getByRole('button', { name: 'Passwort ändern' }).click()
      await expect(page.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
    },
  },
]

const identity: readonly ScreenState[] = [
  {
    screen: '/settings/account',
    state: 'without a name, and with a wrong password',
    show: async ({ page, voter }) => {
      await visit(page, '/settings/account')
      await page.getByLabel('Benutzername').fill('')
      await page.getByRole('button', { name: 'Namen speichern' }).click()
      await page.getByLabel('Neue E-Mail-Adresse').fill(`new-${voter.email}`)
      await page.getByLabel('Jetziges Passwort').fill('Falsch.11!x')
      await page.getByRole('button', { name: 'Link schicken' }).click()
      await expect(page.getByText('Das Passwort scheint ungültig zu sein.')).toBeVisible()
    },
  },
]

const around: readonly ScreenState[] = [
  {
    screen: '/notifications',
    state: 'in a browser',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await visit(page, '/notifications')
      await expect(page.getByRole('listitem').filter({ hasText: 'Die Session beginnt' }).first()).toBeVisible()
    },
  },
]

export const accountGroups: readonly StateGroup[] = [
  { title: 'settings and files', who: 'voter', states: [...settings, ...identity] },
  { title: 'what lies around the account', who: 'voter', states: around },
]
