import type { Decision, DecisionNumbers, UserDecision } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVotes, type DecidedVote, MIN_SHARED_VOTES } from './councillor-agreement.ts'

const DECISIONS = ['yes', 'no', 'abstain', 'absent', 'excused', 'president'] as const
const NOBODY: DecisionNumbers = { yes: [], no: [], abstain: [], absent: [], excused: [], president: [] }
const vote = (decision: UserDecision, numbers: Partial<DecisionNumbers>): DecidedVote => ({ decision, numbers: { ...NOBODY, ...numbers } })
const times = (count: number, vote: DecidedVote) => Array.from({ length: count }, () => vote)
const ANNA = { id: 5, numbers: [1] }
const BEAT = { id: 3, numbers: [2] }
const none = { value: null, shared: 0, same: 0, different: 0, abstain: 0, absent: 0, excused: 0, president: 0 }

// Fails when abstention, absence, excuse or the chair count as shared.
test('only votes in which both decided yes or no are agreement or disagreement', () => {
  const votes = [...DECISIONS.map((decision) => vote('yes', { [decision]: [1] })), vote('no', { yes: [1] }), vote('no', { no: [1] })]
  expect(compareVotes(votes, [ANNA])).toEqual([
    { personId: 5, value: null, shared: 4, same: 2, different: 2, abstain: 1, absent: 1, excused: 1, president: 1 },
  ])
})

test(`a percent takes ${MIN_SHARED_VOTES} shared votes, which absence does not make up for`, () => {
  const shared = times(MIN_SHARED_VOTES - 1, vote('yes', { yes: [1] }))
  const absent = times(50, vote('yes', { absent: [1] }))
  expect(compareVotes([...shared, ...absent], [ANNA])[0]?.value).toBeNull()
  expect(compareVotes([...shared, vote('no', { yes: [1] })], [ANNA])[0]).toMatchObject({ value: 90, same: 9, different: 1 })
})

test('the percent has one decimal', () => {
  const votes = [...times(10, vote('yes', { yes: [1] })), ...times(5, vote('yes', { no: [1] }))]
  expect(compareVotes(votes, [ANNA])[0]?.value).toBe(66.7)
})

test('people without a vote in common are left out, and unknown numbers are ignored', () => {
  expect(compareVotes([vote('yes', { yes: [2, 77] })], [ANNA, BEAT])).toEqual([{ personId: 3, ...none, shared: 1, same: 1 }])
  expect(compareVotes([], [ANNA])).toEqual([])
})

// Fails when `lastVote` is removed.
test('a person with several numbers is counted once a vote', () => {
  const two = { id: 5, numbers: [1, 2] }
  const votes = [vote('yes', { yes: [1] }), vote('yes', { yes: [2] }), vote('yes', { yes: [1, 2] }), vote('yes', { no: [1], absent: [2] })]
  expect(compareVotes(votes, [two])).toEqual([{ personId: 5, ...none, shared: 4, same: 3, different: 1 }])
})

test('the highest percent comes first, those without one last, equal ones by id', () => {
  const people = [9, 4, 7, 2].map((id) => ({ id, numbers: [id] }))
  const votes = times(10, vote('yes', { yes: [9, 4], no: [7], absent: [2] }))
  expect(compareVotes(votes, people).map(({ personId, value }) => [personId, value])).toEqual([
    ...[4, 9].map((id) => [id, 100]),
    [7, 0],
    [2, null],
  ])
})

const PEOPLE = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, numbers: [2 * index, 2 * index + 1] }))
const anyVote = fc
  .tuple(fc.constantFrom('yes' as const, 'no' as const), fc.array(fc.constantFrom(...DECISIONS, null), { minLength: 6, maxLength: 6 }))
  .map(([decision, memberDecisions]) => ({ decision, memberDecisions }))

/** Each person decides under the first or second number, or not at all. */
function decided(
  { decision, memberDecisions }: { decision: UserDecision; memberDecisions: readonly (Decision | null)[] },
  index: number,
): DecidedVote {
  const of = (wanted: Decision) => memberDecisions.flatMap((given, person) => (given === wanted ? [2 * person + (index % 2)] : []))
  return { decision, numbers: Object.fromEntries(DECISIONS.map((kind) => [kind, of(kind)])) as Record<Decision, number[]> }
}

test('counts equal a plain count and add up to the votes of the person', () => {
  const holds = fc.property(fc.array(anyVote, { maxLength: 40 }), (votes) => {
    const found = new Map(compareVotes(votes.map(decided), PEOPLE).map((agreement) => [agreement.personId, agreement]))
    for (const [person, { id }] of PEOPLE.entries()) {
      const pairs = votes.flatMap(({ decision, memberDecisions }) =>
        memberDecisions[person] ? [{ decision, memberDecision: memberDecisions[person] }] : [],
      )
      const count = (fits: (pair: { decision: UserDecision; memberDecision: Decision }) => boolean) => pairs.filter(fits).length
      const same = count((pair) => pair.memberDecision === pair.decision)
      const shared = count((pair) => pair.memberDecision === 'yes' || pair.memberDecision === 'no')
      const others = Object.fromEntries(DECISIONS.slice(2).map((kind) => [kind, count((pair) => pair.memberDecision === kind)]))
      const agreement = found.get(id)
      if (pairs.length === 0) expect(agreement).toBeUndefined()
      else expect(agreement).toMatchObject({ same, different: shared - same, shared, ...others })
      expect(agreement?.value ?? null).toBe(shared < MIN_SHARED_VOTES ? null : Math.round((1000 * same) / shared) / 10)
    }
  })
  fc.assert(holds)
})

test('the opposite decisions have the complement of the percent', () => {
  const opposite = { yes: 'no', no: 'yes' } as const
  const holds = fc.property(fc.array(anyVote, { minLength: 10, maxLength: 30 }), (votes) => {
    const turned = votes.map((vote) => ({ ...vote, decision: opposite[vote.decision] }))
    const values = new Map(compareVotes(turned.map(decided), PEOPLE).map(({ personId, value }) => [personId, value]))
    for (const { personId, value } of compareVotes(votes.map(decided), PEOPLE)) {
      if (value !== null) expect((values.get(personId) ?? 0) + value).toBeCloseTo(100, 0)
    }
  })
  fc.assert(holds)
})
