import type { Audit } from '@plenara/api'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema/index.ts'
import type { Outbox } from '../mail/outbox.ts'
import { before, LIFE } from './account-context.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Accounts that one run removes or writes to; the next one takes the rest. */
const BATCH = 500

export interface CleanUpOptions {
  readonly db: Database
  readonly outbox: Outbox
  readonly now: () => Date
  /** Keeps which accounts were removed. */
  readonly audit?: Audit
}

/**
 * Removes what is over: counters, sessions, secrets a day after their end, accounts that nobody confirmed within a week, and those that nobody
 * used for 24 months, a month after a mail that says so.
 */
export async function cleanUp(options: CleanUpOptions): Promise<void> {
  const { db } = options
  const now = options.now()
  await db.deleteFrom('attempt').where('expiresAt', '<=', now).execute()
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('createdAt', '<=', before(now, LIFE.session)), eb('usedAt', '<=', before(now, LIFE.sessionIdle))]))
    .execute()
  await db
    .deleteFrom('secret')
    .where((eb) => eb.or([eb('expiresAt', '<=', before(now, DAY_MS)), eb('usedAt', '<=', before(now, DAY_MS))]))
    .execute()
  await removeAccounts(options, (eb) =>
    eb.and([eb('confirmedAt', 'is', null), eb('createdAt', '<=', before(now, LIFE.unconfirmedAccount))]),
  )
  await warnInactive(options)
  await removeAccounts(options, (eb) =>
    eb.and([eb('activeAt', '<=', before(now, LIFE.inactiveAccount)), eb('inactiveNoticeAt', '<=', before(now, LIFE.inactiveNotice))]),
  )
}

/** Cleans up now and every hour; answers how to end that. */
export function scheduleCleanUp(options: CleanUpOptions, onError: (error: unknown) => void): () => void {
  const run = () => cleanUp(options).catch(onError)
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  run()
  return () => clearInterval(timer)
}

type Condition = (eb: ExpressionBuilder<Schema, 'appUser'>) => Expression<SqlBool>

/** Asked again with the removal: who signs in at this moment keeps the account. */
async function removeAccounts({ db, audit }: CleanUpOptions, isOver: Condition): Promise<void> {
  const found = await db.selectFrom('appUser').select('userId').where(isOver).limit(BATCH).execute()
  for (const { userId } of found) {
    await db.transaction().execute(async (tx) => {
      const user = await tx.deleteFrom('appUser').where('userId', '=', userId).where(isOver).returning('userId').executeTakeFirst()
      if (!user) return
      await audit?.({ who: 'clean-up', what: 'removeAccount', whose: userId, outcome: 'ok' })
      for (const table of ['session', 'secret', 'outbox', 'email'] as const) {
        await tx.deleteFrom(table).where('userId', '=', userId).execute()
      }
    })
  }
}

async function warnInactive({ db, outbox, now }: CleanUpOptions): Promise<void> {
  const isDue: Condition = (eb) =>
    eb.and([
      eb('activeAt', '<=', before(now(), LIFE.inactiveAccount - LIFE.inactiveNotice)),
      eb('inactiveNoticeAt', 'is', null),
      eb('confirmedAt', 'is not', null),
    ])
  const found = await db.selectFrom('appUser').select('userId').where(isDue).limit(BATCH).execute()
  for (const { userId } of found) {
    await db.transaction().execute(async (tx) => {
      const user = await tx
        .updateTable('appUser')
        .set({ inactiveNoticeAt: now() })
        .where('userId', '=', userId)
        .where(isDue)
        .returning('userId')
        .executeTakeFirst()
      if (user) await outbox.add(tx, { userId, kind: 'inactive', secret: null, expiresAt: null })
    })
  }
  if (found.length > 0) outbox.wake()
}
