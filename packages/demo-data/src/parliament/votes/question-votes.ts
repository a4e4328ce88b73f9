import type { QuestionVoteRecord } from '@plenara/contract'
import { FEDERAL_QUESTIONNAIRE } from '../../elections/federal.ts'
import type { HeldVote } from './parliament-votes.ts'
import type { StepKind } from './step.ts'

type Reviewed = readonly [question: string, yesMeans: QuestionVoteRecord['yesMeans']]

/**
 * Questions whose affair wants what the question asks, read side by side in four languages. Left out: postulates and parliamentary initiatives, whose
 * votes decide on a report or on a first step only, and affairs that are a part of what is asked (`eu-agreements`, `trade-agreements`, `tuition-fees`) or
 * something milder (`ai-rules`).
 */
const REVIEWED: readonly Reviewed[] = [
  // Social affairs and health
  ['retirement-age', 'agree'],
  ['pension-vat', 'agree'],
  ['public-insurer', 'agree'],
  ['premium-ceiling', 'agree'],
  ['older-employees', 'agree'],
  ['higher-deductible', 'agree'],
  ['childcare', 'agree'],
  // Society and security
  ['immigration-quota', 'agree'],
  ['work-for-asylum-seekers', 'agree'],
  ['family-reunion', 'agree'],
  ['cannabis', 'agree'],
  ['assisted-dying', 'agree'],
  ['egg-donation', 'agree'],
  ['cameras', 'agree'],
  ['service-for-all', 'agree'],
  ['arms-export', 'agree'],
  ['phones-at-school', 'agree'],
  ['tougher-sentences', 'agree'],
  ['defence-partners', 'agree'],
  // Economy and finance
  ['debt-rule', 'agree'],
  ['public-staff', 'agree'],
  ['minimum-wage', 'agree'],
  ['sunday-shopping', 'agree'],
  ['food-tariffs', 'agree'],
  ['advertising-limits', 'agree'],
  ['media-support', 'agree'],
  ['sanctions', 'agree'],
  // Environment, transport and democracy
  ['solar-roofs', 'agree'],
  ['fuel-levy', 'agree'],
  ['nuclear-power', 'agree'],
  ['space-for-nature', 'agree'],
  ['crop-protection', 'agree'],
  ['motorway-lanes', 'agree'],
  ['flight-levy', 'agree'],
  ['free-youth-travel', 'agree'],
  ['speed-30', 'agree'],
  ['voting-age', 'agree'],
  ['climate-help-abroad', 'agree'],
]
const REVIEW = { reviewedBy: 'Plenara', reviewedOn: '2026-11-21' } as const
/** What decides an affair in a council; where a bill never came to its final vote, the vote on the whole does. */
const DECIDING: readonly StepKind[] = ['motion', 'final', 'whole']

/** Which question of the federal elections asks what a vote decided, one vote of each council. */
export function questionVotes(held: readonly HeldVote[]): QuestionVoteRecord[] {
  return REVIEWED.flatMap(([question, yesMeans]) => {
    const ofAffair = held.filter(({ plan }) => plan.matter.question === question)
    return (['national-council', 'council-of-states'] as const).flatMap((chamber) => {
      const votes = DECIDING.flatMap((kind) => ofAffair.find(({ step }) => step.kind === kind && step.chamber === chamber) ?? [])
      return votes.slice(0, 1).map(({ plan, record }) => ({
        ...{ questionnaireKey: FEDERAL_QUESTIONNAIRE, questionKey: plan.matter.questionKey, voteKey: record.key, yesMeans },
        ...REVIEW,
      }))
    })
  })
}
