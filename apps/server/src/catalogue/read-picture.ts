import type { Picture, PictureSize } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A picture that some candidate or councillor shows, in one of its sizes; null where nobody does. */
export async function readPicture(db: Database, hash: string, size: PictureSize): Promise<Picture | null> {
  const isShown = sql<boolean>`(exists (select from candidate_portrait as shown where shown.hash = portrait.hash)
    or exists (select from councillor_portrait as shown where shown.hash = portrait.hash))`
  const row = await db
    .selectFrom('portrait')
    .select(['contentType', sql<Buffer>`case when ${size} = 'large' then coalesce(large, small) else small end`.as('bytes')])
    .where('hash', '=', hash)
    .where(isShown)
    .executeTakeFirst()
  return row ? { contentType: row.contentType, bytes: new Uint8Array(row.bytes) } : null
}
