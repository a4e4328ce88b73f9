import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { StartError } from '../platform/start-error.ts'
import type { Database } from './database.ts'

/** So long after its last renewal a lease is free, whatever became of its holder. */
const LEASE_MS = 60_000
const RENEW_MS = LEASE_MS / 3

/** What one process at a time does for all servers of a database. */
export type Job = 'clean-up' | 'fetching' | 'forgetting' | 'publication' | 'waves'

export interface LeaseOptions {
  readonly db: Database
  readonly job: Job
  /** Ends the work from outside, e.g. at a stop. */
  readonly signal?: AbortSignal
  /** For so long after the work was done nobody does it again. */
  readonly restMs?: number
  readonly renewMs?: number
}

export interface Lease {
  /** Aborted once another process has the lease, or by the signal of the options. */
  readonly signal: AbortSignal
  /** Stands first in each transaction that writes: until it ends, no other process gets the lease. Throws `LeaseLost` where one has it. */
  check(tx: Database): Promise<void>
  /** Writes in a transaction that begins with the check. */
  write<T>(work: (tx: Database) => Promise<T>): Promise<T>
}

/** Another process took over, because the lease was not renewed for a minute. */
export class LeaseLost extends StartError {
  constructor(job: Job) {
    super(`Another process took over "${job}": this one writes nothing more`)
    this.name = 'LeaseLost'
  }
}

/**
 * Does a job while no other process does it: null if one does, or did a moment ago (`restMs`). The lease is renewed meanwhile and then given back; that of a
 * process that was killed is free after a minute. All times are those of the database. Throws `LeaseLost` where another process took over.
 */
export async function withLease<T>(options: LeaseOptions, work: (lease: Lease) => Promise<T>): Promise<T | null> {
  const { db, job, signal, restMs = 0, renewMs = RENEW_MS } = options
  const holder = randomUUID()
  if (!(await take(db, job, holder))) return null
  const lost = new AbortController()
  const lease = leaseOf({ db, job, holder, lost, signal: signal ? AbortSignal.any([signal, lost.signal]) : lost.signal })
  const endRenewing = startRenewing(() => renew(db, job, holder), { renewMs, lost, job })
  let isDone = false
  try {
    const result = await work(lease)
    isDone = !lease.signal.aborted
    lost.signal.throwIfAborted()
    return result
  } finally {
    await endRenewing()
    // Where the database is away, the lease ends by itself.
    await giveBack(db, job, holder, isDone ? restMs : 0).catch(() => undefined)
  }
}

interface Held {
  readonly db: Database
  readonly job: Job
  readonly holder: string
  readonly lost: AbortController
  readonly signal: AbortSignal
}

function leaseOf({ db, job, holder, lost, signal }: Held): Lease {
  const check = async (tx: Database) => {
    if (await holds(tx, job, holder)) return
    lost.abort(new LeaseLost(job))
    lost.signal.throwIfAborted()
  }
  return {
    signal,
    check,
    write: (work) =>
      db.transaction().execute(async (tx) => {
        await check(tx)
        return work(tx)
      }),
  }
}

interface Renewing {
  readonly renewMs: number
  readonly lost: AbortController
  readonly job: Job
}

function startRenewing(renewOnce: () => Promise<boolean>, { renewMs, lost, job }: Renewing): () => Promise<void> {
  let renewing: Promise<void> | null = null
  const run = async () => {
    if (!(await renewOnce())) lost.abort(new LeaseLost(job))
  }
  const timer = setInterval(() => {
    // A database that is away for a moment is asked again; the check stands before each write.
    renewing ??= run()
      .catch(() => undefined)
      .finally(() => {
        renewing = null
      })
  }, renewMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await renewing
  }
}

const end = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** Does not wait: a row that is locked belongs to a holder that writes. */
async function take(db: Database, job: Job, holder: string): Promise<boolean> {
  const { rows } = await sql`
    with idle as materialized (select from job_lease where name = ${job} for update skip locked)
    insert into job_lease (name, holder, until) select ${job}, ${holder}::uuid, ${end(LEASE_MS)}
    where exists (select from idle) or not exists (select from job_lease where name = ${job})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until where job_lease.until < clock_timestamp()
    returning name`.execute(db)
  return rows.length > 0
}

/** Whether this process still has the lease: whoever wants it waits for the end of the transaction, a renewal does not (`unique (name, holder)`). */
async function holds(tx: Database, job: Job, holder: string): Promise<boolean> {
  const { rows } = await sql`select name from job_lease where name = ${job} and holder = ${holder} for key share`.execute(tx)
  return rows.length > 0
}

async function renew(db: Database, job: Job, holder: string): Promise<boolean> {
  const { rows } = await sql`
    update job_lease set until = ${end(LEASE_MS)} where name = ${job} and holder = ${holder} returning name`.execute(db)
  return rows.length > 0
}

async function giveBack(db: Database, job: Job, holder: string, restMs: number): Promise<void> {
  if (restMs > 0) await sql`update job_lease set until = ${end(restMs)} where name = ${job} and holder = ${holder}`.execute(db)
  else await sql`delete from job_lease where name = ${job} and holder = ${holder}`.execute(db)
}
