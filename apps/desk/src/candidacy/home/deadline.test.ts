import type { CandidacyOfPerson } from '@plenara/contract'
import { expect, test } from 'vitest'
import { deadlineOf, votersDayOf } from './deadline.ts'

const contest = { submitUntil: '2027-08-14T22:00:00.000Z', lateUntil: '2027-08-21T16:00:00.000Z', votersFrom: '2027-08-22T22:00:00.000Z' }
const at = (now: string, dates: object | null = contest) =>
  ({ now, contest: dates ?? undefined, election: { id: 1, name: '', electionDate: '2027-10-24' } }) as CandidacyOfPerson

// Fails when midnight is shown as the day after, or days are counted by the clock of the device.
test('a deadline at midnight includes the whole day before, in Swiss time', () => {
  expect(deadlineOf(at('2027-08-11T23:30:00.000Z'))).toEqual({ kind: 'changes', day: '2027-08-14', time: null, daysLeft: 2 })
  expect(deadlineOf(at('2027-08-14T21:59:59.999Z'))).toMatchObject({ kind: 'changes', daysLeft: 0 })
})

test('after it the end of first submissions is the deadline, with its time', () => {
  expect(deadlineOf(at('2027-08-14T22:00:00.000Z'))).toEqual({ kind: 'late', day: '2027-08-21', time: '18:00', daysLeft: 6 })
  expect(deadlineOf(at('2027-09-01T10:00:00.000Z'))).toMatchObject({ kind: 'late', daysLeft: 0 })
})

test('without a contest the election day is the deadline', () => {
  expect(deadlineOf(at('2027-10-23T21:30:00.000Z', null))).toEqual({ kind: 'day', day: '2027-10-24', time: null, daysLeft: 1 })
})

test('the first day for voters is returned until it is reached', () => {
  expect(votersDayOf(at('2027-08-22T21:59:00.000Z'))).toBe('2027-08-23')
  expect(votersDayOf(at('2027-08-22T22:00:00.000Z'))).toBeNull()
  expect(votersDayOf(at('2027-08-22T21:59:00.000Z', null))).toBeNull()
})
