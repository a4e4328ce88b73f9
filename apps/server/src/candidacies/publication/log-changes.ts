import { changedFields, type FieldChange, type StoredStatement } from '@plenara/domain'
import type { Database } from '../../db/database.ts'
import type { WaitingStatement } from './waiting-statements.ts'

interface LoggedField extends FieldChange {
  /** Of a correction. */
  readonly reason: string | null
}

/**
 * Writes into the public log what these statements say otherwise than what voters see, within the publication that shows them: what was submitted in between
 * and replaced again was never public. Each correction stands there by itself with its reason, also one that was accepted before voters came.
 */
export async function logChanges(tx: Database, waiting: readonly WaitingStatement[], at: Date): Promise<void> {
  for (const { candidacyId, candidateId, electionId, revision } of waiting) {
    const changes = await changesOf(tx, candidacyId, revision)
    const rows = changes.map(({ field, before, after, reason }) => ({
      ...{ candidateId, electionId, at, field, reason },
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    }))
    if (rows.length > 0) await tx.insertInto('statementChange').values(rows).execute()
  }
}

async function changesOf(tx: Database, candidacyId: number, revision: number): Promise<LoggedField[]> {
  const shown = await tx.selectFrom('publishedStatement').select('revision').where('candidacyId', '=', candidacyId).executeTakeFirst()
  const corrections = await tx
    .selectFrom('correction')
    .select(['revision', 'reason'])
    .where('candidacyId', '=', candidacyId)
    .where('revision', '>', shown?.revision ?? 0)
    .where('revision', '<=', revision)
    .orderBy('revision')
    .execute()
  const read = (number: number) => readRevision(tx, candidacyId, number)
  const changes: LoggedField[] = []
  let seen: StoredStatement | null = shown ? await read(shown.revision) : null
  for (const { revision: number, reason } of corrections) {
    const before = await read((number ?? 0) - 1)
    const after = await read(number ?? 0)
    if (seen) changes.push(...changed(seen, before, null))
    changes.push(...changed(before, after, reason))
    seen = after
  }
  return seen ? [...changes, ...changed(seen, await read(revision), null)] : changes
}

function changed(former: StoredStatement, later: StoredStatement, reason: string | null): LoggedField[] {
  return changedFields(former, later).map((change) => ({ ...change, reason }))
}

function readRevision(tx: Database, candidacyId: number, number: number): Promise<StoredStatement> {
  return tx
    .selectFrom('statementRevision')
    .select(['answers', 'content'])
    .where('candidacyId', '=', candidacyId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}
