import type { ImportProblem } from '@plenara/contract'
import type { KnownPage } from '@plenara/importers'
import type { Generated, JSONColumnType } from 'kysely'

/** What the next run begins with; kept only where a run came to its end. */
export interface SourceState {
  /** Only what changed since that day is asked for, `YYYY-MM-DD`. */
  readonly since?: string
  /** What is known of each address. */
  readonly pages?: Readonly<Record<string, KnownPage>>
}

/** How fetching a source went. */
export interface FetchedSourceTable {
  name: string
  startedAt: Date | null
  succeededAt: Date | null
  /** When a run last brought something new. */
  changedAt: Date | null
  failedAt: Date | null
  /** Since the last success. */
  failures: Generated<number>
  /** Why the last run failed, null where it succeeded. */
  error: string | null
  /** What could not be read in the last run, at most some of it. */
  problems: JSONColumnType<readonly ImportProblem[], string | undefined, string>
  state: JSONColumnType<SourceState, string | undefined, string>
}
