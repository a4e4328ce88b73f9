import type { Page } from '@playwright/test'
import { pageScript } from '../../src/platform/native/test-support/scripted-bridge.ts'
import { expect, test } from '../support/voter.ts'

const PERMITTED = {
  'LocalNotifications.requestPermissions': { display: 'granted' },
  'LocalNotifications.checkPermissions': { display: 'granted' },
}
const REFUSED = {
  'LocalNotifications.requestPermissions': { display: 'denied' },
  'LocalNotifications.checkPermissions': { display: 'denied' },
}
/** What a phone that has nothing scheduled answers. */
const EMPTY = { 'LocalNotifications.getPending': { notifications: [] }, 'LocalNotifications.schedule': { notifications: [] } }
const MASTER = 'Benachrichtigungen auf diesem Gerät'

/** What the app asked of the device, by method. */
const asked = (page: Page, method: string) =>
  page.evaluate((name) => {
    const { nativeSide } = window as unknown as { nativeSide: { calls: { plugin: string; method: string }[] } }
    return nativeSide.calls.filter((call) => call.plugin === 'LocalNotifications' && call.method === name)
  }, method)
const device = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`plenara.${name}`), key)

test('off until our own explanation is accepted; then the device is asked once, and what comes stands there with its date [ROUTE-41, NOTIFY-1, NOTIFY-2]', {
  tag: '@core',
}, async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(pageScript('android', { ...EMPTY, ...PERMITTED }))
  await page.goto('/notifications')
  const master = page.getByRole('checkbox', { name: MASTER })
  await expect(master).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Eine Session beginnt' })).toBeDisabled()
  await master.click()
  const dialog = page.getByRole('dialog', { name: 'Dürfen wir dich benachrichtigen?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Jetzt nicht' }).click()
  await expect(master).not.toBeChecked()
  expect(await asked(page, 'requestPermissions')).toHaveLength(0)
  await master.click()
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await expect(master).toBeChecked()
  expect(await asked(page, 'requestPermissions')).toHaveLength(1)
  const list = page.getByRole('listitem')
  await expect(list.filter({ hasText: 'Die Resultate sind da' }).first()).toContainText(/\d\d\.\d\d\.\d\d, 18:30 Uhr/)
  await expect.poll(() => asked(page, 'schedule')).not.toHaveLength(0)
  expect(await device(page, 'notification_enabled')).toBe('true')
  await page.reload()
  await expect(master).toBeChecked()
  await master.click()
  await expect(page.getByText('Sobald Benachrichtigungen eingeschaltet sind')).toBeVisible()
  await master.click()
  await expect(master).toBeChecked()
  expect(await asked(page, 'requestPermissions')).toHaveLength(0)
})

test('a type that is switched off is saved and no longer stands in the list [NOTIFY-6]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(pageScript('android', { ...EMPTY, ...PERMITTED }))
  await page.addInitScript(() => {
    localStorage.setItem('plenara.notification_enabled', 'true')
    localStorage.setItem('plenara.notification_permission', 'granted')
  })
  await page.goto('/notifications')
  const start = page.getByRole('listitem').filter({ hasText: 'Die Session beginnt' })
  await expect(start.first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Eine Session beginnt' }).click()
  await expect(start).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Die Session ist zu Ende' }).first()).toBeVisible()
  expect(JSON.parse((await device(page, 'notification_type_enabled')) ?? '')).toEqual({ parliament_session_start: false })
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Eine Session beginnt' })).not.toBeChecked()
})

test('a device that refuses is not asked again; the page says how it is changed [NOTIFY-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(pageScript('ios', { ...EMPTY, ...REFUSED }))
  await page.goto('/notifications')
  await page.getByRole('checkbox', { name: MASTER }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Öffne «Einstellungen», dann «Mitteilungen»' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: MASTER })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: MASTER })).toBeDisabled()
  expect(await asked(page, 'schedule')).toHaveLength(0)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Das Gerät lässt keine Benachrichtigungen zu' })).toBeVisible()
  expect(await asked(page, 'requestPermissions')).toHaveLength(0)
})

test('from the start of the app what is active is scheduled, and a tap opens its page [NOTIFY-4, NOTIFY-5]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(
    pageScript('android', { ...EMPTY, ...PERMITTED, 'LocalNotifications.getPending': { notifications: [{ id: 999 }] } }),
  )
  await page.addInitScript(() => localStorage.setItem('plenara.notification_enabled', 'true'))
  await page.goto('/settings')
  await expect.poll(() => asked(page, 'schedule')).toHaveLength(1)
  expect(await asked(page, 'cancel')).toMatchObject([{ options: { notifications: [{ id: 999 }] } }])
  await page.evaluate(() => {
    const { nativeSide } = window as unknown as { nativeSide: { emit: (plugin: string, event: string, data: unknown) => void } }
    nativeSide.emit('LocalNotifications', 'localNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: 103, title: 'Die Resultate sind da', body: '', extra: { type: 'election_results' } },
    })
  })
  await expect(page).toHaveURL(/\/results$/)
})

test('in a browser without push the page says that there are none, what is to come, and the way to the calendar [ROUTE-41]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { name: 'Keine Benachrichtigungen in diesem Browser' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Die Session beginnt' }).first()).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'Zum Wahltermin' }).click()
  await expect(page).toHaveURL(/\/splash$/)
})

test('where the list cannot be read the page says why, and reads it again [ROUTE-41]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route('**/api/survey?*', (route) => route.abort())
  await page.goto('/notifications')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Internet')
  await page.unroute('**/api/survey?*')
  await alert.getByRole('button', { name: 'Nochmals versuchen' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Die Session beginnt' }).first()).toBeVisible()
})

test('where nothing is to come the page says so [ROUTE-41]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.route('**/api/survey?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/notifications')
  await expect(page.getByText('Zurzeit ist nichts geplant.')).toBeVisible()
})
