const MINUTE = 60
const HOUR = 60 * MINUTE

interface Limit {
  /** So many tries pass … */
  readonly tries: number
  /** … within so many seconds after the first. */
  readonly seconds: number
}

/** How many tries of each kind are let through. */
export const LIMITS = {
  'login-address': { tries: 100, seconds: 15 * MINUTE },
  /** A school class registers from one address. */
  'register-address': { tries: 100, seconds: 15 * MINUTE },
  'mail-address': { tries: 60, seconds: 15 * MINUTE },
  'mail-account': { tries: 3, seconds: HOUR },
  /** A first question about an address; the next one is a repetition. */
  'unknown-email': { tries: 1, seconds: HOUR },
  'unknown-address': { tries: 5, seconds: HOUR },
  'password-user': { tries: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>

/**
 * Tries at the password of one account: the first ten at any time, then each one a while after the last, twice as long every time, up to
 * `longest`. In any 24 hours that is 85 at most, from however many addresses. Forgotten after `quiet` without a try. In seconds.
 */
export const PACE = { free: 10, first: MINUTE, longest: 20 * MINUTE, quiet: 24 * HOUR } as const

/** How long after the given try (counted from 1) the next one may follow, in seconds. */
export function pauseAfter(tries: number): number {
  return tries < PACE.free ? 0 : Math.min(PACE.longest, PACE.first * 2 ** (tries - PACE.free))
}
