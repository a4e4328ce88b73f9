import type { AccountInput } from '@plenara/api'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Limiter } from './limiter.ts'
import type { PasswordHasher } from './password-hash.ts'

/** What the account calls work with. */
export interface AccountContext {
  readonly db: Database
  readonly outbox: Outbox
  readonly limiter: Limiter
  readonly hasher: PasswordHasher
  readonly now: () => Date
  readonly enumeration: Config['enumeration']
}

/** Tells the audit log whose account a call is about. */
export type Concerns = AccountInput<'authenticate'>['concerns']

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Times of life, in milliseconds. */
export const LIFE = {
  confirmSecret: 3 * DAY_MS,
  /** A used confirmation says success again for this long: mail scanners and double clicks. */
  confirmRepeat: DAY_MS,
  resetSecret: 30 * MINUTE_MS,
  /** While the secret is this young, an address cannot be registered again. */
  registrationHold: 15 * MINUTE_MS,
  unconfirmedAccount: 7 * DAY_MS,
  /** 24 months without use (730 days) end an account, at the earliest so long after the mail that says so. */
  inactiveAccount: 730 * DAY_MS,
  inactiveNotice: 30 * DAY_MS,
  /** A mail that cannot be handed on for so long is given up, RFC 5321 section 4.5.4.1. */
  mail: 5 * DAY_MS,
  sessionIdle: 30 * DAY_MS,
  session: 180 * DAY_MS,
  /** How old the note of a session's last use may be. */
  sessionNote: DAY_MS,
} as const

/** The moment that lies so many milliseconds before (or after) another. */
export function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds)
}
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}

/**
 * Runs work and ends at a whole multiple of so many milliseconds, so that the time of the answer does not tell what there was to do, also where
 * a busy machine needs longer than one step.
 */
export async function inSteps<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const begin = performance.now()
  const [result] = await Promise.allSettled([work])
  const beyond = (performance.now() - begin) % milliseconds
  await new Promise((resolve) => setTimeout(resolve, milliseconds - beyond))
  if (result.status === 'rejected') throw result.reason
  return result.value
}
