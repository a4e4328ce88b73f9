import type { HttpOptions, ParliamentFormatName, Source } from '@plenara/importers'
import type { Database } from '../db/database.ts'
import type { SourceState } from '../db/schema/fetched-source.ts'

/** What an operator switches on, see `FETCH`. */
export const FETCH_GROUPS = ['news', 'parliament', 'swissvotes', 'voteinfo'] as const
export type FetchGroup = (typeof FETCH_GROUPS)[number]

/** A source that is fetched by a schedule. */
export interface FetchSource {
  /** Stands in the log, in the admin command and in the import log. */
  readonly name: string
  readonly group: FetchGroup
  readonly format: ParliamentFormatName
  /** When it is fetched, as cron says it, in Swiss time. */
  readonly schedule: readonly string[]
  /** Fetches what is new, hands it over and answers what the next run begins with. Throws `SourceUnreachable`. */
  fetch(run: FetchRun): Promise<SourceState>
}

export interface FetchRun {
  readonly db: Database
  /** What the last run that came to its end has left. */
  readonly state: SourceState
  readonly now: Date
  readonly http: HttpOptions
  /** Takes an answer of the source; it may be written at once or later. */
  take(source: Source): Promise<void>
  /** Writes what was taken so far, so that it can be read. */
  flush(): Promise<void>
  onProgress(progress: object): void
}

/** The day in Switzerland some days before, `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
  const date = new Date(now.getTime() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(date)
}
