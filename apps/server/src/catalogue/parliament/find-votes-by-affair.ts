import type { VoteFilter } from '@plenara/api'
import { MAX_VOTES_WITHOUT_PAGE, PAGE_SIZE, VOTES_AN_AFFAIR } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { entriesFound, planned } from './find-votes.ts'
import { type HiddenVotes, NOTHING_HIDDEN } from './hidden-votes.ts'

export interface FoundAffairs {
  /** Of affairs. */
  readonly total: number
  /** The first votes of each affair of the page, in order, and how many were found of it. */
  readonly affairs: readonly { readonly ids: readonly number[]; readonly total: number }[]
}

/** The votes of parliaments of a page of affairs: the affair with the newest (or oldest) of the votes found comes first, its votes in the same order. */
export async function findVotesByAffair(db: Database, filter: VoteFilter, hidden: HiddenVotes = NOTHING_HIDDEN): Promise<FoundAffairs> {
  return (await planned(db, filter, statementOf(filter, hidden))) ?? { total: 0, affairs: [] }
}

function statementOf(filter: VoteFilter, hidden: HiddenVotes): RawBuilder<FoundAffairs> {
  const isNewest = filter.sort === 'newest'
  const [direction, first] = isNewest ? [sql`desc`, sql`max`] : [sql`asc`, sql`min`]
  const where = entriesFound({ ...filter, isPeoples: null }, hidden)
  return sql`
    with found as materialized (
      select e.affair, ${first}(e.day) as day, ${first}(e.id) as id, count(*)::int as total from vote_entry e
      where not e.is_peoples and (${where}) group by e.affair
    ),
    page as materialized (select * from found order by day ${direction}, id ${direction} limit ${PAGE_SIZE} offset ${(filter.page - 1) * PAGE_SIZE}),
    listed as (
      select p.day, p.id, json_build_object('total', p.total, 'ids', array(
        select e.id from vote_entry e where e.affair = p.affair and not e.is_peoples and (${where}) order by e.day ${direction}, e.id ${direction}
        limit case when a.id is null then ${MAX_VOTES_WITHOUT_PAGE}::int else ${VOTES_AN_AFFAIR}::int end
      )) as affair from page p left join affair a on a.key = p.affair
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(affair order by day ${direction}, id ${direction}) from listed), '[]') as affairs`
}
