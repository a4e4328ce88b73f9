import { describe, expect, test } from 'vitest'
import { type Ballot, type BallotFlaw, DITTO, prepareContest } from './ballot.ts'
import { BALLOT_FINDINGS } from './ballot-findings.ts'
import { ballotOfList } from './ballot-of-list.ts'
import type { BallotRules } from './ballot-rules.ts'
import { ballotWith, CONTEST, FIVE_SEATS, printed, written } from './ballot-sample.ts'
import { evaluateBallot } from './evaluate-ballot.ts'
import { votesByConnection } from './votes-by-connection.ts'

const contest = prepareContest(CONTEST)

function read(ballot: Ballot, rules: BallotRules = FIVE_SEATS) {
  const { validity, findings, votesByList, votesByCandidate, ...rest } = evaluateBallot(ballot, rules, contest)
  const notes = findings.map(({ code, article, mention }) => [code, article, ...(mention === null ? [] : [mention])].join(' '))
  return { validity, notes, lists: Object.fromEntries(votesByList), candidates: Object.fromEntries(votesByCandidate), ...rest }
}

describe('National Council, proportional (BPR Art. 35-39)', () => {
  test('an unchanged printed ballot gives every name a vote and its list all lines (39)', () => {
    expect(read(ballotWith(1, printed(11, 12, 13, 14, 15)))).toEqual({
      validity: 'valid',
      notes: [],
      listId: 1,
      lists: { 1: 5 },
      candidates: { 11: 1, 12: 1, 13: 1, 14: 1, 15: 1 },
      writeInVotes: 0,
      additionalVotes: 0,
      lostLines: 0,
    })
  })

  test('a person stands twice, on the printed ballot or by hand; a third mention is struck (22, 35(3), 38(2)) [LIST-7]', () => {
    expect(read(ballotWith(1, [...printed(11, 11), ...written(12, 12)])).candidates).toEqual({ 11: 2, 12: 2 })
    const third = read(ballotWith(1, [...printed(11, 11), ...written(11, 12)]))
    expect(third).toMatchObject({ notes: ['repeated_too_often BPR 38(2)a 2'], candidates: { 11: 2, 12: 1 }, additionalVotes: 2 })
  })

  test('persons of all lists of the canton may be written; each gives its own list a vote, not the heading (35(2), 39)', () => {
    const mixed = read(ballotWith(1, [...printed(11, 12, -13, -14, -15), ...written(21, 31)]))
    expect(mixed).toMatchObject({ validity: 'valid', lists: { 1: 3, 2: 1, 3: 1 }, additionalVotes: 1 })
  })

  test('a name on no list of the canton is struck, the line is empty (37(3))', () => {
    expect(read(ballotWith(1, [...printed(11), ...written(999, 'Anna Fremd')]))).toMatchObject({
      notes: ['not_eligible BPR 37(3) 1', 'not_eligible BPR 37(3) 2'],
      candidates: { 11: 1 },
      lists: { 1: 5 },
      additionalVotes: 4,
    })
  })

  test('a candidate whose candidacy was annulled is struck (38(2)b), votes for one who died count (36)', () => {
    const facts = prepareContest({ ...CONTEST, annulledIds: [11], deceasedIds: [12] })
    const { votesByCandidate, findings } = evaluateBallot(ballotWith(1, printed(11, 12, 13)), FIVE_SEATS, facts)
    expect(Object.fromEntries(votesByCandidate)).toEqual({ 12: 1, 13: 1 })
    expect(findings.map(({ code, article, mention }) => [code, article, mention])).toEqual([
      ['candidacy_annulled', 'BPR 38(2)b', 0],
      ['deceased_counts', 'BPR 36', 1],
    ])
  })

  test.each([
    ['no name at all', ballotWith(null, [])],
    ['a list designation alone on an empty ballot', ballotWith(1, [])],
    ['every name struck and none added', ballotWith(1, printed(-11, -12, -13, -14, -15))],
    ['only names that nobody can elect', ballotWith(1, written('Anna Fremd', 999))],
  ])('%s: one valid name is the minimum, the ballot is invalid (38(1)a)', (_, ballot) => {
    const { validity, notes, lists, lostLines } = read(ballot)
    expect([validity, notes[0], lists, lostLines]).toEqual(['invalid', 'no_valid_name BPR 38(1)a', {}, 5])
  })

  test('one valid name is enough', () => {
    expect(read(ballotWith(null, written(11)))).toMatchObject({ validity: 'valid', lists: { 1: 1 }, lostLines: 4 })
  })

  test('empty lines are additional votes for the list of the heading (37(1))', () => {
    expect(read(ballotWith(1, [...printed(11, -12, -13), ...written(21)]))).toMatchObject({
      lists: { 1: 4, 2: 1 },
      additionalVotes: 3,
      lostLines: 0,
    })
  })

  test('a number alone is a heading, a designation alone too (37(1))', () => {
    const byNumber = ballotWith(null, written(11), { heading: { designations: [], numbers: [2] } })
    const byDesignation = ballotWith(null, written(11), { heading: { designations: [2], numbers: [] } })
    for (const ballot of [byNumber, byDesignation]) expect(read(ballot)).toMatchObject({ lists: { 1: 1, 2: 4 }, additionalVotes: 4 })
  })

  test('without a heading empty lines are lost, as where it is struck (35(2), 37(1))', () => {
    expect(read(ballotWith(null, printed(11, 12)))).toMatchObject({
      notes: ['heading_missing BPR 37(1)'],
      lists: { 1: 2 },
      additionalVotes: 0,
      lostLines: 3,
    })
  })

  test('with more than one designation or number empty lines are lost (37(1))', () => {
    const twoNames = ballotWith(null, printed(11), { heading: { designations: [1, 2], numbers: [] } })
    const twoNumbers = ballotWith(null, printed(11), { heading: { designations: [1], numbers: [1, 2] } })
    for (const ballot of [twoNames, twoNumbers]) {
      expect(read(ballot)).toMatchObject({ notes: ['heading_ambiguous BPR 37(1)'], lists: { 1: 1 }, listId: null, lostLines: 4 })
    }
  })

  test('a heading without consequence gives no finding: the ballot is full', () => {
    expect(read(ballotWith(null, printed(11, 12, 13, 14, 15)))).toMatchObject({ notes: [], lostLines: 0 })
  })

  test('the heading may be replaced by that of another list (35(2))', () => {
    expect(read(ballotWith(2, printed(11, 12, 13)))).toMatchObject({ lists: { 1: 3, 2: 2 } })
  })

  test('where designation and number differ the designation counts (37(4))', () => {
    const ballot = ballotWith(null, printed(11, 12, 13), { heading: { designations: [1], numbers: [2] } })
    expect(read(ballot)).toMatchObject({ notes: ['designation_overrules_number BPR 37(4)'], lists: { 1: 5 } })
  })

  test('an insufficient designation is the parent list, unless the number says which list (37(2bis))', () => {
    const heading = { designations: ['Beispielpartei'], numbers: [] }
    expect(read(ballotWith(null, written(41), { heading }))).toMatchObject({
      notes: ['parent_list_decides BPR 37(2bis)'],
      lists: { 4: 1, 3: 4 },
    })
    const numbered = ballotWith(null, written(41), { heading: { ...heading, numbers: [4] } })
    expect(read(numbered)).toMatchObject({ notes: [], lists: { 4: 5 } })
  })

  test('with lists by region it is the list of the region where the ballot is cast (37(2))', () => {
    const heading = { designations: ['Regionalpartei'], numbers: [] }
    expect(read(ballotWith(null, written(51), { heading, region: 'West' }))).toMatchObject({
      notes: ['region_decides BPR 37(2)'],
      lists: { 5: 1, 6: 4 },
    })
    expect(read(ballotWith(null, written(51), { heading }))).toMatchObject({ notes: ['heading_ambiguous BPR 37(1)'], lostLines: 4 })
  })

  test('a designation that no list has counts as missing (37(1))', () => {
    const heading = { designations: ['Nirgendpartei'], numbers: [] }
    expect(read(ballotWith(null, written(11), { heading }))).toMatchObject({ notes: ['heading_missing BPR 37(1)'], lostLines: 4 })
  })

  test('of surplus names first the last printed ones not cumulated by hand are struck (38(3))', () => {
    const ballot = ballotWith(1, [...printed(11, 12, 13, 14, 15), ...written(15, 21)])
    expect(read(ballot)).toMatchObject({
      notes: ['surplus_name BPR 38(3) 2', 'surplus_name BPR 38(3) 3'],
      candidates: { 11: 1, 12: 1, 15: 2, 21: 1 },
      lists: { 1: 4, 2: 1 },
    })
  })

  test('then the last handwritten ones (38(3))', () => {
    const ballot = ballotWith(1, [...printed(11), ...written(11, 21, 22, 23, 24, 25)])
    expect(read(ballot).notes).toEqual(['surplus_name BPR 38(3) 5', 'surplus_name BPR 38(3) 6'])
  })

  test('names that cannot be elected and repetitions are struck before surplus names', () => {
    const ballot = ballotWith(1, [...printed(11, 12, 13, 14, 15), ...written('Anna Fremd')])
    expect(read(ballot)).toMatchObject({ notes: ['not_eligible BPR 37(3) 5'], lists: { 1: 5 } })
  })

  test('a ditto mark does not count as a name (35(3))', () => {
    expect(read(ballotWith(1, written(11, DITTO)))).toMatchObject({ notes: ['ditto_mark BPR 35(3) 1'], candidates: { 11: 1 } })
  })

  test.each<[BallotFlaw, string]>([
    ['not_official', 'BPR 38(1)b'],
    ['not_handwritten', 'BPR 38(1)c'],
    ['marked', 'BPR 38(1)d'],
    ['several_ballots', 'BPR 38(4)'],
    ['card_unsigned', 'BPR 38(4)'],
  ])('a ballot with the flaw %s is invalid (%s)', (flaw, article) => {
    const { validity, notes, lists } = read(ballotWith(1, printed(11), { flaws: [flaw] }))
    expect([validity, notes, lists]).toEqual(['invalid', [`${flaw} ${article}`], {}])
  })
})

