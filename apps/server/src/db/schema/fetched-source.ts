import type { ImportProblem } from '@plenara/contract'
import type { KnownPage } from '@plenara/importers'
import type { Generated, JSONColumnType } from 'kysely'

/** What is known of the votes of a session of the parliament. */
export interface SessionState {
  /** The last known state of each address. */
  readonly pages: Readonly<Record<string, KnownPage>>
  /** The numbers of its votes. */
  readonly votes: readonly number[]
  /** Those that are stored with the decision of every member. */
  readonly done: readonly number[]
  /** Whether something of it could not be fetched. */
  readonly isOpen: boolean
}

/** A file of results that the service itself names. */
export interface ResultFile {
  /** The day of the vote, `YYYY-MM-DD`. */
  readonly day: string
  readonly url: string
}

/** The starting point of the next run: stored after each part that was written, so that a run goes on where the last one ended. */
export interface SourceState {
  /** Only what changed since that day is asked for, `YYYY-MM-DD`; where `tables` does not say it. */
  readonly since?: string
  /** The same for each table in each language, e.g. `Business-FR`. */
  readonly tables?: Readonly<Record<string, string>>
  /** By the number of the session. */
  readonly sessions?: Readonly<Record<string, SessionState>>
  /** The last known state of each address. */
  readonly pages?: Readonly<Record<string, KnownPage>>
  /** What the service says of the days on which the people vote, and when it said so (ISO 8601). */
  readonly index?: { readonly askedAt: string; readonly files: readonly ResultFile[] }
  /** When the results of the latest voting day were last read, changed or not. */
  readonly counted?: { readonly day: string; readonly at: string }
  /** What the last run could not fetch, and why. */
  readonly missing?: readonly string[]
}

/** The outcome of fetching a source. */
export interface FetchedSourceTable {
  name: string
  startedAt: Date | null
  succeededAt: Date | null
  /** When a run last brought something new. */
  changedAt: Date | null
  failedAt: Date | null
  /** Since the last success. */
  failures: Generated<number>
  /** Why the last run failed, or what it could not fetch; null if it succeeded. */
  error: string | null
  /** Some of the problems of the last run. */
  problems: JSONColumnType<readonly ImportProblem[], string | undefined, string>
  state: JSONColumnType<SourceState, string | undefined, string>
}
