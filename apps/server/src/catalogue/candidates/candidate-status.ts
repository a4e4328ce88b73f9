import type { Standing } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { changeCatalogue } from '../change/change-catalogue.ts'

export interface StatusChange {
  readonly candidateId: number
  /** Null: stands as before. */
  readonly status: Standing | null
  /** Since when, a day. */
  readonly day: string
}

/** Says of a candidate that they withdrew, died or were annulled, as a logged change that can be undone. Throws `StartError` if there is no such candidate. */
export function setCandidateStatus(db: Database, { candidateId, status, day }: StatusChange) {
  const origin = { format: 'correction', source: `candidate ${candidateId} ${status ?? 'reinstated'}`, keepsSources: true } as const
  return changeCatalogue(db, origin, async (tx) => {
    const row = await tx.selectFrom('candidate').select('electionId').where('id', '=', candidateId).executeTakeFirst()
    if (!row) throw new StartError(`There is no candidate ${candidateId}`)
    const result =
      status === null
        ? await sql`delete from candidate_status where candidate_id = ${candidateId}`.execute(tx)
        : await sql`
            insert into candidate_status as s (candidate_id, election_id, status, on_day) values (${candidateId}, ${row.electionId}, ${status}, ${day})
            on conflict (candidate_id) do update set status = excluded.status, on_day = excluded.on_day
            where (s.status, s.on_day) is distinct from (excluded.status, excluded.on_day)`.execute(tx)
    return { changed: Number(result.numAffectedRows ?? 0) > 0, counts: { candidates: 1 } }
  })
}

/** By candidate; who stands as usual is missing. */
export async function readStatuses(db: QueryExecutorProvider, electionId: number): Promise<Map<number, Standing>> {
  const { rows } = await sql<{ id: number; status: Standing }>`
    select candidate_id as id, status from candidate_status where election_id = ${electionId}`.execute(db)
  return new Map(rows.map(({ id, status }) => [id, status]))
}
