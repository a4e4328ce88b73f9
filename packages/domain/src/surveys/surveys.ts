import type { Survey } from '@plenara/contract'
import { JOURNEY_STEPS, type JourneyStep } from '../journey/achievements.ts'
import { parseSurveyTime } from './survey-time.ts'

export interface SurveyReader {
  /** Null if the user has none: only surveys for every canton are meant then. */
  readonly cantonId: number | null
  readonly constituencyId: number | null
  /** The steps of the journey that are done in the active election. */
  readonly doneSteps: readonly JourneyStep[]
  readonly now: Date
}

/**
 * The feedback survey to show [SURVEY-1]: within its window (both ends included), for the user's canton and constituency, with the step of the
 * journey that it requires done; of several the one with the highest priority, then the one with the lowest id. Null if there is none.
 * Records without a form are notifications only.
 */
export function activeSurvey<S extends Survey>(surveys: readonly S[], reader: SurveyReader): (S & { readonly url: string }) | null {
  const active = surveys.filter((survey): survey is S & { readonly url: string } => survey.url !== null && isActive(survey, reader))
  return active.toSorted((a, b) => b.priority - a.priority || a.id - b.id)[0] ?? null
}

function isActive(survey: Survey, { cantonId, constituencyId, doneSteps, now }: SurveyReader): boolean {
  if (!isAmong(cantonId, survey.cantons) || !isAmong(constituencyId, survey.constituencies)) return false
  return isWithin(survey, now) && isStepDone(survey.userJourneyStepId, doneSteps)
}

function isWithin(survey: Survey, now: Date): boolean {
  const from = parseSurveyTime(survey.from)
  const to = parseSurveyTime(survey.to)
  return from !== null && to !== null && from <= now && now <= to
}

/** The steps are numbered from 1 in their order. An unknown step is never done. */
function isStepDone(stepId: number | null, doneSteps: readonly JourneyStep[]): boolean {
  if (stepId === null) return true
  const step = JOURNEY_STEPS[stepId - 1]
  return step !== undefined && doneSteps.includes(step)
}

/** Whether a canton or constituency is among the targeted ones; null targets all. */
export function isAmong(placeId: number | null, placeIds: readonly number[] | null): boolean {
  return placeIds === null || (placeId !== null && placeIds.includes(placeId))
}