test('a list of a voter on the printed ballot of its official list gives what the list says', () => {
  const official = { id: 1, candidates: [11, 12, 13, 14, 15].map((id, index) => ({ id, pos: index + 1 })) }
  const candidates = [11, 11, 21, 14].map((id, index) => ({ id, pos: index + 1 }))
  const ballot = ballotOfList({ candidates, official })
  expect(ballot.mentions.filter(({ struck }) => struck).map(({ name }) => name)).toEqual([12, 13, 15])
  expect(read(ballot)).toMatchObject({ validity: 'valid', notes: [], candidates: { 11: 2, 14: 1, 21: 1 }, lists: { 1: 4, 2: 1 } })
  expect(read(ballotOfList({ candidates, official: null }))).toMatchObject({ lists: { 1: 3, 2: 1 }, lostLines: 1 })
})

test('the heading of a copied list stands as printed, is struck, replaced, or written on an empty ballot (35(2), 37(1))', () => {
  const official = { id: 1, candidates: [{ id: 11, pos: 1 }] }
  const candidates = [{ id: 11, pos: 1 }]
  expect(read(ballotOfList({ candidates, official }))).toMatchObject({ lists: { 1: 5 }, additionalVotes: 4 })
  const struck = read(ballotOfList({ candidates, official, headingId: null }))
  expect(struck).toMatchObject({ lists: { 1: 1 }, lostLines: 4, notes: ['heading_missing BPR 37(1)'] })
  expect(read(ballotOfList({ candidates, official, headingId: 2 }))).toMatchObject({ lists: { 1: 1, 2: 4 }, listId: 2 })
  expect(read(ballotOfList({ candidates, official: null, headingId: 3 }))).toMatchObject({ lists: { 1: 1, 3: 4 } })
})

