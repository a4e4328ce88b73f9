import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { CountedError } from './browser-error-counts.ts'

/** Adds counts to the stored ones. */
export async function saveBrowserErrors(db: Database, errors: readonly CountedError[]): Promise<void> {
  if (errors.length === 0) return
  await db
    .insertInto('browserError')
    .values(
      errors.map(({ day, release, route, kind, class: className, count }) => ({ day, release, route, kind, class: className, count })),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'release', 'route', 'kind', 'class']).doUpdateSet({ count: sql`browser_error.count + excluded.count` }),
    )
    .execute()
}

/** The counts from a day on, the newest day first, within a day the most frequent error first. @param since `YYYY-MM-DD` */
export async function readBrowserErrors(db: Database, since: string): Promise<CountedError[]> {
  return db
    .selectFrom('browserError')
    .select(['day', 'release', 'route', 'kind', 'class', 'count'])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('release')
    .orderBy('route')
    .orderBy('class')
    .execute()
}
