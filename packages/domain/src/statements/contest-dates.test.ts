import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater, frozenBy, GRACE_MS, readSwissMoment, refusedBy, swissMoment } from './contest-dates.ts'

const DATES = { submitUntil: Date.parse('2027-08-14T22:00:00Z'), lateUntil: Date.parse('2027-08-21T22:00:00Z') }
const ELECTION = '2027-10-24'
const MIDNIGHT = Date.parse('2027-10-23T22:00:00Z')
const before = { electionDate: ELECTION, dates: DATES, hasSubmitted: false }
const after = { ...before, hasSubmitted: true }

// Fails when a date moves by a millisecond, or when late changes are accepted.
test('changes end at one date, first submissions at a later one, and everything with the day of the election', () => {
  const moments = [DATES.submitUntil, DATES.lateUntil, MIDNIGHT].flatMap((moment) => [moment - 1, moment])
  expect(moments.map((moment) => frozenBy(after, moment))).toEqual([null, 'changes', 'changes', 'changes', 'changes', 'election'])
  expect(moments.map((moment) => frozenBy(before, moment))).toEqual([null, null, null, 'late', 'late', 'election'])
  const without = { ...after, dates: null }
  expect(moments.map((moment) => frozenBy(without, moment))).toEqual([null, null, null, null, null, 'election'])
})

// Fails when the grace period changes, or when the day of the election has one.
test('requests within a minute of a date of a contest are accepted, none after the day of the election', () => {
  const edge = (moment: number) => [moment - 1, moment, moment + GRACE_MS - 1, moment + GRACE_MS]
  expect(GRACE_MS).toBe(60_000)
  expect(edge(DATES.submitUntil).map((moment) => refusedBy(after, moment))).toEqual([null, null, null, 'changes'])
  expect(edge(DATES.lateUntil).map((moment) => refusedBy(before, moment))).toEqual([null, null, null, 'late'])
  expect(edge(MIDNIGHT).map((moment) => refusedBy({ ...before, dates: null }, moment))).toEqual([null, 'election', 'election', 'election'])
  const atMidnight = { ...before, dates: { submitUntil: MIDNIGHT, lateUntil: MIDNIGHT } }
  expect(edge(MIDNIGHT).map((moment) => refusedBy(atMidnight, moment))).toEqual([null, 'election', 'election', 'election'])
})

test('a refused change is never accepted later, and no change is refused that a screen shows as open', () => {
  const moment = fc.integer({ min: DATES.submitUntil - 10 * GRACE_MS, max: MIDNIGHT + 10 * GRACE_MS })
  const standing = fc.boolean().map((hasSubmitted) => ({ ...before, hasSubmitted }))
  fc.assert(
    fc.property(standing, moment, moment, (state, a, b) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)]
      if (refusedBy(state, first) !== null) expect(refusedBy(state, second)).not.toBeNull()
      if (frozenBy(state, first) === null) expect(refusedBy(state, first)).toBeNull()
    }),
  )
})

// Fails when days are those of UTC, or when summer time is ignored.
test('days and times are Swiss ones, in winter and in summer, and a week over the change of the clock is a week', () => {
  const at = (text: string, edge: 'begin' | 'end' = 'begin') => {
    const moment = readSwissMoment(text, edge)
    return moment === null ? null : new Date(moment).toISOString()
  }
  expect(at('2027-08-14', 'end')).toBe('2027-08-14T22:00:00.000Z')
  expect(at('2027-08-14')).toBe('2027-08-13T22:00:00.000Z')
  expect(at('2027-08-14T18:00', 'end')).toBe('2027-08-14T16:00:00.000Z')
  expect(at('2027-08-14 18:00')).toBe('2027-08-14T16:00:00.000Z')
  // 28 March has 23 hours, 31 October 25.
  expect([at('2027-03-28'), at('2027-03-28', 'end')]).toEqual(['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'])
  expect([at('2027-10-31'), at('2027-10-31', 'end')]).toEqual(['2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'])
  const friday = readSwissMoment('2027-10-29T18:00', 'end') ?? 0
  expect(swissMoment(daysLater(friday, 7))).toBe('2027-11-05 18:00')
  expect(daysLater(friday, 7) - friday).toBe(7 * 86_400_000 + 3_600_000)
})

test.each(['', '2027-02-30', '14.08.2027', '2027-08-14T24:00', '2027-08-14T18:00Z', '2027-08-14T18', 'tomorrow'])(
  '%j is no moment',
  (text) => {
    expect(readSwissMoment(text, 'end')).toBeNull()
  },
)

test('a moment as shown to operators is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) }), (instant) => {
      const minute = Math.floor(instant / 60_000) * 60_000
      const again = readSwissMoment(swissMoment(minute), 'end') ?? 0
      // The hour that comes twice in autumn is read as the later one.
      expect([minute, minute + 3_600_000]).toContain(again)
    }),
  )
})
