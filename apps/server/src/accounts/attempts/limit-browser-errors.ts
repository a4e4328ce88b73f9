import { networkTries } from './limit-network.ts'
import { createLimiter, type LimiterOptions } from './limiter.ts'
import { createMemoryAttemptStore } from './memory-attempt-store.ts'

/** Counts what a network reports of its browsers, in the memory of this process alone. What it returns throws `too_many_attempts`. */
export function limitBrowserErrors(options: Omit<LimiterOptions, 'store'>): (address: string) => Promise<void> {
  const limiter = createLimiter({ ...options, store: createMemoryAttemptStore() })
  return (address) => limiter.check(networkTries('browser-error-address', address))
}
