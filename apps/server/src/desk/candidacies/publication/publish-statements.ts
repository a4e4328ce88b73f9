import { sql } from 'kysely'
import { lockCatalogue, raiseVersion } from '../../../catalogue/change/change-catalogue.ts'
import type { Database } from '../../../db/database.ts'
import { prunePortraits } from '../portrait/prune-portraits.ts'
import { applyHolds, readWaitingHolds } from './apply-holds.ts'
import { logChanges } from './log-changes.ts'
import { removeWithdrawn } from './remove-withdrawn.ts'
import { readWaiting } from './waiting-statements.ts'

export interface Publishing {
  readonly now: () => Date
  /** Publishes those of one election; absent: of all. */
  readonly electionId?: number
}

export interface Published {
  readonly statements: number
  /** How many left, because their people have withdrawn. */
  readonly withdrawn: number
  /** Of how many voters see more or less, because operators decided so. */
  readonly moderated: number
  readonly electionIds: readonly number[]
  /** Of the public data from now on. */
  readonly dataVersion: number
}

/**
 * Shows voters what was submitted since the last time, and no longer what was withdrawn or is held back: all of it at once, because each version of the public data makes every answer and page anew in all
 * processes. Stands in a transaction, and waits for imports. Null where nothing of that changes for voters, and then the data keep their version.
 */
export async function publishStatements(tx: Database, { now, electionId }: Publishing): Promise<Published | null> {
  await lockCatalogue(tx)
  const left = await removeWithdrawn(tx, { electionId })
  const waiting = await readWaiting(tx, { now: now(), electionId })
  const holds = await readWaitingHolds(tx, { electionId })
  if (waiting.length + left.length + holds.length === 0) return null
  // After what was read: the log has it masked where its field was held back before it was submitted, be it while an import was waited for.
  const at = now()
  await logChanges(tx, waiting, at)
  const electionIds = [...new Set([...left, ...holds, ...waiting.map((one) => one.electionId)])].toSorted((a, b) => a - b)
  const dataVersion = await raiseVersion(tx, false)
  const { id } = await tx
    .insertInto('publication')
    .values({ at, versionAfter: dataVersion, electionIds, statements: waiting.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into published_statement (candidacy_id, candidate_id, election_id, revision, publication_id)
    select *, ${id}::integer from unnest(${waiting.map((one) => one.candidacyId)}::bigint[], ${waiting.map((one) => one.candidateId)}::integer[],
      ${waiting.map((one) => one.electionId)}::integer[], ${waiting.map((one) => one.revision)}::integer[])
    on conflict (candidacy_id) do update set revision = excluded.revision, publication_id = excluded.publication_id`.execute(tx)
  const moderated = await applyHolds(tx, { electionId })
  await prunePortraits(
    tx,
    waiting.map((one) => one.candidacyId),
  )
  return { statements: waiting.length, withdrawn: left.length, moderated, electionIds, dataVersion }
}
