import { CONTENT_LANGUAGES, NOTIFICATION_TYPES, surveyRecord } from '@plenara/contract'
import { expect, test } from 'vitest'
import { demoSurveys } from './surveys.ts'

const records = demoSurveys()

test('every record would be imported as it is, in four languages [ENTITY-11]', () => {
  for (const record of records) {
    expect(surveyRecord.safeParse(record).error, `${record.id}`).toBeUndefined()
    for (const text of [record.title, record.text, record.url, record.notificationTitle, record.notificationBody]) {
      expect([0, CONTENT_LANGUAGES.length]).toContain(Object.keys(text).length)
    }
  }
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
})

test('there are notifications of the four groups, before and after the election of 2027 [NOTIFY-1]', () => {
  const groups = new Set(records.map(({ notificationGroup }) => notificationGroup))
  expect(groups).toEqual(new Set([...NOTIFICATION_TYPES, null]))
  const election = records.filter(({ notificationGroup, cantons }) => notificationGroup?.startsWith('election') && cantons === null)
  expect(election.map(({ notifications }) => notifications[0])).toEqual([
    '2027-09-27 10:00:00',
    '2027-10-19 17:00:00',
    '2027-10-24 18:30:00',
  ])
})

test('forms lead to a domain that nobody has', () => {
  const forms = records.flatMap(({ url }) => Object.values(url))
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.every((form) => new URL(form).hostname === 'example.org')).toBe(true)
})
