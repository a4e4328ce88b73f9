import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDaysTo, countdownTo, countdownToMoment, zurichDay } from './countdown.ts'

const left = (day: string, now: string) => {
  const { days, hours, minutes, isOver } = countdownTo(day, new Date(now))
  return isOver ? 'over' : `${days} ${hours}:${minutes}`
}

test('the polls close at noon of the election day in Switzerland', () => {
  expect(left('2027-10-24', '2027-10-24T09:59:00Z')).toBe('0 0:1')
  expect(left('2027-10-24', '2027-10-24T09:59:59.999Z')).toBe('0 0:0')
  expect(left('2027-10-24', '2027-10-24T10:00:00Z')).toBe('over')
  expect(left('2028-01-30', '2028-01-30T10:59:00Z')).toBe('0 0:1')
  expect(left('2028-01-30', '2028-01-30T11:00:00Z')).toBe('over')
})

test('days, hours and minutes are counted down', () => {
  expect(left('2027-10-24', '2027-10-22T08:30:00Z')).toBe('2 1:30')
  expect(left('2027-10-24', '2027-10-22T10:30:00Z')).toBe('1 23:30')
})

test('the days stay right over the change to winter time on 31 October 2027', () => {
  expect(left('2027-10-31', '2027-10-30T10:00:00Z')).toBe('1 0:0')
  expect(left('2027-10-31', '2027-10-30T10:01:00Z')).toBe('0 24:59')
  expect(left('2027-10-31', '2027-10-30T23:00:00Z')).toBe('0 12:0')
  expect(left('2027-11-07', '2027-10-24T10:00:00Z')).toBe('14 0:0')
})

test('the days stay right over the change to summer time on 28 March 2027', () => {
  expect(left('2027-03-28', '2027-03-27T11:00:00Z')).toBe('1 0:0')
  expect(left('2027-03-28', '2027-03-27T23:30:00Z')).toBe('0 10:30')
  expect(left('2027-04-04', '2027-03-21T10:00:00Z')).toBe('14 1:0')
})

test('a minute later never leaves more time', () => {
  const start = Date.UTC(2027, 2, 20)
  const total = (at: number, day: string) => {
    const { days, hours, minutes } = countdownTo(day, new Date(at))
    return [days, hours * 60 + minutes] as const
  }
  fc.assert(
    fc.property(fc.constantFrom('2027-03-28', '2027-04-11', '2027-10-31', '2027-11-14'), fc.nat(60 * 24 * 250), (day, minute) => {
      const [days, rest] = total(start + minute * 60_000, day)
      const [laterDays, laterRest] = total(start + (minute + 1) * 60_000, day)
      expect(laterDays < days || (laterDays === days && laterRest <= rest)).toBe(true)
    }),
  )
})

test('a deadline at any moment counts down to the minute, over both changes of the clock [SCREEN-12]', () => {
  const until = (end: string, now: string) => {
    const { days, hours, minutes, isOver } = countdownToMoment(Date.parse(end), new Date(now))
    return isOver ? 'over' : `${days} ${hours}:${minutes}`
  }
  expect(until('2027-10-23T10:00:00Z', '2027-10-21T08:30:00Z')).toBe('2 1:30')
  expect(until('2027-10-23T10:00:00Z', '2027-10-23T09:59:59Z')).toBe('0 0:0')
  expect(until('2027-10-23T10:00:00Z', '2027-10-23T10:00:00Z')).toBe('over')
  expect(until('2027-10-31T11:00:00Z', '2027-10-30T10:00:00Z')).toBe('1 0:0')
  expect(until('2027-03-28T10:00:00Z', '2027-03-27T11:00:00Z')).toBe('1 0:0')
  expect(until('2027-10-31T01:30:00Z', '2027-10-31T00:30:00Z')).toBe('0 1:0')
})

test('the calendar day is that of Zurich, whatever the zone of the device', () => {
  expect(zurichDay(Date.parse('2027-10-23T21:59:59Z'))).toBe('2027-10-23')
  expect(zurichDay(Date.parse('2027-10-23T22:00:00Z'))).toBe('2027-10-24')
  expect(zurichDay(Date.parse('2027-12-31T23:00:00Z'))).toBe('2028-01-01')
})

test('calendar days are counted from midnight to midnight in Zurich, also over a change of the clock', () => {
  expect(calendarDaysTo('2027-10-24', new Date('2027-10-23T22:30:00Z'))).toBe(0)
  expect(calendarDaysTo('2027-10-24', new Date('2027-10-23T21:30:00Z'))).toBe(1)
  expect(calendarDaysTo('2027-11-01', new Date('2027-10-30T22:30:00Z'))).toBe(1)
  expect(calendarDaysTo('2027-03-29', new Date('2027-03-27T22:30:00Z'))).toBe(2)
  expect(calendarDaysTo('2027-10-24', new Date('2027-10-25T10:00:00Z'))).toBe(-1)
})
