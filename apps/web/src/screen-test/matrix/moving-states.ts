import { expect } from '../screen-test.ts'
import { prepareGuest } from '../guest.ts'
import { type Look, NARROW, PHONE, PHONE_DARK, type ScreenState, type StateGroup, WIDE, WIDE_DARK } from './scene.ts'

const HUGE: Look = { width: 1920, height: 1080, theme: 'light' }
const SIZES = [PHONE, PHONE_DARK, NARROW, WIDE, WIDE_DARK, HUGE]

const moving: readonly ScreenState[] = [
  {
    screen: '/settings/storage',
    state: 'of an account on the server',
    full: SIZES,
    show: async ({ page }) => {
      await page.goto('/settings/storage')
      await expect(page.getByRole('button', { name: 'Auf dieses Gerät kopieren' })).toBeVisible()
    },
  },
  {
    screen: '/settings/storage',
    state: 'the copy on this device is whole',
    full: SIZES,
    show: async ({ page, voter }) => {
      localStorage.setItem('plenara-local.move', JSON.stringify({ direction: 'to-device', userId: voter.id, step: 'copied' }))
      await page.goto('/settings/storage')
      await expect(page.getByRole('alertdialog', { name: 'Alles ist auf diesem Gerät' })).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'what this device holds is offered to the account',
    full: SIZES,
    show: async ({ page, request }) => {
      localStorage.removeItem('plenara-local.move')
      await prepareGuest(request)
      await page.goto('/settings')
      await expect(page.getByRole('dialog', { name: 'Antworten von diesem Gerät übernehmen?' })).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'taking over without the consent',
    full: [PHONE, PHONE_DARK, NARROW],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Zustimmen und übernehmen' }).click()
      await expect(page.getByText('Setze zuerst das Häkchen: Ohne deine Einwilligung senden wir nichts.')).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'asking whether what this device holds is deleted',
    full: [PHONE, NARROW],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Auf diesem Gerät löschen' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Auf diesem Gerät löschen?' })).toBeVisible()
      await page.getByRole('button', { name: 'Abbrechen' }).click()
    },
  },
  {
    screen: '/settings',
    state: 'the account holds opinions of its own',
    full: SIZES,
    show: async ({ page, rating }) => {
      await rating()
      await page.getByRole('checkbox', { name: /^Ich willige ein/ }).check()
      await page.getByRole('button', { name: 'Zustimmen und übernehmen' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Dein Konto enthält schon etwas' })).toBeVisible()
    },
  },
  {
    screen: '/settings/storage',
    state: 'this device holds something that was not taken over',
    full: [PHONE, NARROW, WIDE_DARK],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Ohne meine Antworten weiter' }).click()
      await page.goto('/settings/storage')
      await expect(page.getByRole('button', { name: 'Ins Online-Konto übernehmen' })).toBeVisible()
    },
  },
]

export const movingGroups: readonly StateGroup[] = [{ title: 'moving between kinds of account', who: 'voter', states: moving }]
