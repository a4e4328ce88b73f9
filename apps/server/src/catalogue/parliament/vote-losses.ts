import type { PeopleVoteRecord, PeopleVoteResult } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { isInvented } from '../sides.ts'
import type { StoredLoss } from '../plan/stored-losses.ts'

/** A correction moves a few ballots; a file of which a part is missing moves many. */
const LEAST_SHARE_OF_BALLOTS = 0.95

/** What final results of people's votes would lose by an import: that they are final, their outcome, many ballots, or cantons. */
export async function voteLossesOf(tx: QueryExecutorProvider, votes: readonly PeopleVoteRecord[]): Promise<StoredLoss[]> {
  const told = votes.flatMap(({ key, result }) => (result ? [{ key, result }] : []))
  if (told.length === 0) return []
  const { rows } = await sql<{ key: string; result: PeopleVoteResult }>`
    select v.key, v.record -> 'result' as result from vote v
    where v.key = any(${told.map(({ key }) => key)}::text[]) and (v.record -> 'result' ->> 'final')::boolean and not ${isInvented('v')}`.execute(
    tx,
  )
  const stored = new Map(rows.map(({ key, result }) => [key, result]))
  return told.flatMap(({ key, result }) => {
    const before = stored.get(key)
    return before ? lossesOf(before, result).map(({ loss, reason }) => ({ loss, reason: `${key}: ${reason}` })) : []
  })
}

function lossesOf(before: PeopleVoteResult, next: PeopleVoteResult): StoredLoss[] {
  const [was, is] = [before.national.valid, next.national.valid]
  return [
    ...(next.final ? [] : [{ loss: 'final' as const, reason: 'the result is no longer final' }]),
    ...(before.accepted !== null && next.accepted !== before.accepted
      ? [{ loss: 'outcome' as const, reason: `${word(before.accepted)} before, ${word(next.accepted)} now` }]
      : []),
    ...(was !== null && is !== null && is < was * LEAST_SHARE_OF_BALLOTS
      ? [{ loss: 'votes' as const, reason: `${is} valid ballots, ${was} before` }]
      : []),
    ...(next.cantons.length < before.cantons.length
      ? [{ loss: 'areas' as const, reason: `${next.cantons.length} cantons, ${before.cantons.length} before` }]
      : []),
  ]
}

function word(accepted: boolean | null): string {
  if (accepted === null) return 'undecided'
  return accepted ? 'accepted' : 'rejected'
}
