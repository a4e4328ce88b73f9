import type { CandidateSnapshot, ElectionSnapshot, ListSnapshot, ResultSnapshot } from '@plenara/contract'
import { expect, test } from 'vitest'
import { presentResult } from './election-result.ts'

const person = (id: number, listId: number | null, partyId: number | null = null) => ({ id, listId, partyId }) as CandidateSnapshot
const list = (id: number, partyId: number | null) => ({ id, partyId }) as ListSnapshot
const count = (candidateId: number, votes: number | null, elected = false) => ({ candidateId, votes, elected })

const NO_RESULT: ResultSnapshot = { final: true, source: null, asOf: null, areas: null, ballots: null, candidates: [], lists: [] }

function resultOf(
  result: Partial<ResultSnapshot>,
  ballot: Partial<Pick<ElectionSnapshot, 'candidates' | 'lists' | 'former'>> & { seats?: number } = {},
) {
  const {
    seats = 3,
    candidates = [person(1, 10), person(2, 10), person(3, 10), person(4, 20, 7)],
    lists = [list(10, 5), list(20, null)],
    former,
  } = ballot
  const snapshot = {
    election: { id: 9, seats },
    candidates,
    lists,
    ...(former && { former }),
    result: { ...NO_RESULT, ...result },
  } as ElectionSnapshot
  const presented = presentResult(snapshot)
  if (!presented) throw new Error('there is a result')
  return presented
}

test('elected with votes and rank, replacements in the order of their votes (BPR 43, 55)', () => {
  const { elected, lists, openSeats } = resultOf({
    candidates: [count(1, 50), count(2, 90, true), count(3, 20), count(4, 70, true)],
    lists: [
      { listId: 10, votes: 300, additionalVotes: 140, seats: 1 },
      { listId: 20, votes: 90, seats: 1 },
    ],
  })
  expect(elected).toEqual([
    { candidateId: 2, listId: 10, partyId: 5, votes: 90, rank: 1, byLot: false, replacedById: null },
    { candidateId: 4, listId: 20, partyId: 7, votes: 70, rank: 1, byLot: false, replacedById: null },
  ])
  const replacements = [
    { candidateId: 1, votes: 50, rank: 1 },
    { candidateId: 3, votes: 20, rank: 2 },
  ]
  expect(lists).toEqual([
    { listId: 10, partyId: 5, votes: 300, additionalVotes: 140, seats: 1, vacant: 0, replacements },
    { listId: 20, partyId: null, votes: 90, additionalVotes: null, seats: 1, vacant: 0, replacements: [] },
  ])
  expect(openSeats).toBe(1)
})

// Fails when the reasons of open seats are not asked for, or who no longer stands is not known.
test('open seats have their reasons, a result without any has none', () => {
  const lists = [
    { listId: 10, votes: 300, seats: 2, additionalVotes: null },
    { listId: 20, votes: 90, seats: 1, additionalVotes: null },
  ]
  const counts = [count(1, 50), count(2, 90, true), count(3, 20), count(4, 70, true)]
  expect(resultOf({ candidates: counts, lists })).toMatchObject({ openSeats: 1, openReasons: [] })
  const drawn = counts.map((one) => ({ ...one, ...(!one.elected && { drawPending: true }) }))
  expect(resultOf({ candidates: drawn, lists })).toMatchObject({ openSeats: 1, openReasons: [{ reason: 'lot', seats: 1 }] })
  const [one, ...others] = [person(1, 10), person(2, 10), person(3, 10), person(4, 20, 7)]
  const candidates = [{ ...one, standing: 'withdrawn' } as CandidateSnapshot, ...others]
  expect(resultOf({ candidates: counts, lists }, { candidates }).openReasons).toEqual([{ reason: 'gone', seats: 1 }])
  expect(resultOf({ candidates: counts.map((each) => ({ ...each, elected: true })), lists })).not.toHaveProperty('openReasons')
})

// Fails when the majority that a first round asks for does not reach the reasons, or stands in the answer.
test('a second round is a reason where the majority is known', () => {
  const ballots = { eligible: 90, received: 60, blank: 0, invalid: 0, valid: 60, lostLines: 0, absoluteMajority: 31 }
  const result = resultOf({ candidates: [count(1, 40, true), count(2, 20)], lists: [], ballots }, { lists: [] })
  expect(result).toMatchObject({ openSeats: 2, openReasons: [{ reason: 'second-round', seats: 2 }] })
  expect(result.ballots).not.toHaveProperty('absoluteMajority')
})

