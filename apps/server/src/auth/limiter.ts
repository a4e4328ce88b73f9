import { RetryLaterError } from '@plenara/api'
import type { AttemptStore } from './attempt-store.ts'
import type { DataKey } from './data-key.ts'
import { LIMITS } from './limits.ts'
import { createMemoryAttemptStore } from './memory-attempt-store.ts'

export interface Try {
  readonly kind: keyof typeof LIMITS
  /** Whom the try is counted for: an account, a network address. */
  readonly of: string
}

export interface Limiter {
  /** Counts a try for each and answers which of them went over their limit. */
  count(tries: readonly Try[]): Promise<{ exceeded: readonly Try[]; retryAfterSeconds: number }>
  /** Counts and throws `too_many_attempts` where any goes over its limit. */
  check(tries: readonly Try[]): Promise<void>
  /** Counts a try at the password of an account; throws `too_many_attempts` where it comes before its time. */
  pace(account: string): Promise<void>
  /** Whether the limit is passed already, without counting. */
  isOver(one: Try): Promise<boolean>
  /** Forgets all tries. */
  forget(one: Try): Promise<void>
  forgetPace(account: string): Promise<void>
  /** Takes the last try back. */
  giveBack(one: Try): Promise<void>
}

export interface LimiterOptions {
  readonly store: AttemptStore
  readonly dataKey: DataKey
  readonly now: () => Date
  /** Told when the store fails; the process then counts for itself. */
  readonly onError: (error: unknown) => void
}

/**
 * Limits on tries. Where the store of the counters fails, the process keeps its own, so that no try goes uncounted; while the whole database is
 * away (`unavailable`) there is nothing to sign in to, and the call ends at once.
 */
export function createLimiter({ store, dataKey, now, onError }: LimiterOptions): Limiter {
  const keyOf = ({ kind, of }: Try) => dataKey.pseudonym(`${kind}/${of}`)
  const paceKeyOf = (account: string) => dataKey.pseudonym(`login-account/${account}`)
  const memory = createMemoryAttemptStore()
  const run = async <T>(work: (attempts: AttemptStore) => Promise<T>): Promise<T> => {
    try {
      return await work(store)
    } catch (error) {
      if (error instanceof RetryLaterError) throw error
      onError(error)
      return work(memory)
    }
  }
  const count: Limiter['count'] = async (tries) => {
    const moment = now()
    const keyed = tries.map((one) => ({ key: keyOf(one), seconds: LIMITS[one.kind].seconds }))
    const counted = await run((attempts) => attempts.count(keyed, moment))
    const exceeded = tries.filter((one, index) => (counted[index]?.count ?? 0) > LIMITS[one.kind].tries)
    const until = exceeded.map((one) => counted[tries.indexOf(one)]?.expiresAt.getTime() ?? 0)
    return { exceeded, retryAfterSeconds: (Math.max(0, ...until) - moment.getTime()) / 1000 }
  }
  return {
    count,
    check: async (tries) => {
      const { exceeded, retryAfterSeconds } = await count(tries)
      if (exceeded.length > 0) throw new RetryLaterError('too_many_attempts', retryAfterSeconds)
    },
    pace: async (account) => {
      const moment = now()
      const next = await run((attempts) => attempts.pace(paceKeyOf(account), moment))
      if (next) throw new RetryLaterError('too_many_attempts', (next.getTime() - moment.getTime()) / 1000)
    },
    isOver: async (one) => (await run((attempts) => attempts.read(keyOf(one), now()))) > LIMITS[one.kind].tries,
    forget: (one) => run((attempts) => attempts.forget([keyOf(one)])),
    forgetPace: (account) => run((attempts) => attempts.forget([paceKeyOf(account)])),
    giveBack: (one) => run((attempts) => attempts.giveBack(keyOf(one))),
  }
}
