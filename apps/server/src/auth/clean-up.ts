import type { Database } from '../db/database.ts'
import { before, LIFE } from './account-context.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Removes what is over: counters, sessions, secrets a day after their end, accounts that nobody confirmed within a week. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('expiresAt', '<=', now).execute()
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('createdAt', '<=', before(now, LIFE.session)), eb('usedAt', '<=', before(now, LIFE.sessionIdle))]))
    .execute()
  await db
    .deleteFrom('secret')
    .where((eb) => eb.or([eb('expiresAt', '<=', before(now, DAY_MS)), eb('usedAt', '<=', before(now, DAY_MS))]))
    .execute()
  await removeUnconfirmed(db, now)
}

/** Cleans up now and every hour; answers how to end that. */
export function scheduleCleanUp(db: Database, options: { now: () => Date; onError: (error: unknown) => void }): () => void {
  const run = () => cleanUp(db, options.now()).catch(options.onError)
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  run()
  return () => clearInterval(timer)
}

async function removeUnconfirmed(db: Database, now: Date): Promise<void> {
  const stale = await db
    .selectFrom('appUser')
    .select('userId')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<=', before(now, LIFE.unconfirmedAccount))
    .execute()
  for (const { userId } of stale) {
    await db.transaction().execute(async (tx) => {
      const user = await tx
        .deleteFrom('appUser')
        .where('userId', '=', userId)
        .where('confirmedAt', 'is', null)
        .returning('userId')
        .executeTakeFirst()
      if (!user) return
      for (const table of ['email', 'secret', 'outbox'] as const) await tx.deleteFrom(table).where('userId', '=', userId).execute()
    })
  }
}