test('connected lists count together', () => {
  const { votesByList } = evaluateBallot(ballotWith(1, printed(11, 21, 31)), FIVE_SEATS, contest)
  const connections = [
    { id: 1, connection: 'A' },
    { id: 2, connection: 'A' },
    { id: 3, connection: null },
  ]
  expect(Object.fromEntries(votesByConnection(votesByList, connections))).toEqual({ A: 4 })
})

test('every finding has one effect, and its article where federal law has one', () => {
  expect(Object.values(BALLOT_FINDINGS).filter(({ effect }) => effect === 'invalid')).toHaveLength(7)
  for (const { proportional, majority } of Object.values(BALLOT_FINDINGS)) {
    for (const article of [proportional, majority]) expect(article ?? 'BPR 35').toMatch(/^BPR \d{2}(\(\d(bis)?\))?[a-d]?$/)
  }
})

test('a ballot of 36 lines is read in well under 0.1 ms', { tags: ['alone'] }, () => {
  const zurich = { ...FIVE_SEATS, lines: 36 }
  const candidates = Array.from({ length: 1340 }, (_, index) => ({ id: index + 1, listId: 1 + Math.floor(index / 36) }))
  const lists = Array.from({ length: 38 }, (_, index) => ({ id: index + 1, family: null, region: null, isParent: false }))
  const big = prepareContest({ candidates, lists })
  const ballot = ballotWith(1, [...printed(...candidates.slice(0, 30).map(({ id }) => id)), ...written(40, 80, 120, 160, 160)])
  const runs = 2000
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    for (let run = 0; run < runs; run++) evaluateBallot(ballot, zurich, big)
    fastest = Math.min(fastest, (performance.now() - start) / runs)
  }
  expect(fastest).toBeLessThan(0.1)
})
