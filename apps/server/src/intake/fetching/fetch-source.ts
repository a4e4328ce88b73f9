import type { HttpOptions, ImporterName, ParliamentParsed, Source } from '@plenara/importers'
import type { Database } from '../../db/database.ts'
import type { Lease } from '../../db/job-lease.ts'
import type { SourceState } from '../../db/schema/fetched-source.ts'
import type { FetchGroup } from '../../platform/settings/fetch.ts'

/** A source that is fetched by a schedule. */
export interface FetchSource {
  /** Shown in the log, in the admin command and in the import log. */
  readonly name: string
  readonly group: FetchGroup
  readonly format: ImporterName<'parliament' | 'votes' | 'news'>
  /** When it is fetched: cron expressions in Swiss time. */
  readonly schedule: readonly string[]
  /**
   * Fetches what is new, passes it to `take` or `add`, and returns the starting point of the next run. Parts that do not answer are named
   * and do not stop the others.
   */
  fetch(run: FetchRun): Promise<Fetched>
}

export interface Fetched {
  readonly state: SourceState
  /** What could not be fetched, and why; the next run asks for it again. */
  readonly missing: readonly string[]
  /** What the source wrote by itself changed the data. */
  readonly isChanged?: boolean
}

export interface FetchRun {
  readonly db: Database
  /** Checked wherever a source writes by itself. */
  readonly lease: Pick<Lease, 'check'>
  /** The state up to which the last run came. */
  readonly state: SourceState
  readonly now: Date
  readonly http: HttpOptions
  /** Reads a response of the source, which is written at once or later. Throws `Unreadable`. */
  take(source: Source): Promise<void>
  /** Reads a response without writing it. Throws `Unreadable`. */
  read(source: Source): Promise<ParliamentParsed>
  /** Takes what was read. */
  add(parsed: Pick<ParliamentParsed, 'import' | 'problems'>): void
  /** Writes what was taken so far, so that it can be read from the database. */
  flush(): Promise<void>
  /** Where the next run begins once all that was taken so far is written. */
  checkpoint(state: SourceState): Promise<void>
  onProgress(progress: object): void
}

/** A response without any readable record: the source has changed its format, or reports an outage with status 200. */
export class Unreadable extends Error {}

/** What was fetched would take something away from what is stored: nothing of it is kept until an operator imports it by hand. */
export class Refused extends Error {
  constructor(reasons: readonly string[]) {
    super(`refused: ${reasons.slice(0, NAMED_PARTS).join(' · ')}; if that is right, import the file with --accept-losses`)
    this.name = 'Refused'
  }
}

/** How many missing parts a message names. */
const NAMED_PARTS = 10

/** A run that went on without some parts of its source. */
export class Incomplete extends Error {
  readonly missing: readonly string[]

  constructor(missing: readonly string[]) {
    const more = missing.length - NAMED_PARTS
    super(`incomplete: ${missing.slice(0, NAMED_PARTS).join(' · ')}${more > 0 ? ` · and ${more} more` : ''}`)
    this.name = 'Incomplete'
    this.missing = missing
  }
}

/** The day in Switzerland some days before, `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
  const date = new Date(now.getTime() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(date)
}
