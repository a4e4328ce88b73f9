import type { StoredVoteBodies } from '@plenara/api'
import { CANTON_CODES } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type HiddenVotes, shownOnly } from './hidden-votes.ts'
import { allOf } from './stored-record.ts'

/** Whose votes are listed, and the policy areas of those of the people. */
export async function readVoteBodies(db: Database, hidden: HiddenVotes): Promise<StoredVoteBodies> {
  const { rows } = await sql<{ councilKeys: string[]; cantons: string[]; areas: number[] }>`
    with shown as materialized (select e.council_key, e.canton, e.areas from vote_entry e where ${allOf(shownOnly(hidden))})
    select array(select distinct council_key from shown where council_key is not null) as council_keys,
      array(select distinct canton from shown where canton is not null) as cantons,
      array(select distinct area from shown, unnest(areas) area where area between 1 and 12 order by area) as areas`.execute(db)
  const [row] = rows
  const told = new Set(row?.cantons)
  return { councilKeys: row?.councilKeys ?? [], cantonCodes: CANTON_CODES.filter((code) => told.has(code)), areas: row?.areas ?? [] }
}
