import { createDatabase } from '../db/database.ts'
import type { FetchGroup } from './fetch-source.ts'
import { type ScheduleOptions, startSchedule } from './schedule.ts'
import { createSources } from './sources.ts'

/** One holds the lock, one writes, one reads meanwhile. */
const CONNECTIONS = 3

interface FetchingOptions extends Pick<ScheduleOptions, 'now' | 'log'> {
  /** What the operator has switched on. */
  readonly groups: readonly FetchGroup[]
  /** The database, over connections of its own without a limit of time. */
  readonly url: string
  /** Told about connections that broke while nobody used them. */
  readonly onError: (error: unknown) => void
}

/** Fetches the sources that are switched on by their schedule; none where nothing is. */
export function startFetching({ groups, url, now, log, onError }: FetchingOptions): { stop(): Promise<void> } {
  const sources = createSources().filter(({ group }) => groups.includes(group))
  if (sources.length === 0) return { stop: async () => undefined }
  const db = createDatabase({ url, maxConnections: CONNECTIONS, statementMs: 0, onError })
  const onProgress = (source: string, progress: object) => log.debug({ source, ...progress }, 'fetching')
  const schedule = startSchedule({ db, sources, now, log, onProgress })
  return {
    stop: async () => {
      await schedule.stop()
      await db.destroy()
    },
  }
}