test('where the lot decided between equal votes it is said, also where the source says it', () => {
  const candidates = [count(1, 50, true), count(2, 50), count(3, 20)]
  expect(resultOf({ candidates }).elected[0]).toMatchObject({ rank: 1, byLot: true })
  expect(resultOf({ candidates, final: false }).elected[0]).toMatchObject({ byLot: false })
  expect(resultOf({ candidates: [{ ...count(1, 50, true), byLot: true }] }).elected[0]).toMatchObject({ byLot: true })
  const equal = resultOf({ candidates: [count(1, 80, true), count(2, 50), count(3, 50)], lists: [{ listId: 10, votes: 180, seats: 1 }] })
  expect(equal.lists[0]?.replacements.map(({ rank }) => rank)).toEqual([1, 1])
})

test('seats for which a list has no candidate are vacant (BPR 44)', () => {
  const { lists, openSeats, parties } = resultOf({
    candidates: [count(4, 70, true)],
    lists: [
      { listId: 10, votes: 0, seats: 0 },
      { listId: 20, votes: 90, seats: 3 },
    ],
  })
  expect([lists[0]?.vacant, lists[1]?.vacant, openSeats]).toEqual([0, 2, 2])
  expect(parties).toEqual([{ partyId: null, seats: 3, votes: 90 }])
})

test('who was replaced is named, and who took over is no replacement any more (BPR 55)', () => {
  const { elected, lists } = resultOf({
    candidates: [{ ...count(1, 90, true), replacedById: 2 }, count(2, 50), count(3, 20)],
    lists: [{ listId: 10, votes: 300, seats: 1 }],
  })
  expect(elected[0]).toMatchObject({ candidateId: 1, replacedById: 2 })
  expect(lists[0]?.replacements).toEqual([{ candidateId: 3, votes: 20, rank: 1 }])
})

// Fails when only those who still stand are read: the seat would be open.
test('whom a later delivery no longer has stays elected as it was published, and is named', () => {
  const former = {
    candidates: [4, 5].map((id) => ({ ...person(id, 20, 7), number: `20.0${id}`, firstName: 'Kim', lastName: 'Linde' })),
    lists: [20, 30].map((id) => ({ ...list(id, null), number: `${id}`, name: { fr: 'Tilleul' } })),
  }
  const published = {
    candidates: [count(1, 50), count(2, 90, true), count(4, 70, true)],
    lists: [
      { listId: 10, votes: 300, seats: 1 },
      { listId: 20, votes: 90, seats: 1 },
    ],
  }
  const whole = resultOf(published, { seats: 2 })
  expect(whole.former).toBeUndefined()
  const later = resultOf(published, { seats: 2, candidates: [person(1, 10), person(2, 10)], lists: [list(10, 5)], former })
  expect(later).toEqual({
    ...whole,
    former: {
      candidates: [{ id: 4, number: '20.04', firstName: 'Kim', lastName: 'Linde' }],
      lists: [{ id: 20, number: '20', name: 'Tilleul' }],
    },
  })
  expect([later.openSeats, later.parties.map(({ seats }) => seats)]).toEqual([0, [1, 1]])
})

test('an interim result has neither vacancies nor replacements, a majority election no lists', () => {
  const interim = resultOf({ final: false, candidates: [count(1, 5)], lists: [{ listId: 10, votes: 300, seats: 3 }] })
  expect(interim.lists[0]).toMatchObject({ vacant: 0, replacements: [] })
  const majority = resultOf(
    { candidates: [count(1, 5), count(2, 9, true)] },
    { lists: [], candidates: [person(1, null, 7), person(2, null, 7)], seats: 1 },
  )
  expect(majority).toMatchObject({ lists: [], parties: [{ partyId: 7, seats: 1, votes: null }], openSeats: 0 })
  expect(majority.elected).toMatchObject([{ candidateId: 2, rank: 1, partyId: 7 }])
})

test('the turnout follows from the ballots, and is not known without them', () => {
  const ballots = { eligible: 3_000, received: 1_000, blank: 1, invalid: 2, valid: 997, lostLines: null }
  expect(resultOf({ ballots }).ballots).toEqual({ ...ballots, turnout: 33.33 })
  expect(resultOf({ ballots: { ...ballots, eligible: null } }).ballots?.turnout).toBeNull()
  expect(resultOf({ ballots: { ...ballots, eligible: 0 } }).ballots?.turnout).toBeNull()
})
