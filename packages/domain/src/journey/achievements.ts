import type { Match } from '@plenara/contract'
import { groupCandidates } from '../people/ranking.ts'
import { isShortAnswered } from './questionnaire.ts'

/** The steps of the voter's journey in their order. */
export const JOURNEY_STEPS = ['profile', 'evaluate', 'favorites', 'lists', 'dream-teams'] as const
export type JourneyStep = (typeof JOURNEY_STEPS)[number]

/** `next`: the first step to do; `open`: may be done too; `locked`: the step before is not done yet. */
export interface JourneyEntry {
  readonly step: JourneyStep
  readonly state: 'done' | 'next' | 'open' | 'locked'
}

export interface JourneyFacts {
  /** The polls of the election are closed. */
  readonly isOver?: boolean
  /** Empty where the election has no questionnaire. */
  readonly questions: readonly { readonly id: number; readonly isShort: boolean }[]
  readonly responses: readonly { readonly questionId: number }[]
  readonly candidateIds: readonly number[]
  readonly matches: readonly Match[]
  /** The progression entry of the match step says completed. */
  readonly evaluationDone?: boolean
  /** The progression entry of the ranking says completed. */
  readonly rankingDone: boolean
  /** The id of the followed list, 0 for none. */
  readonly choice: number
}

function isEvaluated({ evaluationDone, candidateIds, matches }: JourneyFacts): boolean {
  if (evaluationDone) return true
  // With fewer ratings than candidates some are unrated, so that the costly grouping is not needed.
  if (candidateIds.length === 0 || matches.length < candidateIds.length) return false
  return groupCandidates(matches, candidateIds).available.length === 0
}

/**
 * The five steps of an election with their states [ACHIEVE-1 to ACHIEVE-4]. A completed step stays open even if an earlier one is not. An election
 * that is over, or that has no questionnaire, locks nothing; after the polls no step is the next one to do.
 */
export function journey(facts: JourneyFacts): JourneyEntry[] {
  const hasDreamTeam = facts.choice > 0
  const isFree = facts.isOver || facts.questions.length === 0
  const done: Readonly<Record<JourneyStep, boolean>> = {
    profile: isShortAnswered(facts.questions, facts.responses),
    evaluate: isEvaluated(facts),
    favorites: facts.rankingDone,
    lists: hasDreamTeam,
    'dream-teams': hasDreamTeam,
  }
  const isOpen = (step: JourneyStep) => {
    const previous = unlockedBy(step)
    return !done[step] && (isFree || previous === null || done[previous])
  }
  const next = facts.isOver ? undefined : JOURNEY_STEPS.find(isOpen)
  return JOURNEY_STEPS.map((step) => {
    if (done[step]) return { step, state: 'done' }
    if (step === next) return { step, state: 'next' }
    return { step, state: isOpen(step) ? 'open' : 'locked' }
  })
}

/** The step whose completion unlocks this one; null for the first. */
export function unlockedBy(step: JourneyStep): JourneyStep | null {
  return JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) - 1] ?? null
}

/** Whether the step may be entered. */
export function isUnlocked(entries: readonly JourneyEntry[], step: JourneyStep): boolean {
  return entries.some((entry) => entry.step === step && entry.state !== 'locked')
}
