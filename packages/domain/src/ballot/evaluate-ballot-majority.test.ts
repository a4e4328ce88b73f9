import { describe, expect, test } from 'vitest'
import { type Ballot, prepareContest } from './ballot.ts'
import { type BallotRules, ballotRulesOf } from './ballot-rules.ts'
import { ballotWith, CONTEST, FIVE_SEATS, printed, written } from './ballot-sample.ts'
import { evaluateBallot } from './evaluate-ballot.ts'

const contest = prepareContest(CONTEST)

function read(ballot: Ballot, rules: BallotRules = FIVE_SEATS) {
  const { validity, findings, votesByList, votesByCandidate, ...rest } = evaluateBallot(ballot, rules, contest)
  const notes = findings.map(({ code, article, mention }) => [code, article, ...(mention === null ? [] : [mention])].join(' '))
  return { validity, notes, lists: Object.fromEntries(votesByList), candidates: Object.fromEntries(votesByCandidate), ...rest }
}

describe('one seat, majority (BPR Art. 47-49)', () => {
  const uri = ballotRulesOf({ cantonCode: 'UR', council: 'national-council', seats: 1, isProportional: true, day: '2027-10-24' })

  test('anyone eligible may be written, also without a candidacy (47)', () => {
    expect(read(ballotWith(null, written('Anna Frei')), uri)).toMatchObject({ validity: 'valid', notes: [], writeInVotes: 1, lostLines: 0 })
    expect(read(ballotWith(null, written(11)), uri)).toMatchObject({ candidates: { 11: 1 } })
  })

  test('names of several persons make the ballot invalid (49(1)a)', () => {
    expect(read(ballotWith(null, written(11, 'Anna Frei')), uri)).toMatchObject({
      validity: 'invalid',
      notes: ['several_persons BPR 49(1)a'],
      candidates: {},
      lostLines: 1,
    })
  })

  test('the same person twice is one person: one vote, no cumulation', () => {
    expect(read(ballotWith(null, written(11, 11)), uri)).toMatchObject({ validity: 'valid', candidates: { 11: 1 } })
  })

  test('flaws have their own article (49(1)b-d)', () => {
    const flaws = ['not_official', 'not_handwritten', 'marked'] as const
    expect(read(ballotWith(null, written(11), { flaws }), uri).notes).toEqual([
      'not_official BPR 49(1)b',
      'not_handwritten BPR 49(1)c',
      'marked BPR 49(1)d',
    ])
  })

  test('an empty ballot counts for nobody', () => {
    expect(read(ballotWith(null, []), uri)).toMatchObject({ validity: 'invalid', lostLines: 1 })
  })
})

describe('other bodies (cantonal law: no article is named)', () => {
  const states = ballotRulesOf({ cantonCode: 'ZH', council: 'council-of-states', seats: 2, isProportional: false, day: '2027-10-24' })
  const basel = ballotRulesOf({ cantonCode: 'BS', council: 'cantonal-parliament', seats: 5, isProportional: true, day: '2024-10-20' })

  test('Council of States: each name once, the repetition is struck [LIST-7]', () => {
    expect(read(ballotWith(null, written(11, 11)), states)).toMatchObject({
      validity: 'valid',
      notes: ['repeated_too_often  1', 'empty_lines '],
      candidates: { 11: 1 },
      lostLines: 1,
    })
  })

  test('Council of States: surplus names are struck from the end', () => {
    expect(read(ballotWith(null, written(11, 21, 31)), states)).toMatchObject({ notes: ['surplus_name  2'], candidates: { 11: 1, 21: 1 } })
  })

  test('Council of States of Jura and Neuchâtel: lists, and empty lines are additional votes', () => {
    const jura = ballotRulesOf({ cantonCode: 'JU', council: 'council-of-states', seats: 2, isProportional: true, day: '2027-10-24' })
    expect(read(ballotWith(1, printed(11)), jura)).toMatchObject({ lists: { 1: 2 }, additionalVotes: 1 })
  })

  test('an executive: each name once, as many as seats', () => {
    const executive = ballotRulesOf({
      cantonCode: 'BS',
      council: 'cantonal-government',
      seats: 7,
      isProportional: false,
      day: '2024-10-20',
    })
    expect(read(ballotWith(null, written(11, 21, 31, 11)), executive)).toMatchObject({ candidates: { 11: 1, 21: 1, 31: 1 }, lostLines: 4 })
  })

  test('Grosser Rat of Basel-Stadt: three times, a fourth mention is struck [LIST-7]', () => {
    expect(read(ballotWith(1, written(11, 11, 11, 11)), basel)).toMatchObject({
      notes: ['repeated_too_often  3'],
      candidates: { 11: 3 },
      lists: { 1: 5 },
    })
  })

  test('without panachage persons of other lists than the heading are struck', () => {
    const rules = { ...basel, panachage: false }
    expect(read(ballotWith(1, written(11, 21)), rules)).toMatchObject({ notes: ['other_list  1'], lists: { 1: 5 } })
  })

  test('empty lines are lost where the heading does not count them', () => {
    const rules = { ...basel, headingCountsEmptyLines: false }
    expect(read(ballotWith(1, written(11)), rules)).toMatchObject({ notes: ['empty_lines '], additionalVotes: 0, lostLines: 4 })
  })

  test('more names may be asked for than one', () => {
    expect(read(ballotWith(1, written(11)), { ...basel, minNames: 2 })).toMatchObject({ validity: 'invalid', notes: ['no_valid_name '] })
  })
})
