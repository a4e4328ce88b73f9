import type { Carrying, Election, Question } from '@plenara/contract'
import { endOfElectionDay } from '@plenara/domain/elections'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import type { OpinionPlace } from './local-opinions.ts'

/** An answer that was given in one election. */
export interface GivenAnswer {
  readonly questionId: number
  readonly opinionId?: number | undefined
  readonly only?: boolean | undefined
}

/** The question of another election that an answer counts for too, as far as this device knows it; null where it does not. */
export function carriedTo({ id, eid }: OpinionPlace, { questionId, opinionId = questionId, only }: GivenAnswer): number | null {
  if (only || !isOpen({ id, eid })) return null
  const carrying = queryClient.getQueryData<Carrying>(queryKey('getCarrying', { params: { id, eid } }))
  if (carrying?.on === false) return null
  return knownQuestions(eid).find((one) => one.opinionId === opinionId)?.id ?? null
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
