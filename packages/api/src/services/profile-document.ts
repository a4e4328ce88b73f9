import type { ExportedElection, ExportedProfile } from '@plenara/contract'
import type { OpinionProfile } from '@plenara/domain'
import type { StoredResponse } from '../store.ts'
import type { ElectionData } from './election-data.ts'

type ExportedResponse = ExportedElection['responses'][number]

export function exportedResponse({ questionId, value, weight, answeredAt, only }: StoredResponse): ExportedResponse {
  return { questionId, value, weight, ...(answeredAt !== undefined && { at: answeredAt }), ...(only && { only: true as const }) }
}

export function storedResponse({ at, only, ...answer }: ExportedResponse): StoredResponse {
  return { ...answer, ...(at !== undefined && { answeredAt: at }), ...(only && { only }) }
}

/** Answers by opinion and time, so that the same content makes the same document. */
export function exportedProfile({ answers, off, held, apart, since }: OpinionProfile): ExportedProfile {
  return {
    answers: answers.map(({ opinionId: _, ...answer }) => answer).toSorted((a, b) => a.questionId - b.questionId || a.at - b.at),
    off: off.toSorted((a, b) => a - b),
    held: held.toSorted((a, b) => a - b),
    apart: apart.toSorted((a, b) => a.electionId - b.electionId || a.questionId - b.questionId),
    since,
  }
}

/** The id of an opinion is that of today's data. */
export function storedProfile({ answers, ...rest }: ExportedProfile, elections: ReadonlyMap<number, ElectionData>): OpinionProfile {
  const opinionOf = (electionId: number, questionId: number) => elections.get(electionId)?.questionsById.get(questionId)?.opinionId
  return {
    ...rest,
    answers: answers.map(({ until, ...answer }) => ({
      ...answer,
      opinionId: opinionOf(answer.electionId, answer.questionId) ?? answer.questionId,
      ...(until !== undefined && { until }),
    })),
  }
}
