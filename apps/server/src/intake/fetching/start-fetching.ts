import type { Config } from '../../platform/settings/config.ts'
import { createDatabase } from '../../db/database.ts'
import { dropNotice, keepNotice } from '../../platform/notices.ts'
import { FETCHING_CONNECTIONS } from '../../platform/settings/connections.ts'
import { type ScheduleOptions, startSchedule } from './schedule.ts'
import { readSourceRecords, type SourceRecord } from './source-records.ts'
import { fetchedSources } from './sources.ts'
import { useProxy } from './use-proxy.ts'

/** A source that is busy once mends itself. */
const NOTABLE_FAILURES = 3

interface FetchingOptions extends Pick<ScheduleOptions, 'now' | 'log'> {
  readonly config: Pick<Config, 'fetch' | 'fetchAddresses' | 'fetchProxy' | 'publicUrl' | 'dataDir'>
  /** The database, opened with separate connections without a time limit. */
  readonly url: string
  /** Called with the errors of idle connections. */
  readonly onError: (error: unknown) => void
}

/** Fetches the sources that are switched on by their schedules. */
export function startFetching({ config, url, now, log, onError }: FetchingOptions): { stop(): Promise<void> } {
  const { dataDir } = config
  const sources = fetchedSources(config)
  if (sources.length === 0) {
    dropNotice(dataDir, 'fetching').catch(onError)
    return { stop: async () => undefined }
  }
  const db = createDatabase({ url, maxConnections: FETCHING_CONNECTIONS, statementMs: 0, onError })
  const onProgress = (source: string, progress: object) => log.debug({ source, ...progress }, 'fetching')
  const names = sources.map(({ name }) => name)
  const onRun = async () => {
    const records = await readSourceRecords(db)
    const isNotable = names.some((name) => needsOperator(records.get(name)))
    await (isNotable ? keepNotice(dataDir, 'fetching', now()) : dropNotice(dataDir, 'fetching'))
  }
  const endProxy = useProxy(config)
  const schedule = startSchedule({ db, sources, now, log, http: { contact: contactOf(config) }, onProgress, onRun })
  return {
    stop: async () => {
      await schedule.stop()
      endProxy()
      await db.destroy()
    },
  }
}

/** Whom sources may write to: the site, which says who runs it; null where only this machine reaches it. */
export function contactOf({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  return publicUrl.startsWith('https:') ? publicUrl : null
}

/** Whether a source misses something or has failed repeatedly. */
function needsOperator(record: SourceRecord | undefined): boolean {
  return (record?.failures ?? 0) >= NOTABLE_FAILURES || (record?.state.missing ?? []).length > 0
}
