const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Lifetimes, in milliseconds. */
export const LIFE = {
  confirmSecret: 3 * DAY_MS,
  /** For this long a used confirmation link reports success again: mail scanners and double clicks open it twice. */
  confirmRepeat: DAY_MS,
  resetSecret: 30 * MINUTE_MS,
  /** A link to set a password that is good for at least this long can still be used in peace. */
  resetRest: 5 * MINUTE_MS,
  emailChangeSecret: DAY_MS,
  /** How long a passkey may take to answer. */
  challenge: 5 * MINUTE_MS,
  /** For this long a session counts as proved. */
  proof: 5 * MINUTE_MS,
  /** While the secret is this young, an address cannot be registered again. */
  registrationHold: 15 * MINUTE_MS,
  unconfirmedAccount: 7 * DAY_MS,
  /** An account unused for 24 months (730 days) is removed, but not before `inactiveNotice` has passed since the mail that announces it. */
  inactiveAccount: 730 * DAY_MS,
  inactiveNotice: 30 * DAY_MS,
  /** A mail that cannot be delivered for this long is given up, RFC 5321 section 4.5.4.1. */
  mail: 5 * DAY_MS,
  sessionIdle: 30 * DAY_MS,
  session: 180 * DAY_MS,
  /** For how long an account remembers a device or network that it is not used from. */
  knownOrigin: 365 * DAY_MS,
  /** How long the counts of a day's errors in browsers stay. */
  browserErrors: 90 * DAY_MS,
  /** How long an import can be undone; the last one of each source always. */
  importUndo: 60 * DAY_MS,
  /** How outdated the stored last use of a session may be. */
  sessionNote: DAY_MS,
} as const

/** The moment some milliseconds before (or after) another. */
export function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds)
}
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
