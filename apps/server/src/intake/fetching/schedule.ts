import { Cron } from 'croner'
import { loadReference } from '../../catalogue/places/load-reference.ts'
import { withLease } from '../../db/job-lease.ts'
import type { Logger } from '../../platform/log.ts'
import type { FetchSource } from './fetch-source.ts'
import { type RunOptions, type RunReport, runSource } from './run-source.ts'
import { readSourceRecords, type SourceRecord } from './source-records.ts'

const TIME_ZONE = 'Europe/Zurich'
/** How often due sources are looked for. */
const TICK = '* * * * *'
/** The pause after the first failure; it doubles with each one, up to the longest. The schedule wins if it comes sooner. */
const FIRST_PAUSE_MS = 15 * 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

export interface ScheduleOptions extends Omit<RunOptions, 'lease'> {
  readonly sources: readonly FetchSource[]
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  /** Called after sources were fetched. */
  readonly onRun?: () => Promise<void>
}

export interface Schedule {
  /** Fetches the due sources; at most one run at a time. */
  run(): Promise<void>
  /** Aborts the current run and starts no other. */
  stop(): Promise<void>
}

/** Fetches every source when it is due, one after the other, now and from then on. A failing source does not affect the others or the data. */
export function startSchedule(options: ScheduleOptions): Schedule {
  const controller = new AbortController()
  let running: Promise<void> | null = null
  const run = () => {
    running ??= runDue(options, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) options.log.error({ error }, 'fetching')
      })
      .finally(() => {
        running = null
      })
    return running
  }
  const job = new Cron(TICK, { timezone: TIME_ZONE, unref: true }, () => void run())
  run()
  return {
    run,
    stop: async () => {
      job.stop()
      controller.abort()
      await running
    },
  }
}

/** Does nothing if another process fetches: the sources will still be due in a minute. */
async function runDue(options: ScheduleOptions, signal: AbortSignal): Promise<void> {
  const { db, sources, now } = options
  if (signal.aborted || dueSources(sources, await readSourceRecords(db), now()).length === 0) return
  await withLease({ db, job: 'fetching', signal }, async (lease) => {
    await loadReference(db)
    for (const source of dueSources(sources, await readSourceRecords(db), now())) {
      if (lease.signal.aborted) return
      const ended = await runSource(source, { ...options, lease })
      if (!lease.signal.aborted) report(ended, options)
    }
    await options.onRun?.()
  })
}

function dueSources(sources: readonly FetchSource[], records: ReadonlyMap<string, SourceRecord>, now: Date): FetchSource[] {
  return sources.filter(({ name, schedule }) => {
    const due = dueAt(schedule, records.get(name))
    return due === null || due <= now
  })
}

/** When a source is to be fetched the next time; null for one that was never fetched. */
export function dueAt(schedule: readonly string[], record: SourceRecord | undefined): Date | null {
  const ends = [record?.succeededAt, record?.failedAt].flatMap((end) => (end ? [end.getTime()] : []))
  if (!record || ends.length === 0) return null
  const last = new Date(Math.max(...ends))
  const planned = schedule.flatMap((pattern) => new Cron(pattern, { timezone: TIME_ZONE, paused: true }).nextRun(last)?.getTime() ?? [])
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (record.failures - 1), LONGEST_PAUSE_MS)
  return new Date(Math.min(...planned, ...(record.failures > 0 ? [last.getTime() + pause] : [])))
}

function report({ name, isChanged, problems, error }: RunReport, { log }: ScheduleOptions): void {
  const found = { source: name, isChanged, problems: problems.length }
  if (error) log.warn({ ...found, error }, 'source failed')
  else log.info(found, 'source fetched')
}
