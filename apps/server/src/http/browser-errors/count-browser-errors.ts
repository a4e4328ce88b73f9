import type { BrowserError } from '@plenara/contract'
import { networksOf } from '../../platform/network/network-of.ts'
import type { Database } from '../../db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { measured } from '../../platform/measured.ts'
import { createBrowserErrorCounts } from './browser-error-counts.ts'
import { saveBrowserErrors } from './stored-browser-errors.ts'

const SAVE_EVERY_MS = 60_000

export interface BrowserErrorOptions {
  readonly db: Database
  /** Makes pseudonyms of networks. */
  readonly dataKey: { readonly pseudonym: (value: string) => Buffer }
  /** Counts a report of an address; throws `too_many_attempts`. */
  readonly limit: (address: string) => Promise<void>
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
export function startCountingBrowserErrors({ db, dataKey, limit, now, log, onError }: BrowserErrorOptions): BrowserErrorCounter {
  const counts = createBrowserErrorCounts(now)
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
      await limit(address)
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
