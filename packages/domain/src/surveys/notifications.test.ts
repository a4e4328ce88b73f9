import type { NotificationType } from '@plenara/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeNotifications,
  type LocalNotification,
  type NotificationReader,
  notificationRecords,
  planNotifications,
} from './notifications.ts'
import { sampleSurvey } from './survey-sample.ts'
import { parseSurveyTime } from './survey-time.ts'

const at = (time: string) => parseSurveyTime(time) as Date
const TYPES: readonly NotificationType[] = ['parliament_session_start', 'parliament_session_results', 'election_start', 'election_results']
const notifying = (change: Parameters<typeof sampleSurvey>[0] = {}) =>
  sampleSurvey({
    notificationGroup: 'election_start',
    notify: true,
    notificationTitle: 'Wahl am Sonntag',
    notificationBody: 'Wirf dein Couvert rechtzeitig ein.',
    notifications: ['2027-10-20 10:00:00', '2027-01-01 10:00:00'],
    ...change,
  })
const reader = (change: Partial<NotificationReader> = {}): NotificationReader => ({
  cantonId: 6,
  settings: { isEnabled: true, types: {} },
  now: at('2027-10-01 12:00:00'),
  ...change,
})
const active = (survey: ReturnType<typeof notifying>, change: Partial<NotificationReader> = {}) =>
  activeNotifications(notificationRecords([survey]), reader(change))

describe('the records of notifications [NOTIFY-4]', () => {
  test('are those of the four groups, with from and to parsed', () => {
    const surveys = [...TYPES.map((notificationGroup, index) => notifying({ id: index + 1, notificationGroup })), sampleSurvey({ id: 9 })]
    const strange = notifying({ id: 10, notificationGroup: 'toString' as NotificationType })
    const records = notificationRecords([...surveys, strange])
    expect(records.map(({ notificationGroup }) => notificationGroup)).toEqual(TYPES)
    expect(records[0]).toMatchObject({ from: new Date('2027-10-25T06:00:00Z'), to: new Date('2027-11-30T19:00:00Z') })
    expect(notificationRecords([notifying({ from: 'soon', to: '' })])[0]).toMatchObject({ from: null, to: null })
  })
})

describe('active notifications [NOTIFY-3, ENTITY-12]', () => {
  test('come at the first of their moments, in wall time of Zurich', () => {
    expect(active(notifying())).toEqual([
      {
        id: 1,
        title: 'Wahl am Sonntag',
        text: 'Wirf dein Couvert rechtzeitig ein.',
        type: 'election_start',
        at: new Date('2027-10-20T08:00:00Z'),
      },
    ])
  })

  test.each<[string, Parameters<typeof notifying>[0], Partial<NotificationReader>]>([
    ['the user has no canton', {}, { cantonId: null }],
    ['notify is false', { notify: false }, {}],
    ['the title is empty', { notificationTitle: '' }, {}],
    ['the title is blank', { notificationTitle: '  ' }, {}],
    ['the body is empty', { notificationBody: '' }, {}],
    ['there is no date', { notifications: [] }, {}],
    ['the first date cannot be read', { notifications: ['soon', '2027-10-20 10:00:00'] }, {}],
    ['the canton is another', { cantons: [1, 26] }, {}],
    ['the list of cantons is empty', { cantons: [] }, {}],
    ['the type is set false', {}, { settings: { isEnabled: true, types: { election_start: false } } }],
    ['all are switched off', {}, { settings: { isEnabled: false, types: { election_start: true } } }],
    ['the first date is past', { notifications: ['2027-09-30 10:00:00', '2027-10-20 10:00:00'] }, {}],
    ['the first date is now', {}, { now: at('2027-10-20 10:00:00') }],
  ])('are none where %s', (_, survey, change) => {
    expect(active(notifying())).toHaveLength(1)
    expect(active(notifying(survey), change)).toEqual([])
  })

  test.each<[string, Parameters<typeof notifying>[0], Partial<NotificationReader>]>([
    ['the canton of the user is named', { cantons: [26, 6] }, {}],
    ['another type is set false', {}, { settings: { isEnabled: true, types: { election_results: false } } }],
    ['the type is set true', {}, { settings: { isEnabled: true, types: { election_start: true } } }],
    ['the date is a second away', {}, { now: new Date(at('2027-10-20 10:00:00').getTime() - 1000) }],
  ])('are there where %s', (_, survey, change) => {
    expect(active(notifying(survey), change)).toHaveLength(1)
  })

  test('stand in the order of their moments', () => {
    const records = notificationRecords([
      notifying({ id: 1 }),
      notifying({ id: 2, notifications: ['2027-10-05 10:00:00'] }),
      notifying({ id: 3, notifications: ['2027-10-20 10:00:00'] }),
    ])
    expect(activeNotifications(records, reader()).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})

describe('the plan of what is scheduled [NOTIFY-5]', () => {
  const notification = (id: number, title = `${id}`): LocalNotification => ({
    id,
    title,
    text: 'Text',
    type: 'election_start',
    at: new Date(0),
  })

  test('updates what is scheduled already, schedules what is new, cancels what is no longer active', () => {
    const plan = planNotifications([notification(1), notification(2)], [2, 3])
    expect(plan).toEqual({ schedule: [notification(1)], update: [notification(2)], cancel: [3] })
  })

  test('cancels everything where nothing is active any more', () => {
    expect(planNotifications([], [4, 5])).toEqual({ schedule: [], update: [], cancel: [4, 5] })
  })

  test('leads from any state of the device to exactly the active ones, and changes nothing but texts the second time', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(ids, ids, (wanted, scheduled) => {
        const all = wanted.map((id) => notification(id))
        const plan = planNotifications(all, scheduled)
        expect(plan.schedule.filter((scheduling) => plan.update.includes(scheduling))).toEqual([])
        const after = new Set([...scheduled.filter((id) => !plan.cancel.includes(id)), ...plan.schedule.map(({ id }) => id)])
        expect(after).toEqual(new Set(wanted))
        const again = planNotifications(all, [...after])
        expect(again.schedule).toEqual([])
        expect(again.cancel).toEqual([])
        expect(new Set(again.update.map(({ id }) => id))).toEqual(after)
      }),
    )
  })
})
