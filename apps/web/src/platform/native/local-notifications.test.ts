import type { LocalNotification } from '@plenara/domain/surveys'
import { beforeEach, expect, test, vi } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

const side = installScriptedBridge('android')
const bridge = await import('./local-notifications.ts')

const notification: LocalNotification = {
  id: 101,
  title: 'Bald wird gewählt',
  text: 'In diesen Tagen kommt dein Wahlmaterial.',
  type: 'election_start',
  at: new Date('2027-09-27T08:00:00Z'),
}
const NONE = { schedule: [], update: [], cancel: [] }
const called = (method: string) => side.calls.filter((call) => call.method === method)

beforeEach(() => {
  installScriptedBridge('android', {
    'LocalNotifications.schedule': { notifications: [] },
    'LocalNotifications.update': { notifications: [] },
  })
})

test('new notifications are scheduled for their moment, shown in the foreground too, with the named icon [NOTIFY-5, NOTIFY-8, ENTITY-12]', async () => {
  await bridge.carryOut({ ...NONE, schedule: [notification] })
  expect(side.calls).toHaveLength(1)
  expect(called('schedule')[0]?.options).toEqual({
    notifications: [
      {
        id: 101,
        title: 'Bald wird gewählt',
        body: 'In diesen Tagen kommt dein Wahlmaterial.',
        schedule: { at: '2027-09-27T08:00:00.000Z', allowWhileIdle: true },
        smallIcon: 'ic_notification',
        foreground: true,
        isExactNotification: false,
        extra: { type: 'election_start' },
      },
    ],
  })
})

test('scheduled notifications are updated, inactive ones cancelled, in this order: cancel, update, schedule [NOTIFY-5]', async () => {
  await bridge.carryOut({ schedule: [{ ...notification, id: 1 }], update: [notification], cancel: [7, 8] })
  expect(side.calls.map(({ method }) => method)).toEqual(['cancel', 'update', 'schedule'])
  expect(called('cancel')[0]?.options).toEqual({ notifications: [{ id: 7 }, { id: 8 }] })
  expect(called('update')[0]?.options).toMatchObject({ notifications: [{ id: 101, foreground: true, smallIcon: 'ic_notification' }] })
})

test('an empty plan calls nothing on the device [NOTIFY-5]', async () => {
  await bridge.carryOut(NONE)
  expect(side.calls).toEqual([])
})

test('the scheduled ids come from the device [NOTIFY-5]', async () => {
  installScriptedBridge('android', {
    'LocalNotifications.getPending': {
      notifications: [
        { id: 3, title: 'A', body: 'B' },
        { id: 9, title: 'C', body: 'D' },
      ],
    },
  })
  expect(await bridge.scheduledIds()).toEqual([3, 9])
})

test.each([
  ['granted', 'granted', true],
  ['denied', 'denied', false],
  ['prompt-with-rationale', 'denied', false],
])('the permission is requested once and read without a prompt: %s [NOTIFY-2]', async (display, answer, isPermitted) => {
  installScriptedBridge('android', {
    'LocalNotifications.requestPermissions': { display },
    'LocalNotifications.checkPermissions': { display },
  })
  expect(await bridge.isPermitted()).toBe(isPermitted)
  expect(called('requestPermissions')).toHaveLength(0)
  expect(await bridge.requestPermission()).toBe(answer)
  expect(called('requestPermissions')).toHaveLength(1)
})

test('a tap reports the type of its notification, also the tap that started the app, until the listener is removed', async () => {
  const heard: (string | undefined)[] = []
  const event = { actionId: 'tap', notification: { id: 101, title: 'A', body: 'B', extra: { type: 'election_results' } } }
  side.emit('LocalNotifications', 'localNotificationActionPerformed', event)
  const end = bridge.onNotificationOpened((type) => heard.push(type))
  await vi.waitFor(() => expect(heard).toEqual(['election_results']))
  side.emit('LocalNotifications', 'localNotificationActionPerformed', { ...event, notification: { id: 7, title: 'A', body: 'B' } })
  expect(heard).toEqual(['election_results', undefined])
  end()
  await vi.waitFor(() => expect(side.listening('LocalNotifications', 'localNotificationActionPerformed')).toBe(0))
})
