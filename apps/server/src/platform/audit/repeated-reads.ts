import type { Audit, AuditEvent } from '@plenara/api'

export interface RepeatedReadsOptions {
  readonly keep: Audit
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
  /** Called with the reason why a count could not be recorded. */
  readonly onError: (error: unknown) => void
}

export interface RepeatedReads {
  /** Keeps an event; one that repeats another of the last minute is counted. */
  readonly keep: Audit
  /** Keeps the counts of all that has been repeated so far. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** For how long repetitions are counted, in milliseconds. */
const PERIOD_MS = 60_000

interface Period {
  readonly event: AuditEvent
  readonly mark: Promise<string>
  readonly since: number
  /** How often it was repeated since. */
  further: number
}

/**
 * Reads that a user repeats within a minute leave one line ahead of the first answer, and one with the count of the further ones at the end of the
 * minute. That a user read something of an account in that minute is on disk before each of the answers; what a crash loses is how often.
 */
export function createRepeatedReads({ keep, now = () => performance.now(), onError }: RepeatedReadsOptions): RepeatedReads {
  const periods = new Map<string, Period>()

  async function end(key: string, { event, further }: Period): Promise<void> {
    periods.delete(key)
    if (further > 0) await keep({ ...event, count: further })
  }
  async function endAll(isOver: (period: Period) => boolean): Promise<void> {
    const over = [...periods].filter(([, period]) => isOver(period))
    await Promise.all(over.map(([key, period]) => end(key, period).catch(onError)))
  }
  const timer = setInterval(() => endAll(({ since }) => now() - since >= PERIOD_MS), PERIOD_MS / 4).unref()
  return {
    keep: (event) => {
      if (!event.mayRepeat) return keep(event)
      const { mayRepeat: _, ...plain } = event
      const key = `${event.who} ${event.what} ${event.whose} ${event.outcome}`
      const period = periods.get(key)
      if (period && now() - period.since < PERIOD_MS) {
        period.further += 1
        return period.mark
      }
      if (period) end(key, period).catch(onError)
      const mark = keep(plain)
      periods.set(key, { event: plain, mark, since: now(), further: 0 })
      mark.catch(() => periods.delete(key))
      return mark
    },
    flush: () => endAll(() => true),
    close: () => {
      clearInterval(timer)
      return endAll(() => true)
    },
  }
}
