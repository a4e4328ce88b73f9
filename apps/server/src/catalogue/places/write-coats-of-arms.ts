import { createHash } from 'node:crypto'
import type { CoatOfArmsRecord } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Enough of the hash that another picture has another address. */
const HASH_LENGTH = 16

/** Stores coats of arms beside those that are there; one of the same place is replaced. Returns how many changed. */
export async function writeCoatsOfArms(tx: QueryExecutorProvider, coats: readonly CoatOfArmsRecord[]): Promise<number> {
  const rows = coats.map(({ place, mediaType, base64 }) => ({ place, mediaType, base64, hash: hashOf(base64) }))
  if (rows.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into coat_of_arms as t (place, media_type, hash, bytes)
    select r.place, r."mediaType", r.hash, decode(r.base64, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place text, "mediaType" text, base64 text, hash text)
    on conflict (place) do update set media_type = excluded.media_type, hash = excluded.hash, bytes = excluded.bytes
    where t.hash <> excluded.hash`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

function hashOf(base64: string): string {
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex').slice(0, HASH_LENGTH)
}
