import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ballot, type BallotMention, prepareContest } from './ballot.ts'
import { ballotWith, CONTEST, FIVE_SEATS } from './ballot-sample.ts'
import { type BallotEvaluation, evaluateBallot } from './evaluate-ballot.ts'

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...CONTEST.candidates.map(({ id }) => id)) },
  { weight: 1, arbitrary: fc.constantFrom(999, 'Anna Fremd', '"') },
)
const mention: fc.Arbitrary<BallotMention> = fc.record({
  name,
  origin: fc.constantFrom('printed', 'written'),
  struck: fc.boolean(),
})
const heading = fc.record({
  designations: fc.array(fc.constantFrom<number | string>(1, 2, 3, 'Beispielpartei', 'Regionalpartei'), { maxLength: 2 }),
  numbers: fc.array(fc.constantFrom(1, 2, 3, 4, 77), { maxLength: 2 }),
})
const ballots: fc.Arbitrary<Ballot> = fc
  .tuple(heading, fc.array(mention, { maxLength: 9 }), fc.constantFrom(null, 'Ost', 'West'))
  .map(([head, mentions, region]) => ballotWith(null, mentions, { heading: head, region }))
const rules = fc.constantFrom(FIVE_SEATS, { ...FIVE_SEATS, maxRepetitions: 3 }, {
  ...FIVE_SEATS,
  seatMethod: 'majority',
  writeIn: true,
  maxRepetitions: 1,
  headingCountsEmptyLines: false,
} as const)
const contest = prepareContest(CONTEST)

function plain(evaluation: BallotEvaluation) {
  const { validity, listId, writeInVotes, additionalVotes, lostLines, votesByList, votesByCandidate } = evaluation
  const sorted = (votes: ReadonlyMap<number, number>) => [...votes].toSorted(([a], [b]) => a - b)
  return { validity, listId, writeInVotes, additionalVotes, lostLines, lists: sorted(votesByList), candidates: sorted(votesByCandidate) }
}

function sum(votes: ReadonlyMap<number, number>): number {
  return [...votes.values()].reduce((total, count) => total + count, 0)
}

test('votes given and lost lines are the lines; party votes are candidate votes and additional votes (BPR 39)', () => {
  fc.assert(
    fc.property(ballots, rules, (ballot, rule) => {
      const { votesByCandidate, votesByList, writeInVotes, additionalVotes, lostLines } = evaluateBallot(ballot, rule, contest)
      expect(sum(votesByCandidate) + writeInVotes + additionalVotes + lostLines).toBe(rule.lines)
      expect(sum(votesByList)).toBe(sum(votesByCandidate) + additionalVotes)
      expect(Math.min(additionalVotes, lostLines)).toBe(0)
    }),
    { numRuns: 500 },
  )
})

test('the order of the lists and candidates of an election changes nothing', () => {
  const shuffled = fc.tuple(
    fc.shuffledSubarray([...CONTEST.lists], { minLength: CONTEST.lists.length }),
    fc.shuffledSubarray([...CONTEST.candidates], { minLength: CONTEST.candidates.length }),
  )
  fc.assert(
    fc.property(ballots, rules, shuffled, (ballot, rule, [lists, candidates]) => {
      const other = prepareContest({ ...CONTEST, lists, candidates })
      expect(plain(evaluateBallot(ballot, rule, other))).toEqual(plain(evaluateBallot(ballot, rule, contest)))
    }),
  )
})

test('a valid ballot stays valid under reordering; without surplus names it gives the same votes', () => {
  const reordered = ballots.chain((ballot) => {
    const order = fc.shuffledSubarray([...ballot.mentions], { minLength: ballot.mentions.length })
    return order.map((mentions) => ({ ballot, other: { ...ballot, mentions } }))
  })
  fc.assert(
    fc.property(reordered, rules, ({ ballot, other }, rule) => {
      const [before, after] = [evaluateBallot(ballot, rule, contest), evaluateBallot(other, rule, contest)]
      expect(after.validity).toBe(before.validity)
      if (before.findings.every(({ code }) => code !== 'surplus_name')) expect(plain(after)).toEqual(plain(before))
    }),
    { numRuns: 500 },
  )
})
