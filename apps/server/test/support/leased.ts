import type { Database } from '../../src/db/database.ts'
import { type Lease, withLease } from '../../src/db/job-lease.ts'

/** Fetches as a process does that fetches alone; throws where another one fetches. */
export async function leased<T>(db: Database, work: (lease: Lease) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const done = await withLease({ db, job: 'fetching', ...(signal && { signal }) }, async (lease) => ({ result: await work(lease) }))
  if (!done) throw new Error('another process fetches')
  return done.result
}
