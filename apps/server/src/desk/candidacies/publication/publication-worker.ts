import { RetryLaterError } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { withLease } from '../../../db/job-lease.ts'
import { type RegularWork, startRegularWork } from '../../../platform/regular-work.ts'
import { codeOf } from '../../../platform/start-error.ts'
import { isPublicationDue } from './publication-due.ts'
import { publishStatements } from './publish-statements.ts'

const POLL_MS = 10_000
/** So long after an import was in the way, or a failure, it is tried again. */
const AGAIN_MS = 30_000
/** An import holds the public data for minutes: the connection is not kept for it. */
const LOCK_WAIT = '1s'
/** SQLSTATE of a lock that was not free in time. */
const LOCKED = '55P03'

export interface PublicationWorkerOptions {
  readonly db: Database
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Publishes submitted statements as they become due, on one server for all of a database. */
export function startPublicationWorker({ db, now, onError }: PublicationWorkerOptions): RegularWork {
  return startRegularWork({
    ...{ everyMs: POLL_MS, restMs: AGAIN_MS, now },
    work: () => publishDue(db, now),
    onError: (error) => {
      if (!isLocked(error)) onError(error)
    },
  })
}

async function publishDue(db: Database, now: () => Date): Promise<void> {
  if (!(await isPublicationDue(db, now()))) return
  await withLease({ db, job: 'publication' }, (lease) =>
    lease.write(async (tx) => {
      await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(tx)
      // Another server may have done it a moment ago.
      if (await isPublicationDue(tx, now())) await publishStatements(tx, { now })
    }),
  )
}

function isLocked(error: unknown): boolean {
  return codeOf(error) === LOCKED || (error instanceof RetryLaterError && codeOf(error.cause) === LOCKED)
}
