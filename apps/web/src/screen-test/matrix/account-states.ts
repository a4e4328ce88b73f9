import { setWaitingCount } from '../../data/outbox/waiting-flag.ts'
import { expect } from '../screen-test.ts'
import { JOURNEY, NARROW, PHONE, PHONE_DARK, type ScreenState, type StateGroup, visit, WIDE_DARK } from './scene.ts'

const BOTH_THEMES = [PHONE, PHONE_DARK]

const settings: readonly ScreenState[] = [
  {
    screen: '/settings',
    state: 'an account on the server',
    full: BOTH_THEMES,
    show: async ({ page }) => {
      await page.goto('/settings')
      await expect(page.getByText('mira@example.ch')).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'the tutorials come again',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Tutorials wiederholen' }).click()
      await expect(page.getByText('Die Tutorials erscheinen wieder.')).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'asking whether the account is to be deleted',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Account löschen' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Account löschen?' })).toBeVisible()
    },
  },
  {
    screen: '/settings/password',
    state: 'empty',
    show: async ({ page }) => {
      await visit(page, '/settings/password')
      await expect(page.getByText('Danach bist du auf allen anderen Geräten abgemeldet.')).toBeVisible()
    },
  },
  {
    screen: '/settings/sent',
    state: 'an account on the server is led to the settings',
    show: async ({ page }) => {
      await visit(page, '/settings/sent')
      await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
    },
  },
  {
    screen: '/settings/passkeys',
    state: 'empty',
    show: async ({ page }) => {
      await page.route(/\/api\/user\/\d+\/passkey$/, (route) => route.fulfill({ json: { passkeys: [], hasPassword: true } }))
      await visit(page, '/settings/passkeys')
      await expect(page.getByText('Du hast noch keinen Passkey.')).toBeVisible()
    },
  },
]

const identity: readonly ScreenState[] = [
  {
    screen: '/settings/account',
    state: 'name and address',
    show: async ({ page }) => {
      await visit(page, '/settings/account')
      await expect(page.getByLabel('Neue E-Mail-Adresse')).toBeVisible()
    },
  },
]

const around: readonly ScreenState[] = [
  {
    screen: '/notifications',
    state: 'the list cannot be read',
    show: async ({ page }) => {
      await page.route(/\/api\/user\/\d+\/push$/, (route) => route.fulfill({ json: { applicationKey: null, devices: [] } }))
      await page.route('**/api/survey?*', (route) => route.abort())
      await page.goto('/notifications')
      await expect(page.getByRole('alert')).toContainText('Internet')
    },
  },
  {
    screen: '/credits',
    state: 'with every library',
    full: [NARROW],
    show: async ({ page }) => {
      await visit(page, '/credits')
      await expect(page.getByRole('listitem').filter({ hasText: /^react \d/ })).toContainText('MIT')
      await expect(page.getByRole('region', { name: 'Was hier eingelesen ist' })).toContainText('Staatskanzlei Basel-Stadt')
    },
  },
  {
    screen: '/location',
    state: 'of a voter',
    full: BOTH_THEMES,
    show: async ({ page }) => {
      await visit(page, '/location')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    screen: '/update-app',
    state: 'on the web',
    show: async ({ page }) => {
      await visit(page, '/update-app')
      await expect(page.getByRole('heading', { level: 1, name: 'Alles aktuell' })).toBeVisible()
    },
  },
  {
    screen: 'an unknown address',
    state: 'in every language',
    show: async ({ page }) => {
      await visit(page, '/gibt-es-nicht')
      await expect(page.getByRole('heading', { name: 'Error 404' })).toBeVisible()
    },
  },
  {
    screen: '/confirm/:lang/:secret',
    state: 'somebody else is signed in, with a change that is not saved',
    full: [...JOURNEY, PHONE_DARK, WIDE_DARK],
    show: async ({ page, voter }) => {
      await page.route(/\/api\/confirm\//, (route) => route.fulfill({ json: { language: 'de', passwordFor: 'anna@example.ch' } }))
      await page.goto(`/confirm/de/${'s'.repeat(43)}`)
      setWaitingCount(voter.id, 1, 1)
      await expect(page.getByText('Du bist als mira@example.ch angemeldet.')).toBeVisible()
      await expect(page.getByText(/^1 Änderung ist noch nicht gespeichert/)).toBeVisible()
    },
  },
  {
    screen: '/login',
    state: 'somebody is signed in whose account does not answer',
    show: async ({ page }) => {
      await page.route(/\/api\/user\/\d+$/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
      await page.goto('/login')
      await expect(page.getByText('In diesem Browser ist schon jemand angemeldet.')).toBeVisible()
    },
  },
  {
    screen: '/logout',
    state: 'leads to the start',
    show: async ({ page }) => {
      await visit(page, '/logout')
      await expect(page).toHaveURL(/\/start/)
    },
  },
]

export const accountGroups: readonly StateGroup[] = [
  { title: 'settings and files', who: 'voter', states: [...settings, ...identity] },
  { title: 'what lies around the account', who: 'voter', states: around },
]
