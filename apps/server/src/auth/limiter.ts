import { RetryLaterError } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DataKey } from './data-key.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many tries of each kind are let through, in how many seconds. */
const LIMITS = {
  'login-account': { tries: 10, seconds: 15 * MINUTE },
  'login-account-day': { tries: 100, seconds: 24 * HOUR },
  'login-address': { tries: 100, seconds: 15 * MINUTE },
  /** A school class registers from one address. */
  'register-address': { tries: 100, seconds: 15 * MINUTE },
  'mail-address': { tries: 60, seconds: 15 * MINUTE },
  'mail-account': { tries: 3, seconds: HOUR },
  /** A first question about an address; the next one is a repetition. */
  'unknown-email': { tries: 1, seconds: HOUR },
  'unknown-address': { tries: 5, seconds: HOUR },
  'password-user': { tries: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, { tries: number; seconds: number }>

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
  /** Whether the limit is passed already, without counting. */
  isOver(one: Try): Promise<boolean>
  /** Forgets all tries. */
  forget(tries: readonly Try[]): Promise<void>
  /** Takes the last try back. */
  giveBack(one: Try): Promise<void>
}

/**
 * Counters in the database, counted by one statement: of any number of tries at the same time, exactly as many pass as the limit says.
 * The table shows neither addresses nor accounts.
 */
export function createLimiter(db: Database, dataKey: DataKey, now: () => Date): Limiter {
  const keyOf = (one: Try) => dataKey.pseudonym(`${one.kind}/${one.of}`)
  const count: Limiter['count'] = async (tries) => {
    const moment = now()
    const counted = tries.map((one) => ({ ...one, key: keyOf(one) })).toSorted((a, b) => Buffer.compare(a.key, b.key))
    const rows = counted.map((one) => sql`(${one.key}, 1, ${new Date(moment.getTime() + LIMITS[one.kind].seconds * 1000)})`)
    const result = await sql<{ key: Buffer; count: number; expiresAt: Date }>`
      insert into attempt as a (key, count, expires_at) values ${sql.join(rows)}
      on conflict (key) do update set
        count = case when a.expires_at <= ${moment} then 1 else a.count + 1 end,
        expires_at = case when a.expires_at <= ${moment} then excluded.expires_at else a.expires_at end
      returning key, count, expires_at`.execute(db)
    const counts = new Map(result.rows.map((row) => [row.key.toString('hex'), row]))
    const over = counted.flatMap((one) => {
      const row = counts.get(one.key.toString('hex'))
      return row && row.count > LIMITS[one.kind].tries ? [{ one, until: row.expiresAt.getTime() }] : []
    })
    const until = Math.max(0, ...over.map((entry) => entry.until))
    return { exceeded: over.map(({ one: { kind, of } }) => ({ kind, of })), retryAfterSeconds: (until - moment.getTime()) / 1000 }
  }
  return {
    count,
    check: async (tries) => {
      const { exceeded, retryAfterSeconds } = await count(tries)
      if (exceeded.length > 0) throw new RetryLaterError('too_many_attempts', retryAfterSeconds)
    },
    isOver: async (one) => {
      const row = await db
        .selectFrom('attempt')
        .select('count')
        .where('key', '=', keyOf(one))
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      return row !== undefined && row.count > LIMITS[one.kind].tries
    },
    forget: async (tries) => {
      await db.deleteFrom('attempt').where('key', 'in', tries.map(keyOf)).execute()
    },
    giveBack: async (one) => {
      await db
        .updateTable('attempt')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', keyOf(one))
        .where('count', '>', 0)
        .execute()
    },
  }
}

/** Whom a network address stands for: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177: a site has many addresses). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
