import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSurveyTime, surveyTime } from './survey-time.ts'

describe('the date-times of survey records [NOTIFY-7]', () => {
  test.each([
    ['a summer noon', '2027-07-01 12:00:00', '2027-07-01T10:00:00.000Z'],
    ['a winter noon', '2027-01-01 12:00:00', '2027-01-01T11:00:00.000Z'],
    ['one figure a part', '2027-1-2 3:4:5', '2027-01-02T02:04:05.000Z'],
    ['a leap day', '2028-02-29 08:00:00', '2028-02-29T07:00:00.000Z'],
    ['the last second of a year', '2027-12-31 23:59:59', '2027-12-31T22:59:59.000Z'],
    ['more parts than needed', '2027-07-01-9 12:00:00:7', '2027-07-01T10:00:00.000Z'],
    ['the second before the clock goes forward', '2027-03-28 01:59:59', '2027-03-28T00:59:59.000Z'],
    ['the skipped hour, an hour on', '2027-03-28 02:30:00', '2027-03-28T01:30:00.000Z'],
    ['the first second of summer time', '2027-03-28 03:00:00', '2027-03-28T01:00:00.000Z'],
    ['the hour that comes twice, the later one', '2027-10-31 02:30:00', '2027-10-31T01:30:00.000Z'],
    ['the second before the hour that comes twice', '2027-10-31 01:59:59', '2027-10-30T23:59:59.000Z'],
    ['the first second of winter time alone', '2027-10-31 03:00:00', '2027-10-31T02:00:00.000Z'],
  ])('%s', (_, value, moment) => {
    expect(parseSurveyTime(value)?.toISOString()).toBe(moment)
  })

  test.each([
    ['nothing', ''],
    ['no space', '2027-07-01T12:00:00'],
    ['two parts of the date', '2027-07 12:00:00'],
    ['two parts of the time', '2027-07-01 12:00'],
    ['no time', '2027-07-01 '],
    ['no date', ' 12:00:00'],
    ['words', 'year-month-day hour:minute:second'],
    ['an empty part', '2027--01 12:00:00'],
    ['a sign', '2027-07-01 -1:00:00'],
    ['a month that there is not', '2027-13-01 12:00:00'],
    ['a day that there is not', '2027-02-29 12:00:00'],
    ['an hour that there is not', '2027-07-01 24:00:00'],
    ['a minute that there is not', '2027-07-01 12:60:00'],
    ['a second that there is not', '2027-07-01 12:00:60'],
  ])('%s is not a valid date-time', (_, value) => {
    expect(parseSurveyTime(value)).toBeNull()
  })

  test('every moment comes back from its wall time, but for the first of the two hours in autumn', () => {
    const moments = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
    fc.assert(
      fc.property(moments, (seconds) => {
        const parsed = parseSurveyTime(surveyTime(new Date(seconds * 1000)))
        const late = (parsed?.getTime() ?? 0) / 1000 - seconds
        expect([0, 3600]).toContain(late)
        if (late === 3600) expect(surveyTime(new Date((seconds + 3600) * 1000))).toBe(surveyTime(new Date(seconds * 1000)))
      }),
    )
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d: -]{0,24}$/)), (text) => void parseSurveyTime(text)))
  })
})
