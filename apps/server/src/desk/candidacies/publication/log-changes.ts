import { changedFields, type FieldChange, type StoredStatement } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { WaitingStatement } from './waiting-statements.ts'

interface LoggedField extends FieldChange {
  /** Of a correction. */
  readonly reason: string | null
}

type Waiting = Pick<WaitingStatement, 'candidacyId'>

/** How voters come from one statement of a person to the next. */
interface Step extends Waiting {
  /** The number of what they see until now; null: nothing. */
  readonly shown: number | null
  /** What was accepted since, in the order of its numbers. */
  readonly corrections: readonly { readonly revision: number; readonly reason: string }[]
}

/**
 * Writes into the public log what these statements say otherwise than what voters see, within the publication that shows them: what was submitted in between
 * and replaced again was never public. Each correction stands there by itself with its reason, also one that was accepted before voters came.
 */
export async function logChanges(tx: Database, waiting: readonly WaitingStatement[], at: Date): Promise<void> {
  const steps = await readSteps(tx, waiting)
  for (const { candidateId, electionId, revision, ...step } of steps) {
    const changes = await changesOf(tx, step, await readRevision(tx, step.candidacyId, revision))
    const rows = changes.map(({ field, before, after, reason }) => ({
      ...{ candidateId, electionId, at, field, reason },
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    }))
    if (rows.length > 0) await tx.insertInto('statementChange').values(rows).execute()
  }
}

/** What the next publication would write into the public log, were this the statement that it shows; nothing is written. */
export async function changesWith(db: Database, candidacyId: number, statement: StoredStatement): Promise<LoggedField[]> {
  const [step] = await readSteps(db, [{ candidacyId }])
  return step ? changesOf(db, step, statement) : []
}

/** Of those alone of whom something is public, or was corrected: the first publication of a contest has thousands who are neither. */
async function readSteps<One extends Waiting>(tx: Database, waiting: readonly One[]): Promise<(One & Step)[]> {
  const waits = sql<boolean>`candidacy_id = any(${waiting.map(({ candidacyId }) => candidacyId)}::bigint[])`
  const published = await tx.selectFrom('publishedStatement').select(['candidacyId', 'revision']).where(waits).execute()
  const accepted = await tx
    .selectFrom('correction')
    .select(['candidacyId', 'revision', 'reason'])
    .where(waits)
    .where('revision', 'is not', null)
    .orderBy('revision')
    .execute()
  const shownOf = new Map(published.map(({ candidacyId, revision }) => [candidacyId, revision]))
  return waiting.flatMap((one) => {
    const shown = shownOf.get(one.candidacyId) ?? null
    const corrections = accepted.flatMap(({ candidacyId, revision, reason }) =>
      candidacyId === one.candidacyId && revision !== null && revision > (shown ?? 0) ? [{ revision, reason }] : [],
    )
    return shown === null && corrections.length === 0 ? [] : [{ ...one, shown, corrections }]
  })
}

async function changesOf(tx: Database, { candidacyId, shown, corrections }: Step, last: StoredStatement): Promise<LoggedField[]> {
  const read = (number: number) => readRevision(tx, candidacyId, number)
  const changes: LoggedField[] = []
  let seen: StoredStatement | null = shown === null ? null : await read(shown)
  for (const { revision: number, reason } of corrections) {
    const [before, after] = [await read(number - 1), await read(number)]
    if (seen) changes.push(...changed(seen, before, null))
    changes.push(...changed(before, after, reason))
    seen = after
  }
  return seen ? [...changes, ...changed(seen, last, null)] : changes
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
