import type { Picture, PictureSize } from '@plenara/api'
import { PORTRAIT_DIGITS } from '@plenara/contract/constants'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Greater than every digit, in every order of letters. */
const AFTER_DIGITS = 'g'

/** The address of a stored picture in its small size. @param hash its SHA-256 */
export function portraitAddress(hash: string): string {
  return `/api/portrait/${hash.slice(0, PORTRAIT_DIGITS)}/small`
}

/**
 * A picture that some candidate or councillor shows, by the first digits of its hash, in one of its sizes; null where nobody does. What somebody published
 * themselves takes the place of an imported one.
 */
export async function readPicture(db: Database, digits: string, size: PictureSize): Promise<Picture | null> {
  return (await readImported(db, digits, size)) ?? (await readOwn(db, digits, size))
}

async function readOwn(db: Database, digits: string, size: PictureSize): Promise<Picture | null> {
  const row = await db
    .selectFrom('publishedPortrait')
    .select(sql<Buffer>`case when ${size} = 'large' then large else small end`.as('bytes'))
    .where('hash', '>=', digits)
    .where('hash', '<', digits + AFTER_DIGITS)
    .orderBy('hash')
    .limit(1)
    .executeTakeFirst()
  return row ? { contentType: 'image/webp', bytes: new Uint8Array(row.bytes) } : null
}

async function readImported(db: Database, digits: string, size: PictureSize): Promise<Picture | null> {
  const isShown = sql<boolean>`(exists (select from candidate_portrait as shown where shown.hash = portrait.hash
      and not exists (select from published_portrait as own where own.candidate_id = shown.candidate_id))
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

/** The small pictures of candidates, by id; who shows none is missing. */
export async function readPortraits(db: Database, candidateIds: readonly number[]): Promise<ReadonlyMap<number, Picture>> {
  const wanted = sql<number>`any(${candidateIds}::integer[])`
  const imported = await db
    .selectFrom('candidatePortrait')
    .innerJoin('portrait', 'portrait.hash', 'candidatePortrait.hash')
    .select(['candidateId', 'contentType', 'small'])
    .where('candidateId', '=', wanted)
    .execute()
  const own = await db.selectFrom('publishedPortrait').select(['candidateId', 'small']).where('candidateId', '=', wanted).execute()
  const found = new Map(imported.map(({ candidateId, ...picture }) => [candidateId, pictureIn(picture)]))
  for (const { candidateId, small } of own) {
    if (small === null) found.delete(candidateId)
    else found.set(candidateId, pictureIn({ contentType: 'image/webp', small }))
  }
  return found
}

function pictureIn({ contentType, small }: { readonly contentType: Picture['contentType']; readonly small: Buffer }): Picture {
  return { contentType, bytes: new Uint8Array(small) }
}
