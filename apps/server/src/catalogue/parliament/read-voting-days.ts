import type { CountReading } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type HiddenVotes, shownOnly } from './hidden-votes.ts'
import { allOf } from './stored-record.ts'

const MOST_SIMILAR = 3
const RESULTS = 'voteinfo'

/** Earlier federal votes in one of these policy areas: those with more areas in common first, then the younger. */
export async function findSimilarVotes(
  db: Database,
  { topics, before }: { readonly topics: readonly string[]; readonly before: string },
  hidden: HiddenVotes,
): Promise<number[]> {
  const common = sql`(select count(*) from jsonb_array_elements_text(v.record->'topics') topic where topic = any(${topics}::text[]))`
  const where = allOf([sql`e.is_peoples and e.day < ${before} and v.record->>'cantonCode' is null and ${common} > 0`, ...shownOnly(hidden)])
  const { rows } = await sql<{ id: number }>`
    select e.id from vote_entry e join vote v on v.id = e.id where ${where}
    order by ${common} desc, e.day desc, e.id desc limit ${MOST_SIMILAR}`.execute(db)
  return rows.map(({ id }) => id)
}

/** When the results of a voting day were last read; null where none were ever fetched. */
export async function readLastCount(db: Database): Promise<CountReading | null> {
  const row = await db.selectFrom('fetchedSource').select('state').where('name', '=', RESULTS).executeTakeFirst()
  return row?.state.counted ?? null
}
