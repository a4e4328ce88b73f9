import type { ModerationCount, NewReport } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Services } from '../handler.ts'
import type { Catalogue } from '../store.ts'
import { candidateOf, loadElection } from './election-data.ts'

interface Place {
  readonly eid: number
  readonly cid: number
}

/**
 * Takes a report of what a candidate published themselves; `address` is the caller's, for limits alone. Throws `election_not_found`, `candidate_not_found`,
 * `not_found` where they do not say it, `too_many_attempts`.
 */
export async function reportStatement(
  { catalogue, takeReport }: Services,
  { eid, cid }: Place,
  report: NewReport,
  address: string,
): Promise<Record<string, never>> {
  const { id, statement } = candidateOf(await loadElection(catalogue, eid), cid)
  if (!statement || !takeReport) throw new DomainError('not_found')
  await takeReport({ ...report, candidateId: id }, address)
  return {}
}

/** How often statements of an election were reported and held back, by reason. Throws `election_not_found`. */
export async function getModerationCounts(catalogue: Catalogue, electionId: number): Promise<ModerationCount[]> {
  await loadElection(catalogue, electionId)
  return [...((await catalogue.moderationCounts?.(electionId)) ?? [])]
}
