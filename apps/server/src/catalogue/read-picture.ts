import type { Picture, PictureSize } from '@plenara/api'
import { PORTRAIT_DIGITS } from '@plenara/contract/constants'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Greater than every digit, in every order of letters. */
const AFTER_DIGITS = 'g'

/** The address of a stored picture in its small size. @param hash its SHA-256 */
export function portraitAddress(hash: string): string {
  return `/api/portrait/${hash.slice(0, PORTRAIT_DIGITS)}/small`
}

/** A picture that some candidate or councillor shows, by the first digits of its hash, in one of its sizes; null where nobody does. */
export async function readPicture(db: Database, digits: string, size: PictureSize): Promise<Picture | null> {
  const isShown = sql<boolean>`(exists (select from candidate_portrait as shown where shown.hash = portrait.hash)
    or exists (select from councillor_portrait as shown where shown.hash = portrait.hash))`
  const row = await db
    .selectFrom('portrait')
    .select(['contentType', sql<Buffer>`case when ${size} = 'large' then coalesce(large, small) else small end`.as('bytes')])
    .where('hash', '>=', digits)
    .where('hash', '<', digits + AFTER_DIGITS)
    .where(isShown)
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst()
  return row ? { contentType: row.contentType, bytes: new Uint8Array(row.bytes) } : null
}
