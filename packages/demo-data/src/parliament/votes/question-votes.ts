import type { QuestionVoteRecord } from '@plenara/contract'
import reviewed from '../../../data/votes/question-votes.json' with { type: 'json' }
import { FEDERAL_QUESTIONNAIRE } from '../../elections/federal.ts'
import type { HeldVote } from './parliament-votes.ts'
import type { StepKind } from './step.ts'

/**
 * Questions whose affair wants what the question asks, read side by side in four languages. Left out: postulates and parliamentary initiatives, whose
 * votes decide on a report or on a first step only, and affairs that are a part of what is asked (`eu-agreements`, `trade-agreements`, `tuition-fees`) or
 * something milder (`ai-rules`).
 */
const { agree: AGREE, ...REVIEW } = reviewed
/** What decides an affair in a council; where a bill never came to its final vote, the vote on the whole does. */
const DECIDING: readonly StepKind[] = ['motion', 'final', 'whole']

/** Which question of the federal elections asks what a vote decided, one vote of each council. */
export function questionVotes(held: readonly HeldVote[]): QuestionVoteRecord[] {
  return AGREE.flatMap((question) => {
    const ofAffair = held.filter(({ plan }) => plan.matter.question === question)
    return (['national-council', 'council-of-states'] as const).flatMap((chamber) => {
      const votes = DECIDING.flatMap((kind) => ofAffair.find(({ step }) => step.kind === kind && step.chamber === chamber) ?? [])
      return votes.slice(0, 1).map(({ plan, record }) => ({
        ...{ questionnaireKey: FEDERAL_QUESTIONNAIRE, questionKey: plan.matter.questionKey, voteKey: record.key, yesMeans: 'agree' },
        ...REVIEW,
      }))
    })
  })
}
