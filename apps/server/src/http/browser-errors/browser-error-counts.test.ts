import type { BrowserError } from '@plenara/contract'
import { expect, test } from 'vitest'
import { createBrowserErrorCounts, MAX_DIFFERENT_ERRORS, MAX_NEW_OF_NETWORK } from './browser-error-counts.ts'

const ERROR: BrowserError = { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError' }
const OTHER = { route: 'other', release: 'other', class: 'other' }

function countsAt(moment: string) {
  let now = new Date(moment)
  const counts = createBrowserErrorCounts(() => now)
  return Object.assign(counts, {
    setNow: (later: string) => {
      now = new Date(later)
    },
  })
}
/** Enough networks that none reaches its share. */
const network = (index: number) => `network ${index % 100}`
const different = (index: number): BrowserError => ({ ...ERROR, release: `0.1.${index}` })

test('equal errors of a day are one sum, each part tells them apart; the day is that of Zurich', () => {
  const counts = countsAt('2027-10-01T21:59:59Z')
  for (const change of [
    {},
    {},
    { route: '/lists' },
    { release: '0.2.0' },
    { kind: 'unhandledrejection' },
    { class: 'RangeError' },
  ] as const) {
    counts.add({ ...ERROR, ...change }, 'network')
  }
  counts.setNow('2027-10-01T22:00:00Z')
  counts.add(ERROR, 'network')
  const taken = counts.take()
  expect(taken.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1, 1])
  expect(taken[0]).toEqual({ ...ERROR, day: '2027-10-01', count: 2 })
  expect(taken.at(-1)).toEqual({ ...ERROR, day: '2027-10-02', count: 1 })
  expect(counts.take()).toEqual([])
})

// Fails when `hasRoom` always says yes.
test('a flood of different errors fills no more than the bound of the day, also over many savings; the rest count as other', () => {
  const counts = countsAt('2027-10-01T10:00:00Z')
  const days = new Set<string>()
  let sum = 0
  for (let index = 0; index < 5 * MAX_DIFFERENT_ERRORS; index++) {
    counts.add(different(index), network(index))
    if (index % 500 !== 499) continue
    for (const error of counts.take()) {
      days.add(error.release)
      sum += error.count
    }
  }
  expect(days.size).toBe(MAX_DIFFERENT_ERRORS + 1)
  expect(days).toContain('other')
  expect(sum).toBe(5 * MAX_DIFFERENT_ERRORS)
  counts.add(different(0), 'another')
  counts.add(different(-1), 'another')
  expect(counts.take()).toMatchObject([different(0), { ...OTHER, kind: 'error' }])
  counts.setNow('2027-10-02T10:00:00Z')
  counts.add(different(-1), 'another')
  expect(counts.take()).toMatchObject([different(-1)])
})

// Fails when `newOf` is not looked at in `hasRoom`, or is not cleared.
test('one network brings so many new errors a day, and the others go on being named [ASVS-15.2.2]', () => {
  const counts = countsAt('2027-10-01T10:00:00Z')
  for (let index = 0; index < 2 * MAX_DIFFERENT_ERRORS; index++) counts.add(different(index), 'one')
  counts.add({ ...ERROR, route: '/lists' }, 'other')
  counts.add(different(0), 'one')
  const taken = counts.take()
  expect(taken).toHaveLength(MAX_NEW_OF_NETWORK + 2)
  expect(taken.find(({ release }) => release === 'other')?.count).toBe(2 * MAX_DIFFERENT_ERRORS - MAX_NEW_OF_NETWORK)
  expect(taken.find(({ route }) => route === '/lists')?.count).toBe(1)
  expect(taken[0]).toMatchObject({ ...different(0), count: 2 })
  counts.setNow('2027-10-02T10:00:00Z')
  counts.add(different(-1), 'one')
  expect(counts.take()).toMatchObject([different(-1)])
})

// Fails when the second condition of `hasRoom` is taken out.
test('what cannot be saved for days stays within bounds and is not lost', () => {
  const counts = countsAt('2027-10-01T10:00:00Z')
  for (let day = 1; day <= 9; day++) {
    counts.setNow(`2027-10-0${day}T10:00:00Z`)
    for (let index = 0; index < MAX_DIFFERENT_ERRORS; index++) counts.add(different(index), network(index))
    counts.putBack(counts.take())
  }
  const taken = counts.take()
  expect(taken.length).toBeLessThan(2 * MAX_DIFFERENT_ERRORS + 10)
  expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(9 * MAX_DIFFERENT_ERRORS)
})

test('what is put back adds up with what came meanwhile', () => {
  const counts = countsAt('2027-10-01T10:00:00Z')
  counts.add(ERROR, 'network')
  const taken = counts.take()
  counts.add(ERROR, 'network')
  counts.putBack(taken)
  expect(counts.take()).toEqual([{ ...ERROR, day: '2027-10-01', count: 2 }])
})
