import { RetryLaterError } from '@plenara/api'
import type { AttemptStore } from './attempt-store.ts'
import type { DataKey } from '../../keys/data-key.ts'
import { LIMITS, type LimitKind, triesAllowed } from './limits.ts'
import type { NetworkSize } from '../../platform/network/network-of.ts'
import { createMemoryAttemptStore } from './memory-attempt-store.ts'

export interface Try {
  readonly kind: LimitKind
  /** Who the try is counted for: an account or a network address. */
  readonly of: string
  /** The size of an IPv6 network larger than a /64. */
  readonly network?: NetworkSize
}

export interface Limiter {
  /** Counts each try and returns those that exceeded their limit. */
  count(tries: readonly Try[]): Promise<{ exceeded: readonly Try[]; retryAfterSeconds: number }>
  /** Counts each try and throws `too_many_attempts` if any exceeds its limit. */
  check(tries: readonly Try[]): Promise<void>
  /** Counts a try at the password of an account; throws `too_many_attempts` if it comes too early. */
  pace(account: string): Promise<void>
  /** Whether the limit is exceeded already; counts nothing. */
  isOver(attempt: Try): Promise<boolean>
  /** Forgets all tries. */
  forget(attempt: Try): Promise<void>
  forgetPace(account: string): Promise<void>
  /** Uncounts the last try. */
  giveBack(attempt: Try): Promise<void>
}

export interface LimiterOptions {
  readonly store: AttemptStore
  readonly dataKey: DataKey
  readonly now: () => Date
  /** Called when the store fails; the process then counts in memory. */
  readonly onError: (error: unknown) => void
}

/**
 * Limits tries. If the store of the counters fails, the process counts in memory, so that no try goes uncounted; while the whole database is
 * unavailable there is nothing to sign in to, and the call fails at once.
 */
export function createLimiter({ store, dataKey, now, onError }: LimiterOptions): Limiter {
  const keyOf = ({ kind, of }: Try) => dataKey.pseudonym(`${kind}/${of}`)
  const paceKeyOf = (account: string) => dataKey.pseudonym(`login-account/${account}`)
  const allowed = ({ kind, network }: Try) => triesAllowed(kind, network)
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
    const keyed = tries.map((attempt) => ({ key: keyOf(attempt), seconds: LIMITS[attempt.kind].seconds }))
    const counted = await run((attempts) => attempts.count(keyed, moment))
    const exceeded = tries.filter((attempt, index) => (counted[index]?.count ?? 0) > allowed(attempt))
    const until = exceeded.map((attempt) => counted[tries.indexOf(attempt)]?.expiresAt.getTime() ?? 0)
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
    isOver: async (attempt) => (await run((attempts) => attempts.read(keyOf(attempt), now()))) > allowed(attempt),
    forget: (attempt) => run((attempts) => attempts.forget([keyOf(attempt)])),
    forgetPace: (account) => run((attempts) => attempts.forget([paceKeyOf(account)])),
    giveBack: (attempt) => run((attempts) => attempts.giveBack(keyOf(attempt))),
  }
}
