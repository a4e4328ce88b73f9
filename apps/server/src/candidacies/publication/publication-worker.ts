import { RetryLaterError } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { withLease } from '../../db/job-lease.ts'
import { codeOf } from '../../start-error.ts'
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

export interface PublicationWorker {
  /** Publishes what is due now; one run at a time. */
  run(): Promise<void>
  /** Stops after what is being published. */
  stop(): Promise<void>
}

/** Publishes submitted statements as they become due, on one server for all of a database. */
export function startPublicationWorker({ db, now, onError }: PublicationWorkerOptions): PublicationWorker {
  let running: Promise<void> | null = null
  let pausedUntil = 0
  const publish = async () => {
    if (now().getTime() < pausedUntil) return
    try {
      await publishDue(db, now)
    } catch (error) {
      pausedUntil = now().getTime() + AGAIN_MS
      if (!isLocked(error)) onError(error)
    }
  }
  const run = () => {
    running ??= publish().finally(() => {
      running = null
    })
    return running
  }
  const timer = setInterval(() => void run(), POLL_MS)
  timer.unref()
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

async function publishDue(db: Database, now: () => Date): Promise<void> {
  if (!(await isPublicationDue(db, now()))) return
  await withLease({ db, job: 'publication' }, (lease) =>
    lease.write(async (tx) => {
      await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(tx)
      // Another server may have done it a moment ago.
      if (await isPublicationDue(tx, now())) await publishStatements(tx, { now: now() })
    }),
  )
}

function isLocked(error: unknown): boolean {
  return codeOf(error) === LOCKED || (error instanceof RetryLaterError && codeOf(error.cause) === LOCKED)
}
