import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PACE } from './limits.ts'

interface Counted {
  readonly count: number
  readonly expiresAt: Date
}

/** Counts tries. Keys are 32 bytes that reveal neither an address nor an account. */
export interface AttemptStore {
  /** Counts a try for each key, in the order of the keys; an expired count starts again. */
  count(tries: readonly { readonly key: Buffer; readonly seconds: number }[], moment: Date): Promise<Counted[]>
  /** Counts a paced try (`PACE`) and returns null; one that comes too early is not counted, and the time from which it is allowed is returned. */
  pace(key: Buffer, moment: Date): Promise<Date | null>
  /** The present count, 0 if there is none. */
  read(key: Buffer, moment: Date): Promise<number>
  forget(keys: readonly Buffer[]): Promise<void>
  /** Uncounts the last try. */
  giveBack(key: Buffer): Promise<void>
}

/** Counters in the database, each changed by one statement, so that simultaneous tries cannot exceed a limit. */
export function createAttemptStore(db: Database): AttemptStore {
  return {
    count: async (tries, moment) => {
      const sorted = tries.toSorted((a, b) => Buffer.compare(a.key, b.key))
      const rows = sorted.map(({ key, seconds }) => sql`(${key}, 1, ${later(moment, seconds)})`)
      const result = await sql<Counted & { key: Buffer }>`
        insert into attempt as a (key, count, expires_at) values ${sql.join(rows)}
        on conflict (key) do update set
          count = case when a.expires_at <= ${moment} then 1 else a.count + 1 end,
          expires_at = case when a.expires_at <= ${moment} then excluded.expires_at else a.expires_at end
        returning key, count, expires_at`.execute(db)
      const byKey = new Map(result.rows.map((row) => [row.key.toString('hex'), row]))
      return tries.flatMap(({ key }) => byKey.get(key.toString('hex')) ?? [])
    },
    pace: async (key, moment) => {
      const quiet = later(moment, PACE.quiet)
      const counted = await sql`
        insert into attempt as a (key, count, expires_at) values (${key}, 1, ${quiet})
        on conflict (key) do update set
          count = case when a.expires_at <= ${moment} then 1 else a.count + 1 end,
          expires_at = excluded.expires_at,
          next_at = case when a.expires_at > ${moment} and a.count + 1 >= ${PACE.free}
            then ${moment}::timestamptz + least(${PACE.longest}, ${PACE.first} * power(2, least(a.count + 1 - ${PACE.free}, 20))) * interval '1 second' end
        where a.expires_at <= ${moment} or a.next_at is null or a.next_at <= ${moment}
        returning count`.execute(db)
      if (counted.rows.length > 0) return null
      const row = await db.selectFrom('attempt').select('nextAt').where('key', '=', key).executeTakeFirst()
      return row?.nextAt ?? moment
    },
    read: async (key, moment) => {
      const row = await db.selectFrom('attempt').select('count').where('key', '=', key).where('expiresAt', '>', moment).executeTakeFirst()
      return row?.count ?? 0
    },
    forget: async (keys) => {
      await db.deleteFrom('attempt').where('key', 'in', keys).execute()
    },
    giveBack: async (key) => {
      await db
        .updateTable('attempt')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },
  }
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
