import { expect, test } from 'vitest'
import { countdownDay, electionDays, nextElectionDateOf, nextElectionDay } from './election-days.ts'

const election = (id: number, electionDate: string, seats = 4, type: 'executive' | 'legislative' = 'legislative') => ({
  id,
  electionDate,
  seats,
  type,
})
const ELECTIONS = [
  election(1, '2023-10-22'),
  election(2, '2027-10-24', 4),
  election(3, '2027-10-24', 1),
  election(4, '2028-10-22', 34),
  election(5, '2028-10-22', 7, 'executive'),
  election(6, '2024-10-20', 34),
]
const dayAt = (now: string) => countdownDay(ELECTIONS, new Date(now))?.day

test('the overview has the coming days first to last and the past ones last to first [ROUTE-18, ELECT-4]', () => {
  const { coming, past } = electionDays(ELECTIONS, new Date('2026-11-21T10:00:00Z'))
  expect(coming.map(({ day, elections }) => [day, ...elections.map(({ id }) => id)])).toEqual([
    ['2027-10-24', 2, 3],
    ['2028-10-22', 5, 4],
  ])
  expect(past.map(({ day }) => day)).toEqual(['2024-10-20', '2023-10-22'])
})

test('a day is over when the polls close at noon in Switzerland [ROUTE-18]', () => {
  expect(electionDays(ELECTIONS, new Date('2027-10-24T09:59:59Z')).past).toHaveLength(2)
  expect(electionDays(ELECTIONS, new Date('2027-10-24T10:00:00Z')).past).toHaveLength(3)
})

test('the countdown stays a week on a day whose polls are closed, then goes on to the next [ROUTE-5]', () => {
  expect(dayAt('2026-11-21T10:00:00Z')).toBe('2027-10-24')
  expect(dayAt('2027-10-24T10:00:00Z')).toBe('2027-10-24')
  expect(dayAt('2027-10-31T09:59:59Z')).toBe('2027-10-24')
  expect(dayAt('2027-10-31T10:00:00Z')).toBe('2028-10-22')
  expect(dayAt('2029-01-01T00:00:00Z')).toBe('2028-10-22')
  expect(countdownDay([], new Date())).toBeNull()
})

test('the next known day is that of an election or the one announced after it', () => {
  const past = { electionDate: '2024-10-20', nextElectionDate: '2028-10-22' }
  expect(nextElectionDay([past], new Date('2026-11-21T10:00:00Z'))).toBe('2028-10-22')
  expect(nextElectionDay([past, { electionDate: '2027-10-24', nextElectionDate: null }], new Date('2026-11-21T10:00:00Z'))).toBe(
    '2027-10-24',
  )
  expect(nextElectionDay([past], new Date('2028-10-22T20:00:00Z'))).toBe('2028-10-22')
  expect(nextElectionDay([past], new Date('2028-10-22T22:00:00Z'))).toBeNull()
})

// Fails when a part of `isSameBody`, or the order of the days, is taken out.
test('a body is elected again on the next known day of the same council in the same place, else on the day of its source [ENTITY-3]', () => {
  const body = { council: 'national-council', cantonId: 6, constituencyId: null, municipality: null, nextElectionDate: null } as const
  const past = { ...body, electionDate: '2023-10-22' }
  const next = { ...body, electionDate: '2027-10-24' }
  const others = [
    { ...next, council: 'council-of-states' as const, electionDate: '2025-01-01' },
    { ...next, cantonId: 26, electionDate: '2025-01-02' },
    { ...next, constituencyId: 45, electionDate: '2025-01-03' },
    { ...next, municipality: 'Riehen', electionDate: '2025-01-04' },
    { ...body, electionDate: '2019-10-20' },
    { ...body, electionDate: '2031-10-26' },
  ]
  expect(nextElectionDateOf(past, [past, ...others, next])).toBe('2027-10-24')
  expect(nextElectionDateOf({ ...past, nextElectionDate: '2027-10-17' }, [past, next])).toBe('2027-10-24')
  expect(nextElectionDateOf({ ...next, nextElectionDate: '2031-10-19' }, [past, next])).toBe('2031-10-19')
  expect(nextElectionDateOf(next, [past, next])).toBeNull()
})
