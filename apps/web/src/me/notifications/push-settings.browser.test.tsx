import type { NewPushDevice, PushDevice } from '@plenara/contract'
import { NOTIFICATION_TYPES } from '@plenara/contract/constants'
import { ALL_RULES, violationsOn } from '../../screen-test/accessibility.ts'
import { installPush } from '../../screen-test/push.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const LIST = /\/api\/user\/\d+\/push$/
const SINGLE_DEVICE = /\/api\/user\/\d+\/push\/\d+$/
const MASTER = 'Benachrichtigungen in diesem Browser'
const OTHER: PushDevice = {
  id: 2,
  types: ['election_start'],
  service: 'web.push.apple.com',
  mark: 'another',
  createdAt: '2027-09-01T08:00:00.000Z',
}

/** A server that stores the subscribed browsers; with `key` null it sends no notifications. */
async function serve(page: Page, { devices = [] as PushDevice[], mark = '', key = 'QUJD' as string | null } = {}) {
  const sent: NewPushDevice[] = []
  await page.route(LIST, async (route) => {
    if (route.request().method() !== 'PUT') return route.fulfill({ json: { applicationKey: key, devices } })
    const body: NewPushDevice = await route.request().postDataJSON()
    sent.push(body)
    const device = { id: 1, types: body.types, service: 'updates.push.services.mozilla.com', mark, createdAt: '2027-09-02T08:00:00.000Z' }
    devices.splice(0, devices.length, ...devices.filter(({ id }) => id !== 1), device)
    return route.fulfill({ json: device })
  })
  await page.route(SINGLE_DEVICE, (route) => {
    const id = Number(route.request().url().split('/').at(-1))
    devices.splice(0, devices.length, ...devices.filter((device) => device.id !== id))
    return route.fulfill({ json: {} })
  })
  return { sent, devices }
}

// Fails when the browser is asked before the tap, or when the sent types differ from the selected ones.
test('the browser is asked only after the explanation is accepted by a tap; then the selected types are sent [NOTIFY-1, NOTIFY-2]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  using push = await installPush({ permission: 'default', answer: 'granted' })
  const { sent } = await serve(page, { mark: push.mark })
  await page.goto('/notifications')
  const master = page.getByRole('checkbox', { name: MASTER })
  await expect(master).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Eine Session beginnt' })).toBeDisabled()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await master.click()
  const dialog = page.getByRole('dialog', { name: 'Dürfen wir dich benachrichtigen?' })
  await expect(dialog).toContainText('Google, Mozilla, Apple oder Microsoft')
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await dialog.getByRole('button', { name: 'Jetzt nicht' }).click()
  expect([push.asked(), sent.length]).toEqual([0, 0])
  await master.click()
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await expect(master).toBeChecked()
  expect(push.asked()).toBe(1)
  await expect.poll(() => sent).toEqual([{ ...push.subscription, types: [...NOTIFICATION_TYPES] }])
  await page.getByRole('checkbox', { name: 'Eine Session beginnt' }).click()
  await expect.poll(async () => sent.length).toBe(2)
  expect(sent[1]?.types).toEqual(NOTIFICATION_TYPES.filter((type) => type !== 'parliament_session_start'))
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
})

test('switching off, or removing the last type, ends the subscription of the browser', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  using push = await installPush({ permission: 'granted', isSubscribed: true })
  const mine: PushDevice = { ...OTHER, id: 1, mark: push.mark, types: ['election_start'] }
  const { devices } = await serve(page, { devices: [mine], mark: push.mark })
  await page.goto('/notifications')
  const master = page.getByRole('checkbox', { name: MASTER })
  await expect(master).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Eine Session beginnt' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Eine Wahl steht bevor' }).click()
  await expect(master).not.toBeChecked()
  expect([devices, push.isSubscribed()]).toEqual([[], false])
})

test('a browser that refuses is not asked again; the page explains how to change it [NOTIFY-2]', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  using push = await installPush({ permission: 'default', answer: 'denied' })
  const { sent } = await serve(page)
  await page.goto('/notifications')
  await page.getByRole('checkbox', { name: MASTER }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Der Browser lässt keine Benachrichtigungen zu' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: MASTER })).toBeDisabled()
  expect([push.asked(), sent.length]).toEqual([1, 0])
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
})

test('a browser that does not reach its push service shows an error', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  using push = await installPush({ permission: 'granted', fails: true })
  const { sent } = await serve(page, { mark: push.mark })
  await page.goto('/notifications')
  await page.getByRole('checkbox', { name: MASTER }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Dieser Browser erreicht seinen Push-Dienst nicht.')).toBeVisible()
  expect(sent).toEqual([])
})

test('other browsers of the account are listed with their push service, and can be ended from here', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  using push = await installPush({ permission: 'granted' })
  const { devices } = await serve(page, { devices: [OTHER], mark: push.mark })
  await page.goto('/notifications')
  const row = page.getByRole('listitem').filter({ hasText: 'Seit 01.09.27, über web.push.apple.com' })
  await expect(row).toBeVisible()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
  await row.getByRole('button').click()
  await expect(row).toHaveCount(0)
  expect(devices).toEqual([])
})

test('the page shows when the server sends none, or cannot be reached', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  using _push = await installPush({ permission: 'default' })
  await serve(page, { key: null })
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Keine Benachrichtigungen in diesem Browser' })).toBeVisible()
  await page.unroute(LIST)
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Nochmals versuchen' }).first()).toBeVisible()
})

test('a browser without push shows the alternative, on an iPhone how to get push', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  using push = await installPush({ permission: 'default' })
  push.takeAway()
  await page.goto('/notifications')
  await expect(page.getByText('Benachrichtigungen kommen in der App für Android und iOS.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  push.openOnIphone()
  await page.reload()
  await expect(page.getByText('wenn Plenara auf dem Home-Bildschirm liegt')).toBeVisible()
  expect(await violationsOn(page, ALL_RULES)).toEqual([])
})
