import type { ImportProblem } from '@plenara/contract'
import type { HttpOptions } from '@plenara/importers'
import type { Database } from '../../db/database.ts'
import type { Lease } from '../../db/job-lease.ts'
import { messageOf } from '../../platform/start-error.ts'
import { type FetchRun, type FetchSource, Incomplete } from './fetch-source.ts'
import { createIntake } from './intake.ts'
import { readSourceRecords, recordFailure, recordIncomplete, recordStart, recordSuccess } from './source-records.ts'

export interface RunOptions {
  readonly db: Database
  readonly now: () => Date
  /** Of the process that fetches. Its signal aborts the run; what it has not written yet is left to the next one. */
  readonly lease: Lease
  readonly http?: HttpOptions
  readonly onProgress?: (name: string, progress: object) => void
}

/** How a run ended. */
export interface RunReport {
  readonly name: string
  readonly isChanged: boolean
  readonly problems: readonly ImportProblem[]
  /** Why it failed, `Incomplete` where it went on without some parts; null if it succeeded or was aborted. */
  readonly error: unknown
}

/** Fetches a source and writes what is new. Failures are recorded, not thrown, and never taken for data. */
export async function runSource(source: FetchSource, options: RunOptions): Promise<RunReport> {
  const { db, now, lease, http } = options
  const { signal } = lease
  const { name } = source
  const record = (await readSourceRecords(db)).get(name)
  const startedAt = now()
  await lease.write((tx) => recordStart(tx, name, startedAt))
  const { outcome, ...intake } = createIntake(source, { db, now, lease })
  const run: FetchRun = {
    db,
    lease,
    state: record?.state ?? {},
    now: startedAt,
    http: { ...http, signal },
    ...intake,
    onProgress: (progress) => options.onProgress?.(name, progress),
  }
  try {
    const { state, missing, isChanged: hasWritten = false } = await source.fetch(run)
    await intake.flush()
    const { problems, ...read } = outcome()
    const isChanged = read.isChanged || hasWritten
    const error = missing.length > 0 ? new Incomplete(missing) : null
    const ended = { at: now(), isChanged, problems, state }
    await lease.write((tx) =>
      error ? recordIncomplete(tx, name, { ...ended, reason: error.message, missing }) : recordSuccess(tx, name, ended),
    )
    return { name, isChanged, problems, error }
  } catch (error) {
    const { problems, isChanged } = outcome()
    if (signal.aborted) return { name, isChanged, problems, error: null }
    await lease.write((tx) => recordFailure(tx, name, { at: now(), reason: messageOf(error), problems }))
    return { name, isChanged, problems, error }
  }
}
