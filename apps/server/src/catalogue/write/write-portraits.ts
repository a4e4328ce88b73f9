import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { PORTRAIT } from './ballot-tables.ts'
import { type TableSpec, upsertRows } from './rows.ts'

/** A picture as it is stored; `large` null where one size serves for both, as with drawings. */
export interface StoredPicture {
  readonly hash: string
  readonly contentType: 'image/webp' | 'image/svg+xml'
  readonly small: Buffer
  readonly large: Buffer | null
}

export interface PortraitOf {
  readonly candidateId: number
  readonly picture: StoredPicture
}

const COUNCILLOR_PORTRAIT: TableSpec<{ readonly councillorNumber: number; readonly hash: string }> = {
  table: 'councillor_portrait',
  key: ['councillorNumber'],
  columns: { councillorNumber: 'integer', hash: 'text' },
}
/** Pictures per statement: about 6 MB. */
const CHUNK = 100

/** The drawing of a fictional candidate as a picture. */
export function drawingOf(svg: string): StoredPicture {
  const small = Buffer.from(svg)
  return { hash: hashOf(small), contentType: 'image/svg+xml', small, large: null }
}

/** A photograph in both sizes as a picture. */
export function pictureOf({ small, large }: { readonly small: Buffer; readonly large: Buffer }): StoredPicture {
  return { hash: hashOf(Buffer.concat([small, large])), contentType: 'image/webp', small, large }
}

/** SHA-256 of the content, as it stands in the address of a picture. */
function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Writes portraits of candidates; those of others stay. Returns how many were new or different. */
export async function writePortraits(tx: QueryExecutorProvider, portraits: readonly PortraitOf[]): Promise<number> {
  await insertPictures(tx, [...new Map(portraits.map(({ picture }) => [picture.hash, picture])).values()])
  const rows = portraits.map(({ candidateId, picture }) => ({ candidateId, hash: picture.hash }))
  return upsertRows(tx, PORTRAIT, rows)
}

/** Writes portraits of councillors, by a number of each; those of others stay. Returns how many were new or different. */
export async function writeCouncillorPortraits(
  tx: QueryExecutorProvider,
  portraits: readonly { readonly councillorNumber: number; readonly picture: StoredPicture }[],
): Promise<number> {
  await insertPictures(tx, [...new Map(portraits.map(({ picture }) => [picture.hash, picture])).values()])
  const rows = portraits.map(({ councillorNumber, picture }) => ({ councillorNumber, hash: picture.hash }))
  return upsertRows(tx, COUNCILLOR_PORTRAIT, rows)
}

/** Removes the portraits of some candidates. Returns how many there were. */
export async function removePortraits(tx: QueryExecutorProvider, candidateIds: readonly number[]): Promise<number> {
  if (candidateIds.length === 0) return 0
  const result = await sql`delete from candidate_portrait where candidate_id = any(${candidateIds}::integer[])`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

async function insertPictures(tx: QueryExecutorProvider, pictures: readonly StoredPicture[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += CHUNK) {
    const chunk = pictures.slice(start, start + CHUNK)
    await sql`
      insert into portrait (hash, content_type, small, large)
      select * from unnest(${chunk.map(({ hash }) => hash)}::text[], ${chunk.map(({ contentType }) => contentType)}::text[],
        ${chunk.map(({ small }) => small)}::bytea[], ${chunk.map(({ large }) => large)}::bytea[])
      on conflict (hash) do nothing`.execute(tx)
  }
}

/** Deletes the pictures that nobody shows and that no undone import could bring back. */
export async function prunePictures(tx: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from portrait where not exists (select from candidate_portrait as shown where shown.hash = portrait.hash)
      and not exists (select from councillor_portrait as shown where shown.hash = portrait.hash)
      and hash not in (
        select r->>'hash' from import_change c, json_array_elements(c.rows) as r
        where c.table_name in ('candidate_portrait', 'councillor_portrait') and c.operation <> 'insert' and r->>'hash' is not null)`.execute(
    tx,
  )
}
