import type { Carrying, Election, Question } from '@plenara/contract'
import { endOfElectionDay } from '@plenara/domain/elections'
import { isOnScale } from '@plenara/domain/journey'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import type { OpinionPlace } from './local-opinions.ts'

/** An answer that was given in one election. */
export interface GivenAnswer {
  readonly questionId: number
  readonly opinionId?: number | undefined
  readonly only?: boolean | undefined
  readonly value: number | null
}

/** The question of another election that an answer counts for too; null where it counts there for none, and where this device does not know that it does. */
export function carriedTo({ id, eid }: OpinionPlace, { questionId, opinionId = questionId, only, value }: GivenAnswer): number | null {
  if (only || !isOpen({ id, eid })) return null
  const carrying = queryClient.getQueryData<Carrying>(queryKey('getCarrying', { params: { id, eid } }))
  const question = knownQuestions(eid).find((one) => one.opinionId === opinionId)
  if (!carrying?.on || !question || carrying.apart?.includes(question.id)) return null
  return isOnScale(question.type, value) ? question.id : null
}

/** The questions of an election in any language that was asked for. */
export function knownQuestions(eid: number): readonly Question[] {
  const known = queryClient.getQueriesData<Question[]>({ queryKey: ['getQuestions', { eid }] })
  return known.flatMap(([, questions]) => (questions ? [questions] : []))[0] ?? []
}

function isOpen({ id, eid }: OpinionPlace): boolean {
  const known = queryClient.getQueriesData<Election[]>({ queryKey: ['getUserElections', { id }] })
  const election = known.flatMap(([, elections]) => elections ?? []).find((one) => one.id === eid)
  return election !== undefined && Date.now() < endOfElectionDay(election.electionDate)
}
