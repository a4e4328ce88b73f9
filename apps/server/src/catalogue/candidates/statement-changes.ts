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
  const isHeld = await readHeldInLog(db, candidateId)
  return rows.map(({ at, field, before, after, reason }) => {
    const held = [...(isHeld(field, before, at) ? (['before'] as const) : []), ...(isHeld(field, after, at) ? (['after'] as const) : [])]
    return {
      ...{ on: zurichDay(at.getTime()), field, reason },
      before: held.includes('before') ? null : (before as FieldContent),
      after: held.includes('after') ? null : (after as FieldContent),
      ...(held.length > 0 && { held }),
    }
  })
}
