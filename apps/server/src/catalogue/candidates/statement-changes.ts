import type { FieldContent, StatementChangeSnapshot } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import { readHeldInLog } from './held-texts.ts'

/** Who of an election has changed a public statement. */
export async function readChanged(db: Database, electionId: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('statementChange').select('candidateId').distinct().where('electionId', '=', electionId).execute()
  return new Set(rows.map(({ candidateId }) => candidateId))
}

/**
 * What a candidate changed of a public statement, the newest first; what became public together in the order of its fields. Texts that are held back are not
 * in it, also after the statement was withdrawn.
 */
export async function readChangesOf(db: Database, candidateId: number): Promise<StatementChangeSnapshot[]> {
  const rows = await db
    .selectFrom('statementChange')
    .select(['at', 'field', 'before', 'after', 'reason'])
    .where('candidateId', '=', candidateId)
    .orderBy('at', 'desc')
    .orderBy('changeId')
    .execute()
  const read = await readHeldInLog(db, candidateId)
  return rows.map(({ reason, ...change }) => {
    const { before, after, held } = read(change)
    return {
      ...{ on: zurichDay(change.at.getTime()), field: change.field, reason },
      before: before as FieldContent,
      after: after as FieldContent,
      ...(held && { held }),
    }
  })
}
