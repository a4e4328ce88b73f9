import { describe, expect, test } from 'vitest'
import { DomainError } from '../domain-error.ts'
import { addCandidate, checkListCandidates } from '../lists/lists.ts'
import { prepareContest } from './ballot.ts'
import { ballotOfList } from './ballot-of-list.ts'
import { type Body, ballotRulesOf, doubleProportionalRulesOf } from './ballot-rules.ts'
import { ballotWith, CONTEST, FIVE_SEATS, printed, written } from './ballot-sample.ts'
import { evaluateBallot } from './evaluate-ballot.ts'
import { votesByConnection } from './votes-by-connection.ts'

const contest = prepareContest(CONTEST)
const body: Body = { cantonCode: 'ZH', council: 'national-council', seats: 36, isProportional: true, day: '2027-10-24' }
const lines = (ids: readonly number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))

function codeOf(run: () => unknown): string {
  try {
    run()
    return 'none'
  } catch (error) {
    return error instanceof DomainError ? error.code : 'other'
  }
}

describe('the editor refuses what the counting office would strike (BPR Art. 37(3), 38(2), 38(3))', () => {
  const rules = { lines: 36, maxRepetitions: 2, eligibleIds: Array.from({ length: 50 }, (_, index) => index + 1) }
  const zurich = prepareContest({
    candidates: rules.eligibleIds.map((id) => ({ id, listId: 1 })),
    lists: [{ id: 1, family: null, region: null, isParent: false }],
  })
  test.each([
    ['37 names on 36 lines', Array.from({ length: 37 }, (_, index) => index + 1), 'too_many_lines', 'surplus_name'],
    ['a third mention', [1, 1, 1], 'too_many_repetitions', 'repeated_too_often'],
    ['a candidate of another canton', [1, 99], 'candidate_not_eligible', 'not_eligible'],
  ] as const)('%s [LIST-7]', (_, ids, refusal, struck) => {
    expect(codeOf(() => checkListCandidates(lines(ids), rules))).toBe(refusal)
    expect(codeOf(() => addCandidate(lines(ids.slice(0, -1)), ids.at(-1)!, rules))).toBe(refusal)
    const { findings, validity } = evaluateBallot(ballotOfList({ candidates: lines(ids), official: null }), ballotRulesOf(body), zurich)
    expect([validity, findings.map(({ code }) => code)]).toEqual(['valid', expect.arrayContaining([struck])])
  })

  test('Grosser Rat of Basel-Stadt: a third mention stands, a fourth is refused [LIST-7]', () => {
    const basel = { ...rules, maxRepetitions: 3 }
    expect(codeOf(() => checkListCandidates(lines([1, 1, 1]), basel))).toBe('none')
    expect(codeOf(() => checkListCandidates(lines([1, 1, 1, 1]), basel))).toBe('too_many_repetitions')
  })
})

describe('party votes (BPR Art. 37, 39)', () => {
  test('are candidate votes and additional votes; a name counts for its own list under every heading', () => {
    const { votesByList, votesByCandidate, additionalVotes } = evaluateBallot(ballotWith(2, written(11, 21, 31)), FIVE_SEATS, contest)
    expect(Object.fromEntries(votesByList)).toEqual({ 1: 1, 2: 3, 3: 1 })
    expect([...votesByCandidate.values()]).toEqual([1, 1, 1])
    expect(additionalVotes).toBe(2)
  })

  test('a struck printed name gives no vote, its empty line is an additional vote (35(2), 37(1))', () => {
    const { votesByList, votesByCandidate } = evaluateBallot(ballotWith(1, printed(-11, 12, 13, 14, 15)), FIVE_SEATS, contest)
    expect(votesByCandidate.has(11)).toBe(false)
    expect(votesByList.get(1)).toBe(5)
  })

  test('of connected lists are counted together, of sub-connected ones inside of that (31, 42)', () => {
    const { votesByList } = evaluateBallot(ballotWith(1, printed(11, 21, 31)), FIVE_SEATS, contest)
    const lists = [
      { id: 1, connection: 'A', subConnection: 'A1' },
      { id: 2, connection: 'A', subConnection: 'A1' },
      { id: 3, connection: 'A', subConnection: null },
      { id: 4, connection: 'B', subConnection: null },
    ]
    expect(Object.fromEntries(votesByConnection(votesByList, lists))).toEqual({ A: 5 })
    const inside = lists.map(({ id, subConnection }) => ({ id, connection: subConnection }))
    expect(Object.fromEntries(votesByConnection(votesByList, inside))).toEqual({ A1: 4 })
  })
})

