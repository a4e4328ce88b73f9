import type { ImportLoss, ResultSnapshot } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { RESULT } from '../write/ballot-tables.ts'
import { withSource } from '../change/change-catalogue.ts'
import { changedFacts } from '../change/changed-facts.ts'
import { upsertRows } from '../write/rows.ts'

/**
 * Puts the draft of an election in the place of its published result, or shows a withdrawn one again. A change of a final result is a
 * correction and says so. Returns how many rows changed that readers see.
 */
export async function publishDraft(tx: Database, electionId: number): Promise<number> {
  const draft = await tx.selectFrom('resultDraft').selectAll().where('electionId', '=', electionId).executeTakeFirst()
  const former = await tx.selectFrom('electionResult').selectAll().where('electionId', '=', electionId).executeTakeFirst()
  let changed = 0
  if (draft) {
    const correction = former?.final ? await correctionOf(tx, former, draft) : null
    const { sourceId, ...result } = draft
    changed += await withSource(tx, sourceId, () => upsertRows(tx, RESULT, [{ ...result, correction: correction ?? null }]))
    await tx.deleteFrom('resultDraft').where('electionId', '=', electionId).execute()
  }
  const shown = await sql`
    update election set results_public = true, result_withdrawn = null
    where id = ${electionId} and (not results_public or result_withdrawn is not null)`.execute(tx)
  return changed + Number(shown.numAffectedRows ?? 0)
}

async function correctionOf(tx: Database, former: ResultSnapshot, next: ResultSnapshot): Promise<ResultSnapshot['correction']> {
  const facts = changedFacts(former, next).length
  if (facts === 0) return former.correction ?? null
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx)
  return { on: zurichDay(rows[0]?.now.getTime() ?? 0), facts }
}

/** What a result has less of than the published one before it. */
export interface ResultLoss {
  readonly loss: ImportLoss
  readonly reason: string
}

/** Deliveries of an election night replace each other in order: why `next` would be a step back. */
export function stepsBack(former: ResultSnapshot | undefined, next: ResultSnapshot): ResultLoss[] {
  if (!former) return []
  const [before, now] = [former.areas?.counted ?? null, next.areas?.counted ?? null]
  return [
    ...(former.asOf && next.asOf && next.asOf < former.asOf
      ? [{ loss: 'older' as const, reason: `the result of ${next.asOf} is older than the published one of ${former.asOf}` }]
      : []),
    ...(before !== null && now !== null && now < before
      ? [{ loss: 'areas' as const, reason: `${now} areas are counted, ${before} in the published result` }]
      : []),
    ...(former.final && !next.final ? [{ loss: 'final' as const, reason: 'the published result is final, this one is not' }] : []),
  ]
}
