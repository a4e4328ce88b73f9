import type { Survey } from '@plenara/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryKey } from '../../data/calls/query-key.ts'
import { installScriptedBridge } from '../../platform/native/test-support/scripted-bridge.ts'

/** The storage of the webview, in memory. */
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

/** The notifications scheduled on the scripted device. */
const pending = new Map<number, { id: number; title: string }>()
const put = ({ notifications }: { readonly notifications: readonly { id: number; title: string }[] }) => {
  for (const notification of notifications) pending.set(notification.id, notification)
  return { notifications }
}
let permission = 'granted'
const answers = {
  'LocalNotifications.getPending': () => ({ notifications: [...pending.values()] }),
  'LocalNotifications.schedule': put,
  'LocalNotifications.update': put,
  'LocalNotifications.cancel': ({ notifications }: { readonly notifications: readonly { id: number }[] }) => {
    for (const { id } of notifications) pending.delete(id)
  },
  'LocalNotifications.checkPermissions': () => ({ display: permission }),
}
const side = installScriptedBridge('android', answers)
const { reschedule, resetNotifications, upcoming } = await import('./schedule.ts')
const { queryClient } = await import('../../data/calls/query-client.ts')
const settings = await import('./notification-settings.ts')

const record = (id: number, change: Partial<Survey> = {}): Survey => ({
  id,
  from: '2026-01-01 00:00:00',
  to: '2099-12-31 00:00:00',
  cantons: null,
  constituencies: null,
  userJourneyStepId: null,
  priority: 0,
  notificationGroup: 'election_start',
  notify: true,
  notificationTitle: `Titel ${id}`,
  notificationBody: 'Text',
  notifications: ['2099-01-01 10:00:00'],
  app: null,
  title: '',
  text: '',
  url: null,
  ...change,
})
const query = { lang: 'de', app: 'android' }
const serve = (surveys: readonly Survey[]) => queryClient.setQueryData(queryKey('getSurveys', { query }), surveys)
const voter = { cantonId: 6, lang: 'de' } as const
const methods = () => side.calls.map(({ method }) => method).filter((method) => !/^(get|check)/.test(method))

beforeEach(() => {
  stored.clear()
  pending.clear()
  queryClient.clear()
  permission = 'granted'
  installScriptedBridge('android', answers)
  settings.enableNotifications(true)
  serve([record(1), record(2, { notificationGroup: 'parliament_session_start' }), record(3, { cantons: [26] })])
})

test('active records are scheduled, then updated, and cancelled when they are removed [NOTIFY-5]', async () => {
  expect((await reschedule(voter)).map(({ id }) => id)).toEqual([1, 2])
  expect([...pending.keys()]).toEqual([1, 2])
  serve([record(2, { notificationTitle: 'Neu' })])
  await reschedule(voter)
  expect([...pending.values()].map(({ id, title }) => [id, title])).toEqual([[2, 'Neu']])
  expect(methods()).toEqual(['schedule', 'cancel', 'update'])
})

test('switching a type off cancels it and switching it on restores it; the main switch does so for all [NOTIFY-6]', async () => {
  await reschedule(voter)
  settings.enableNotificationType('election_start', false)
  expect(JSON.parse(stored.get('plenara.notification_type_enabled') ?? '')).toEqual({ election_start: false })
  await reschedule(voter)
  expect([...pending.keys()]).toEqual([2])
  settings.enableNotificationType('election_start', true)
  await reschedule(voter)
  expect([...pending.keys()].toSorted()).toEqual([1, 2])
  settings.enableNotifications(false)
  expect(stored.get('plenara.notification_enabled')).toBe('false')
  expect(await reschedule(voter)).toEqual([])
  expect(pending.size).toBe(0)
})

test('a reset empties the list [NOTIFY-6]', async () => {
  await reschedule(voter)
  expect(await resetNotifications()).toEqual([])
  expect(pending.size).toBe(0)
})

test('nothing is scheduled before it is switched on, nor without permission, which is logged and never requested [NOTIFY-1, NOTIFY-2]', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  stored.clear()
  expect(await reschedule(voter)).toEqual([])
  settings.enableNotifications(true)
  permission = 'denied'
  expect(await reschedule(voter)).toEqual([])
  expect(log).toHaveBeenCalledTimes(1)
  expect(side.calls.every(({ method }) => method === 'getPending' || method === 'checkPermissions')).toBe(true)
  log.mockRestore()
})

test('two concurrent runs schedule nothing twice [NOTIFY-5]', async () => {
  await Promise.all([reschedule(voter), reschedule(voter), reschedule(voter)])
  expect(methods()).toEqual(['schedule', 'update', 'update'])
})

test('surveys are fetched in the language of the user, and only if none are loaded [NOTIFY-4]', async () => {
  const fetched = vi.fn(async (request: Request) => {
    expect(request.url).toMatch(/\/survey\?lang=fr&app=android$/)
    return Response.json([record(5)])
  })
  vi.stubGlobal('fetch', fetched)
  expect((await reschedule({ cantonId: 6, lang: 'fr' })).map(({ id }) => id)).toEqual([5])
  await reschedule({ cantonId: 6, lang: 'fr' })
  await upcoming({ cantonId: 6, lang: 'fr' })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('without a network the scheduled notifications stay, and the next run succeeds', { tags: ['slow'] }, async () => {
  await reschedule(voter)
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await expect(reschedule(voter)).rejects.toThrow('offline')
  expect([...pending.keys()]).toEqual([1, 2])
  serve([])
  await reschedule(voter)
  expect(pending.size).toBe(0)
})

test('damaged settings count as never set, and the answer of the device is stored [NOTIFY-1, NOTIFY-2]', () => {
  for (const damaged of ['{', '7', '[]', 'null', '"x"']) {
    stored.set('plenara.notification_type_enabled', damaged)
    expect(settings.notificationSettings()).toEqual({ isEnabled: true, types: {} })
  }
  expect(settings.storedPermission()).toBeNull()
  settings.storePermission('denied')
  expect(settings.storedPermission()).toBe('denied')
})
