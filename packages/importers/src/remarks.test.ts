import { expect, test } from 'vitest'
import type { CountedBallot } from './recount.ts'
import { remarksOf, unexplainedSeats } from './remarks.ts'

type Person = readonly [key: string, votes: number, elected?: boolean]

/** Lists by their number with party votes, seats and people. */
function ballot(
  seats: number,
  lists: Readonly<Record<string, { votes: number; seats: number; people: readonly Person[] }>>,
): CountedBallot {
  const entries = Object.entries(lists)
  return {
    election: {
      key: 'sample',
      cantonCode: 'SG',
      council: 'cantonal-parliament',
      electionDate: '2024-03-03',
      seatMethod: 'hagenbach-bischoff',
      seats,
      lines: seats,
    },
    lists: entries.map(([key]) => ({ key, number: key, connection: null, subConnection: null })),
    candidates: entries.flatMap(([listKey, { people }]) => people.map(([key]) => ({ key, listKey }))),
    result: {
      final: true,
      source: null,
      candidates: entries.flatMap(([, { people }]) =>
        people.map(([candidateKey, votes, elected = false]) => ({ candidateKey, votes, elected })),
      ),
      lists: entries.map(([listKey, { votes, seats: won }]) => ({ listKey, votes, seats: won })),
    },
  }
}

test('a count that decides everything has no remarks', () => {
  expect(
    remarksOf([ballot(1, { a: { votes: 20, seats: 1, people: [['a1', 12, true]] }, b: { votes: 9, seats: 0, people: [['b1', 9]] } })]),
  ).toEqual([])
})

test('equal votes of candidates are named, whoever the lot elected (BPR 43)', () => {
  for (const winner of ['a1', 'a2']) {
    const people: Person[] = [
      ['a1', 12, winner === 'a1'],
      ['a2', 12, winner === 'a2'],
      ['a3', 3],
    ]
    expect(remarksOf([ballot(1, { a: { votes: 27, seats: 1, people } })])).toEqual([
      'sample: candidates a1, a2 have equal votes for 1 seat on list a: only the lot decides',
    ])
  }
})

test('lists of equal claim are named', () => {
  const lists = { a: { votes: 30, seats: 1, people: [['a1', 10, true]] }, b: { votes: 30, seats: 0, people: [['b1', 10]] } } as const
  expect(remarksOf([ballot(1, lists)])).toEqual(['sample: lists a, b have equal claim to a seat: only the lot decides'])
})

test('seats without a candidate are vacant (BPR 44)', () => {
  const lists = { a: { votes: 90, seats: 3, people: [['a1', 30, true]] } } as const
  expect(remarksOf([ballot(3, lists)])).toEqual(['sample: list a has no candidate for 2 seats: vacant'])
})

test('a majority election without lists: equal votes at the last seat, nothing before the second round', () => {
  const { election, result } = ballot(1, {
    a: {
      votes: 0,
      seats: 0,
      people: [
        ['x', 5, true],
        ['y', 5],
      ],
    },
  })
  const majority: CountedBallot = { election: { ...election, seatMethod: 'majority' }, lists: [], candidates: [], result }
  expect(remarksOf([majority])).toEqual(['sample: candidates x, y have equal votes for 1 seat: only the lot decides'])
  const open = { ...majority, result: result && { ...result, candidates: result.candidates.map((one) => ({ ...one, elected: false })) } }
  expect(remarksOf([open])).toEqual([])
})

// Fails when a result that the count goes on for is asked about, or a list is not found for its candidates.
test('a final result is asked about the seats for which it gives no reason', () => {
  const whole = { a: { votes: 27, seats: 2, people: [['a1', 12, true]] }, b: { votes: 9, seats: 1, people: [['b1', 9]] } } as const
  const cut = ballot(9, { a: { ...whole.a, people: [...whole.a.people] }, b: { ...whole.b, people: [...whole.b.people] } })
  expect(unexplainedSeats(cut)).toBe(7)
  expect(unexplainedSeats({ ...cut, candidates: cut.candidates.map((one) => ({ ...one, isGone: true })) })).toBe(6)
  expect(unexplainedSeats({ ...cut, result: cut.result && { ...cut.result, final: false } })).toBe(0)
  expect(unexplainedSeats({ ...cut, result: null })).toBe(0)
})
