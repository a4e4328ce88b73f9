import type { VoteSnapshot } from '@plenara/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type HiddenVotes, shownOnly } from './hidden-votes.ts'
import { readVotes } from './read-votes.ts'
import { allOf } from './stored-record.ts'

/** Votes of parliaments among which final ones are looked for, the newest: those of about three years. */
const LOOKED_AT = 5_000
const MOST = 300
/** What the subject of a final vote is like in the German of the source. */
export const FINAL = 'Schlussabstimmung%'

/** The newest final votes, newest first. */
export async function readFinalVotes(db: Database, hidden: HiddenVotes): Promise<VoteSnapshot[]> {
  const where = allOf([sql`not e.is_peoples`, ...shownOnly(hidden)])
  const { rows } = await sql<{ id: number }>`
    with newest as materialized (select e.id, e.day from vote_entry e where ${where} order by e.day desc, e.id desc limit ${LOOKED_AT})
    select n.id from newest n join vote v on v.id = n.id where v.record->'subject'->>'de' like ${FINAL}
    order by n.day desc, n.id desc limit ${MOST}`.execute(db)
  return readVotes(
    db,
    rows.map(({ id }) => id),
  )
}
