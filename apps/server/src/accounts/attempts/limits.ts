import type { NetworkSize } from '../../platform/network/network-of.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

interface Limit {
  /** The tries allowed … */
  readonly tries: number
  /** … within this many seconds after the first. */
  readonly seconds: number
  /** The tries allowed from an IPv6 /56; twice `tries` where absent. */
  readonly home?: number
  /** The tries allowed from an IPv6 /48; eight times `tries` where absent. */
  readonly site?: number
}

/** The limit of each kind of try. */
export const LIMITS = {
  /** Beyond it only as many different accounts as `login-accounts` says, each as often as `login-guess` says. */
  'login-address': { tries: 100, seconds: 15 * MINUTE },
  'login-guess': { tries: 1, seconds: MINUTE },
  'login-accounts': { tries: 400, seconds: 15 * MINUTE },
  /** Beyond it only as many different addresses as `register-accounts` says, each as often as `register-guess` says: a whole school registers. */
  'register-address': { tries: 100, seconds: 15 * MINUTE },
  'register-guess': { tries: 1, seconds: 5 * MINUTE },
  'register-accounts': { tries: 300, seconds: 15 * MINUTE },
  /** Beyond it only to as many different addresses as `mail-accounts` says, each as often as `mail-guess` says. */
  'mail-address': { tries: 60, seconds: 15 * MINUTE },
  'mail-guess': { tries: 1, seconds: 5 * MINUTE },
  'mail-accounts': { tries: 240, seconds: 15 * MINUTE },
  /** Mails to one address, by purpose; only those that are sent. */
  'confirm-mail': { tries: 3, seconds: HOUR },
  'reset-mail': { tries: 3, seconds: HOUR },
  'reset-mail-device': { tries: 3, seconds: HOUR },
  /** Requests of a known device for links: its network does not limit them. */
  'reset-device': { tries: 30, seconds: 15 * MINUTE },
  'address-known-mail': { tries: 3, seconds: HOUR },
  'email-change-mail': { tries: 3, seconds: HOUR },
  /** The first request for an address; further ones are repetitions. */
  'unknown-email': { tries: 1, seconds: HOUR },
  'unknown-address': { tries: 5, seconds: HOUR, home: 5, site: 20 },
  /** The same for addresses that a registration tells to have an account. */
  'known-email': { tries: 1, seconds: HOUR },
  'known-address': { tries: 5, seconds: HOUR, home: 5, site: 20 },
  /** More reports of a page that keeps failing add nothing. */
  'browser-error-address': { tries: 100, seconds: 15 * MINUTE },
  'passkey-address': { tries: 100, seconds: 15 * MINUTE },
  /** Sessions that the owner of an account opens: each leaves a row and a line of the audit log. */
  'session-user': { tries: 60, seconds: 15 * MINUTE },
  /** Openings of the good links of an account: each leaves a line of the audit log, used or not. */
  'link-user': { tries: 60, seconds: 15 * MINUTE },
  /** Making a passkey, or proving a session with one. */
  'passkey-user': { tries: 30, seconds: 15 * MINUTE },
  /** Switching notifications on, or changing their types. */
  'push-user': { tries: 60, seconds: 15 * MINUTE },
  /** Codes at the desk that open nothing. */
  'code-address': { tries: 60, seconds: 15 * MINUTE },
  /** Dates said with a code of letters that nobody has: the fifth is answered as by one that is locked. */
  'letter-code': { tries: 4, seconds: 24 * HOUR },
  /** Mails that confirm an address, of one letter. */
  'letter-mail': { tries: 5, seconds: HOUR },
  /** Submissions of a candidacy: each leaves a row for ever, and a mail. */
  submission: { tries: 30, seconds: HOUR },
  /** Corrections that are asked for a candidacy: operators decide on each. */
  correction: { tries: 60, seconds: HOUR },
  /** Pictures of a candidacy: each takes half a second of a core. */
  portrait: { tries: 30, seconds: HOUR },
  /** Objections of a candidacy: operators answer each. */
  appeal: { tries: 30, seconds: HOUR },
  /** Reports of statements: operators look at each. */
  'report-address': { tries: 10, seconds: HOUR, home: 10, site: 40 },
  /** Drafts that a candidacy shows itself: each leaves a row for half an hour. */
  preview: { tries: 60, seconds: HOUR },
  /** Public calls that bear a token of a preview, good or not: each is answered from the database. */
  'preview-address': { tries: 60, seconds: MINUTE },
  /** Secretariats that a candidacy allows to prepare it: each time its person gets a mail. */
  grant: { tries: 20, seconds: HOUR },
  'password-user': { tries: 10, seconds: 15 * MINUTE },
  'email-change-user': { tries: 3, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitKind = keyof typeof LIMITS

const WIDER = { home: 2, site: 8 } as const

/** How many tries of a kind are allowed from a network of a size; from an IPv4 address or an IPv6 /64 where no size is named. */
export function triesAllowed(kind: LimitKind, size: NetworkSize | undefined): number {
  const limit: Limit = LIMITS[kind]
  return size === undefined ? limit.tries : (limit[size] ?? limit.tries * WIDER[size])
}

/**
 * Tries at the password of one account: the first ten at any time, then each after a pause that doubles every time, up to `longest`. That makes at
 * most 85 in any 24 hours, from however many addresses. Reset after `quiet` without a try. In seconds.
 */
export const PACE = { free: 10, first: MINUTE, longest: 20 * MINUTE, quiet: 24 * HOUR } as const

/** How long after the given try (counted from 1) the next one may follow, in seconds. */
export function pauseAfter(tries: number): number {
  return tries < PACE.free ? 0 : Math.min(PACE.longest, PACE.first * 2 ** (tries - PACE.free))
}
