import { describe, expect, test } from 'vitest'
import { openSeatsOf, type SeatCount } from './open-seats.ts'

const person = (listKey: string | null, votes: number | null, elected = false) => ({ listKey, votes, elected })
const count = (change: Partial<SeatCount>): SeatCount => ({ seats: 3, absoluteMajority: null, lists: [], candidates: [], ...change })

describe('by lists', () => {
  const lists = [
    { key: 'a', seats: 2 },
    { key: 'b', seats: 1 },
  ]

  test('taken seats are not open', () => {
    const candidates = [person('a', 9, true), person('a', 8, true), person('b', 7, true), person('b', 6)]
    expect(openSeatsOf(count({ lists, candidates }))).toEqual({ open: 0, reasons: [], unexplained: 0 })
  })

  // Fails when seats are not counted, or when a list with candidates left counts as one with too few.
  test('open seats have no reason where the list has candidates left or names none, or where they belong to no list', () => {
    const candidates = [person('a', 9, true), person('a', 8)]
    expect(openSeatsOf(count({ lists, candidates }))).toEqual({ open: 2, reasons: [], unexplained: 2 })
    const few = [{ key: 'a', seats: 1 }]
    expect(openSeatsOf(count({ lists: few, candidates })).unexplained).toBe(2)
  })

  test('a list with fewer candidates than seats leaves seats vacant', () => {
    const candidates = [person('a', 9, true), person('b', 7, true)]
    expect(openSeatsOf(count({ lists, candidates }))).toEqual({
      ...{ open: 1, unexplained: 0 },
      reasons: [{ reason: 'vacant-list', seats: 1 }],
    })
  })

  test('the lot is to be drawn among candidates of a list', () => {
    const drawn = { ...person('a', 8), drawPending: true }
    const candidates = [person('a', 9, true), drawn, drawn, person('b', 7, true)]
    expect(openSeatsOf(count({ lists, candidates }))).toEqual({ open: 1, reasons: [{ reason: 'lot', seats: 1 }], unexplained: 0 })
  })

  test('the lot is to be drawn among lists, for the seats that no list has', () => {
    const waiting = [
      { key: 'a', seats: 1, drawPending: true },
      { key: 'b', seats: 1, drawPending: true },
    ]
    const candidates = [person('a', 9, true), person('a', 8), person('b', 7, true), person('b', 6)]
    expect(openSeatsOf(count({ lists: waiting, candidates }))).toEqual({ open: 1, reasons: [{ reason: 'lot', seats: 1 }], unexplained: 0 })
  })

  test('an elected person who no longer stands leaves the seat open', () => {
    const candidates = [person('a', 9, true), { ...person('a', 8), isGone: true }, person('b', 7, true)]
    expect(openSeatsOf(count({ lists, candidates }))).toEqual({ open: 1, reasons: [{ reason: 'gone', seats: 1 }], unexplained: 0 })
  })

  test('no reason counts for more seats than are open', () => {
    const gone = { ...person('a', 8), isGone: true, drawPending: true }
    const candidates = [person('a', 9, true), gone, gone, gone, person('b', 7, true)]
    expect(openSeatsOf(count({ lists, candidates }))).toEqual({ open: 1, reasons: [{ reason: 'lot', seats: 1 }], unexplained: 0 })
  })
})

describe('by majority', () => {
  const candidates = [person(null, 60, true), person(null, 40), person(null, 30)]

  test('a second round decides where nobody else has the absolute majority', () => {
    expect(openSeatsOf(count({ absoluteMajority: 51, candidates }))).toEqual({
      ...{ open: 2, unexplained: 0 },
      reasons: [{ reason: 'second-round', seats: 2 }],
    })
  })

  // Fails when a person with the majority but no seat, or an unknown majority, counts as a second round.
  test('there is no reason where a person without a seat has the majority, or where the majority is unknown', () => {
    expect(openSeatsOf(count({ absoluteMajority: 40, candidates })).unexplained).toBe(2)
    expect(openSeatsOf(count({ candidates })).unexplained).toBe(2)
    expect(openSeatsOf(count({ absoluteMajority: 51, candidates: [...candidates, person(null, null)] })).unexplained).toBe(2)
  })

  test('the lot and people who no longer stand come first', () => {
    const drawn = { ...person(null, 40), drawPending: true }
    expect(openSeatsOf(count({ absoluteMajority: 40, candidates: [person(null, 60, true), drawn, drawn] })).reasons).toEqual([
      { reason: 'lot', seats: 2 },
    ])
    const gone = { ...person(null, 40), isGone: true }
    expect(openSeatsOf(count({ absoluteMajority: 51, candidates: [person(null, 60, true), gone] })).reasons).toEqual([
      { reason: 'gone', seats: 1 },
      { reason: 'second-round', seats: 1 },
    ])
  })
})
