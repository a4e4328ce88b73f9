import type { FieldContent, StatementChangeSnapshot } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import type { Database } from '../../db/database.ts'

/** Who of an election has changed a public statement. */
export async function readChanged(db: Database, electionId: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('statementChange').select('candidateId').distinct().where('electionId', '=', electionId).execute()
  return new Set(rows.map(({ candidateId }) => candidateId))
}

/** What a candidate changed of a public statement, the newest first; what became public together in the order of its fields. */
export async function readChangesOf(db: Database, candidateId: number): Promise<StatementChangeSnapshot[]> {
  const rows = await db
    .selectFrom('statementChange')
    .select(['at', 'field', 'before', 'after', 'reason'])
    .where('candidateId', '=', candidateId)
    .orderBy('at', 'desc')
    .orderBy('changeId')
    .execute()
  return rows.map(({ at, field, before, after, reason }) => ({
    ...{ on: zurichDay(at.getTime()), field, reason },
    before: before as FieldContent,
    after: after as FieldContent,
  }))
}
