import type { SessionVoteIds, SessionVotesFilter } from '@plenara/api'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type HiddenVotes, shownOnly } from './hidden-votes.ts'
import { FINAL } from './read-final-votes.ts'
import { allOf } from './stored-record.ts'

const MOST_FINAL = 200
const CLOSEST = 5

/** The votes of some councils within two days: all, the final ones (newest first), and the closest. */
export async function readSessionVotes(
  db: Database,
  { from, until, councilKeys }: SessionVotesFilter,
  hidden: HiddenVotes,
): Promise<SessionVoteIds> {
  const where = allOf([
    sql`not e.is_peoples and e.day >= ${from} and e.day <= ${until} and e.council_key = any(${councilKeys}::text[])`,
    ...shownOnly(hidden),
  ])
  const { rows } = await sql<SessionVoteIds>`
    with shown as materialized (select e.id, e.day, e.affair, e.margin from vote_entry e where ${where})
    select (select count(distinct affair)::int from shown) as affairs,
      to_json(array(select id from shown order by day desc, id desc)) as ids,
      to_json(array(select s.id from shown s join vote v on v.id = s.id where v.record->'subject'->>'de' like ${FINAL}
        order by s.day desc, s.id desc limit ${MOST_FINAL})) as final,
      to_json(array(select id from shown where margin is not null order by margin, day desc, id desc limit ${CLOSEST})) as closest`.execute(
    db,
  )
  return rows[0] ?? { affairs: 0, ids: [], final: [], closest: [] }
}
