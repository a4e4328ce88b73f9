import type { BrowserError } from '@plenara/contract'
import type { DataKey } from '../../keys/data-key.ts'
import { networkTries } from '../../accounts/attempts/limit-network.ts'
import { createLimiter } from '../../accounts/attempts/limiter.ts'
import { createMemoryAttemptStore } from '../../accounts/attempts/memory-attempt-store.ts'
import { networksOf } from '../../platform/network/network-of.ts'
import type { Database } from '../../db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { measured } from '../../platform/measured.ts'
import { createBrowserErrorCounts } from './browser-error-counts.ts'
import { saveBrowserErrors } from './stored-browser-errors.ts'

const SAVE_EVERY_MS = 60_000

export interface BrowserErrorOptions {
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
  readonly log: Pick<Logger, 'warn'>
  /** Called when counts cannot be saved; they are saved with the next ones. */
  readonly onError: (error: unknown) => void
}

export interface BrowserErrorCounter {
  /** Throws `too_many_attempts` if a network reports more than its limit. */
  count(error: BrowserError, address: string): Promise<void>
  /** Saves the counts so far and logs their sum in one line. */
  save(): Promise<void>
  /** Saves for the last time. */
  stop(): Promise<void>
}

/** Counts errors of browsers and saves the sums every minute. The address of a caller is used for limits only, in memory and as a pseudonym. */
export function startCountingBrowserErrors({ db, dataKey, now, log, onError }: BrowserErrorOptions): BrowserErrorCounter {
  const counts = createBrowserErrorCounts(now)
  const limiter = createLimiter({ store: createMemoryAttemptStore(), dataKey, now, onError })
  const saveOnce = async () => {
    const errors = counts.take()
    if (errors.length === 0) return
    try {
      await saveBrowserErrors(db, errors)
    } catch (error) {
      counts.putBack(errors)
      onError(error)
      return
    }
    log.warn({ errors: errors.reduce((sum, { count }) => sum + count, 0) }, 'errors in browsers')
  }
  let lastSave = Promise.resolve()
  const save = () => {
    lastSave = lastSave.then(saveOnce)
    return lastSave
  }
  const timer = setInterval(save, SAVE_EVERY_MS)
  timer.unref()
  return {
    count: async (error, address) => {
      await limiter.check(networkTries('browser-error-address', address))
      measured.browserError.tell(null)
      counts.add(error, dataKey.pseudonym(`browser-error/${networksOf(address).at(-1)?.of}`).toString('hex'))
    },
    save,
    stop: () => {
      clearInterval(timer)
      return save()
    },
  }
}
