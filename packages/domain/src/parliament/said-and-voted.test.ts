import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerForVote, compareSaidAndVoted } from './said-and-voted.ts'

// Fails when `yesMeans` is left out, or a "rather no" counts as the middle.
test.each([
  [100, 'yes', 'agree', 'agrees'],
  [75, 'yes', 'agree', 'agrees'],
  [67, 'no', 'agree', 'contradicts'],
  [33, 'no', 'agree', 'agrees'],
  [25, 'yes', 'agree', 'contradicts'],
  [0, 'yes', 'disagree', 'agrees'],
  [17, 'no', 'disagree', 'contradicts'],
  [100, 'no', 'disagree', 'agrees'],
  [83, 'yes', 'disagree', 'contradicts'],
] as const)('the answer %i and a %s, where a yes means to %s: %s', (answer, decision, yesMeans, outcome) => {
  expect(compareSaidAndVoted({ answer, decision, yesMeans })).toBe(outcome)
})

const decisions = ['yes', 'no', 'abstain', 'absent', 'excused', 'president'] as const

// Fails when the middle counts for a side.
test('the middle of a scale and no reply take no side, whatever was voted', () => {
  for (const decision of decisions) {
    for (const answer of [50, null]) {
      for (const yesMeans of ['agree', 'disagree'] as const) {
        expect(compareSaidAndVoted({ answer, decision, yesMeans })).toBe('no-clear-answer')
      }
    }
  }
})

test.each([
  ['abstain', 'abstained'],
  ['absent', 'did-not-vote'],
  ['excused', 'did-not-vote'],
  ['president', 'did-not-vote'],
] as const)('%s is %s, never a contradiction', (decision, outcome) => {
  expect(compareSaidAndVoted({ answer: 100, decision, yesMeans: 'agree' })).toBe(outcome)
})

test('the result is symmetric: answer, vote and mapping may all be inverted', () => {
  const holds = fc.property(
    fc.constantFrom(0, 17, 25, 33, 50, 67, 75, 83, 100, null),
    fc.constantFrom(...decisions),
    fc.constantFrom('agree' as const, 'disagree' as const),
    (answer, decision, yesMeans) => {
      const outcome = compareSaidAndVoted({ answer, decision, yesMeans })
      const otherSide = yesMeans === 'agree' ? 'disagree' : 'agree'
      const otherAnswer = answer === null ? null : 100 - answer
      const otherDecision = decision === 'yes' ? 'no' : decision === 'no' ? 'yes' : decision
      expect(compareSaidAndVoted({ answer: otherAnswer, decision, yesMeans: otherSide })).toBe(outcome)
      expect(compareSaidAndVoted({ answer: otherAnswer, decision: otherDecision, yesMeans })).toBe(outcome)
    },
  )
  fc.assert(holds)
})

const answerOf = (electionDate: string, value: number | null) => ({ electionDate, value })

// Fails when the latest answer counts although it came after the vote.
test.each([
  ['the last one before the vote', [answerOf('2019-10-20', 0), answerOf('2023-10-22', 25), answerOf('2027-10-24', 100)], 25],
  ['that of the day itself', [answerOf('2023-10-22', 25), answerOf('2026-09-18', 75)], 75],
  ['the first one after it, where there is none before', [answerOf('2031-10-26', 0), answerOf('2027-10-24', 100)], 100],
  ['no reply, where that came last', [answerOf('2019-10-20', 0), answerOf('2023-10-22', null)], null],
  ['one of two that are the same', [answerOf('2023-10-22', 25), answerOf('2023-10-22', 25)], 25],
])('a vote is compared with %s', (_, answers, value) => {
  expect(answerForVote(answers, '2026-09-18')?.value).toBe(value)
  expect(answerForVote(answers.toReversed(), '2026-09-18')?.value).toBe(value)
})

test('different answers on one day give no answer to compare', () => {
  expect(answerForVote([answerOf('2023-10-22', 25), answerOf('2023-10-22', 0)], '2026-09-18')).toBeNull()
  expect(answerForVote([answerOf('2023-10-22', 25), answerOf('2023-10-22', null)], '2026-09-18')).toBeNull()
  expect(answerForVote([], '2026-09-18')).toBeNull()
})