describe('one-seat cantons (BPR Art. 47-49)', () => {
  const uri = ballotRulesOf({ ...body, cantonCode: 'UR', seats: 1 })

  test('have no lists, no heading and no cumulation: the heading gives nobody a vote', () => {
    const { listId, additionalVotes, votesByList } = evaluateBallot(ballotWith(1, []), uri, contest)
    expect([listId, additionalVotes, votesByList.size]).toEqual([null, 0, 0])
    expect(codeOf(() => checkListCandidates(lines([11, 11]), { ...uri, eligibleIds: [11] }))).toBe('too_many_repetitions')
  })

  test('have one line, on which the editor refuses a second name [LIST-7]', () => {
    expect(codeOf(() => addCandidate(lines([11]), 12, { ...uri, eligibleIds: [11, 12] }))).toBe('too_many_lines')
  })
})

describe('Council of States (cantonal law)', () => {
  const states: Body = { ...body, council: 'council-of-states', seats: 2, isProportional: false }

  test.each(['ZH', 'BE', 'GE'] as const)('%s: majority, two lines, each name once', (cantonCode) => {
    expect(ballotRulesOf({ ...states, cantonCode })).toMatchObject({ lines: 2, maxRepetitions: 1, seatMethod: 'majority', law: 'cantonal' })
  })

  test.each(['OW', 'NW', 'BS', 'BL', 'AR'] as const)('%s: one line', (cantonCode) => {
    expect(ballotRulesOf({ ...states, cantonCode, seats: 1 })).toMatchObject({ lines: 1, maxRepetitions: 1, seatMethod: 'majority' })
  })

  test.each(['JU', 'NE'] as const)('%s: proportional, with additional votes, each name once', (cantonCode) => {
    const rules = ballotRulesOf({ ...states, cantonCode, isProportional: true })
    expect(rules).toMatchObject({ seatMethod: 'hagenbach-bischoff', maxRepetitions: 1, headingCountsEmptyLines: true, law: 'cantonal' })
  })
})

describe('cantonal parliaments on their day', () => {
  const parliament: Body = { ...body, council: 'cantonal-parliament', seats: 10 }

  test.each([
    ['SG', '2020-03-08', 'hagenbach-bischoff', 2],
    ['BS', '2024-10-20', 'sainte-lague', 3],
    ['GR', '2022-05-15', 'double-proportional', 2],
    ['ZG', '2022-10-02', 'double-proportional', 2],
    ['ZH', '2023-02-12', 'double-proportional', 2],
    ['BL', '2019-03-31', 'unknown', 2],
    ['BL', '2023-02-12', 'unknown', 2],
    ['BS', '2008-09-14', 'unknown', 3],
    ['AG', '2020-10-18', 'double-proportional', 2],
    ['VD', '2022-03-20', 'unknown', 2],
    ['BL', '2027-04-11', 'double-proportional', 2],
  ] as const)('%s %s: %s, a person %i times', (cantonCode, day, seatMethod, maxRepetitions) => {
    expect(ballotRulesOf({ ...parliament, cantonCode, day })).toMatchObject({ seatMethod, maxRepetitions })
  })

  test('Zug: 5 % in a municipality or 3 % in the canton', () => {
    expect(doubleProportionalRulesOf({ cantonCode: 'ZG', council: 'cantonal-parliament', day: '2022-10-02' })?.quorum).toEqual({
      total: { parts: 3, of: 100 },
      inOneConstituency: { parts: 5, of: 100 },
    })
  })

  test('the seats of 2027 are data: as many lines as seats', () => {
    for (const seats of [10, 8, 23, 4]) expect(ballotRulesOf({ ...body, seats }).lines).toBe(seats)
  })
})
