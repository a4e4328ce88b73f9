import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { damage } from '../support/damage.ts'
import { signInOnDevice } from '../support/device-catalogue.ts'
import { signIn } from '../support/new-voter.ts'
import { openShell, serveVersions } from '../support/shell.ts'
import { type Look, NARROW, PHONE, PHONE_DARK, type ScreenState, type StateGroup, WIDE } from './scene.ts'

const NARROW_AND_WIDE = [NARROW, WIDE]
const passphrase = 'Drei Gämsen am Pilatus'
const notice = (page: Page) => page.getByRole('region', { name: 'Ein Teil deiner Daten liess sich nicht lesen' })

const local: readonly ScreenState[] = [
  {
    screen: '/settings/sent',
    state: 'what this device has asked for',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await page.goto('/settings/sent')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    screen: '/settings/storage',
    state: 'of an account of this device',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await page.goto('/settings/storage')
      await expect(page.getByRole('button', { name: 'Bei meinem Konto anmelden' })).toBeVisible()
    },
  },
  {
    screen: '/select-storage',
    state: 'of a guest',
    full: [PHONE, PHONE_DARK, NARROW, WIDE],
    show: async ({ page }) => {
      await page.evaluate(() => {
        localStorage.setItem('plenara-local.exists', `guest:1:${Date.now()}`)
        localStorage.setItem('plenara.account-type', 'guest')
      })
      await page.goto('/select-storage')
      await expect(page.getByRole('heading', { level: 1, name: 'Behalten' })).toBeVisible()
    },
  },
  {
    screen: '/select-storage',
    state: 'kept on this device',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await page.getByRole('radio', { name: 'Nur auf diesem Gerät' }).check()
      await page.getByRole('button', { name: 'So behalten' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Behalten: nur auf diesem Gerät' })).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'an account of this device, which needs no consent',
    show: async ({ page }) => {
      await page.goto('/settings')
      await expect(page.getByText(/Nichts davon verlässt dieses Gerät; darum braucht es keine Einwilligung/)).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'saving the account as a file, with two passphrases',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Als Datei sichern' }).click()
      const dialog = page.getByRole('dialog', { name: 'Als Datei sichern' })
      await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase)
      await dialog.getByRole('button', { name: 'Als Datei sichern' }).click()
      await expect(dialog.getByText('Die beiden Passphrasen sind nicht gleich.')).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'opening a file with a wrong passphrase',
    show: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Als Datei sichern' })
      await dialog.getByLabel('Passphrase wiederholen').fill(passphrase)
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Als Datei sichern' }).click()
      const buffer = await readFile(await (await saved).path())
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
      const opening = page.getByRole('dialog', { name: 'Datei öffnen' })
      await opening.getByLabel('Passphrase').fill('Vier Gämsen am Pilatus')
      await opening.getByRole('button', { name: 'Öffnen' }).click()
      await expect(opening.getByText(/Diese Passphrase öffnet die Datei nicht\./)).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'a file before the account is deleted',
    show: async ({ page }) => {
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Account löschen' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Zuerst als Datei sichern' }).click()
      await expect(page.getByRole('dialog', { name: 'Als Datei sichern' })).toBeVisible()
    },
  },
  {
    screen: '/election',
    state: 'a damaged record is named',
    full: NARROW_AND_WIDE,
    show: async ({ page, request, voter, rating }) => {
      const headers = { Authorization: `Bearer ${voter.token}` }
      await request.put(`/api/user/${voter.id}/consent`, { headers, data: { version: '1' } })
      await rating()
      await damage(page, { flip: 'opinions' })
      await page.goto('/election')
      await expect(notice(page)).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'a damaged record is named',
    full: [NARROW],
    show: async ({ page }) => {
      await notice(page).getByRole('link', { name: 'Zu den Einstellungen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
      await expect(notice(page)).toBeVisible()
    },
  },
  {
    screen: '/start',
    state: 'going on with the account of this device',
    show: async ({ page }) => {
      await page.goto('/settings')
      await page.getByRole('link', { name: /Abmelden/ }).click()
      await expect(page.getByText('Abgemeldet. Deine Daten sind noch auf diesem Gerät.')).toBeVisible()
    },
  },
]

const CANTON = /\/api\/export\/v1\/canton\//
const LOW: readonly Look[] = [
  { width: 320, height: 700, theme: 'light' },
  { width: 1280, height: 700, theme: 'light' },
]
let answerCanton = () => {}

const updates: readonly ScreenState[] = [
  {
    screen: '/update',
    state: 'under way',
    full: LOW,
    show: async ({ page }) => {
      await signInOnDevice(page)
      const go = new Promise<void>((resolve) => {
        answerCanton = resolve
      })
      // For the states that follow, too.
      await page.context().route(CANTON, async (route) => {
        await go
        await route.continue().catch(() => undefined)
      })
      await page.goto('/update')
      await expect(page.getByText('18 %')).toBeVisible()
    },
  },
  {
    screen: '/update',
    state: 'paused',
    full: LOW,
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Anhalten' }).press('Enter')
      await expect(page.getByText('Angehalten. Was schon da ist, bleibt da.')).toBeVisible()
    },
  },
  {
    screen: '/update',
    state: 'failed',
    show: async ({ page, context }) => {
      await context.unroute(CANTON)
      answerCanton()
      await page.route(CANTON, (route) => route.abort('internetdisconnected'))
      await page.goto('/update')
      await expect(page.getByRole('alert')).toContainText('Beim Aktualisieren der Daten ist ein Problem aufgetreten.')
    },
  },
  {
    screen: '/update',
    state: 'done',
    show: async ({ page }) => {
      await page.goto('/update')
      await expect(page.getByText('Alle Daten sind auf diesem Gerät und auf dem neusten Stand.')).toBeVisible()
    },
  },
]

/** What a phone that has nothing scheduled answers. */
const EMPTY = { 'LocalNotifications.getPending': { notifications: [] }, 'LocalNotifications.schedule': { notifications: [] } }
const answering = (display: 'granted' | 'denied') => ({
  ...EMPTY,
  'LocalNotifications.requestPermissions': { display },
  'LocalNotifications.checkPermissions': { display },
})
const master = (page: Page) => page.getByRole('checkbox', { name: 'Benachrichtigungen auf diesem Gerät' })

const android: readonly ScreenState[] = [
  {
    screen: '/notifications',
    state: 'explained before the phone asks',
    show: async ({ page }) => {
      await openShell(page, 'android', answering('granted'))
      await page.goto('/notifications')
      await master(page).click()
      await expect(page.getByRole('dialog', { name: 'Dürfen wir dich benachrichtigen?' })).toBeVisible()
    },
  },
  {
    screen: '/notifications',
    state: 'switched on',
    show: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click()
      await expect(master(page)).toBeChecked()
      await expect(page.getByRole('listitem').filter({ hasText: 'Die Resultate sind da' }).first()).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'other choices than at the beginning, on a phone',
    show: async ({ page }) => {
      await page.goto('/settings')
      await page.getByRole('radio', { name: 'Untereinander' }).press('Space')
      await page.getByRole('radio', { name: 'Informativ: Liste' }).press('Space')
      await expect(page.getByRole('radio', { name: 'Informativ: Liste' })).toBeChecked()
    },
  },
]

const phones: readonly ScreenState[] = [
  {
    screen: '/notifications',
    state: 'refused by the phone',
    showBeside: async ({ context, voter }) => {
      const page = await context.newPage()
      await signIn(page, voter)
      await openShell(page, 'ios', answering('denied'))
      await page.goto('/notifications')
      await master(page).click()
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Öffne «Einstellungen», dann «Mitteilungen»' })).toBeVisible()
      return page
    },
  },
  {
    screen: '/update-app',
    state: 'too old, in the shell of a phone',
    full: [PHONE, PHONE_DARK],
    showBeside: async ({ context, voter }) => {
      const page = await context.newPage()
      await signIn(page, voter)
      await serveVersions(page, '>=1.4.0 <2')
      await openShell(page, 'android')
      await page.goto('/government')
      await expect(page.getByRole('heading', { level: 1, name: 'Die App ist zu alt' })).toBeVisible()
      return page
    },
  },
]

export const deviceGroups: readonly StateGroup[] = [
  { title: 'an account of this device', who: 'local', states: local },
  { title: 'the public data on their way to this device', who: 'visitor', states: updates },
  { title: 'the app on an Android phone', who: 'voter', states: android },
]
/** In pages of their own, beside one that is signed in. */
export const phoneGroups: readonly StateGroup[] = [{ title: 'phones that refuse, and old apps', who: 'voter', states: phones }]
