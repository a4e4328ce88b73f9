import type { VoteFilter } from '@plenara/api'
import { PAGE_SIZE } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { searchQuery } from './search-vector.ts'
import { allOf } from './stored-record.ts'

export interface FoundIds {
  readonly total: number
  readonly ids: readonly number[]
}

/**
 * The votes of a page, in order: by day, of one day the better hits of the search first. The rank is computed only for the days of the page,
 * because it reads every word of a vote.
 */
export async function findVotes(db: Database, filter: VoteFilter): Promise<FoundIds> {
  const offset = (filter.page - 1) * PAGE_SIZE
  const isNewest = filter.sort === 'newest'
  const direction = isNewest ? sql`desc` : sql`asc`
  const isBefore = isNewest ? sql`hits.day > span.last` : sql`hits.day < span.first`
  const query = searchQuery(filter.searchTerm)
  const rank = query === null ? sql`` : sql`ts_rank(v.search, ${query}::tsquery) desc,`
  const { rows } = await sql<FoundIds>`
    with hits as materialized (select v.id, v.day from vote v where ${allOf(conditionsOf(filter, query))}),
    span as (
      select min(day) as first, max(day) as last
      from (select day from hits order by day ${direction} limit ${PAGE_SIZE} offset ${offset}) as page
    )
    select (select count(*)::int from hits) as total, to_json(array(
      select v.id from span join hits on hits.day between span.first and span.last join vote v on v.id = hits.id
      order by v.day ${direction}, ${rank} v.id ${direction}
      limit ${PAGE_SIZE} offset greatest(${offset} - (select count(*) from hits, span where ${isBefore}), 0)
    )) as ids`.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

function conditionsOf(filter: VoteFilter, query: string | null): RawBuilder<unknown>[] {
  const { from, to, topicKeys, isPeoples, councillor } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (from !== null) conditions.push(sql`v.day >= ${from}`)
  if (to !== null) conditions.push(sql`v.day <= ${to}`)
  if (isPeoples !== null) conditions.push(sql`v.is_peoples = ${isPeoples}`)
  if (topicKeys !== null) conditions.push(sql`v.affair_key in (select key from affair where topic_keys && ${topicKeys}::text[])`)
  if (query !== null) conditions.push(fitsSearch(query))
  if (councillor !== null) conditions.push(hasDecision(councillor))
  return conditions
}

/** A vote fits by its own words or by those of its affair. */
function fitsSearch(query: string): RawBuilder<unknown> {
  return sql`v.id in (
    select id from vote where search @@ ${query}::tsquery
    union all select of_affair.id from vote of_affair join affair a on a.key = of_affair.affair_key where a.search @@ ${query}::tsquery)`
}

function hasDecision({ numbers, decisions }: NonNullable<VoteFilter['councillor']>): RawBuilder<unknown> {
  const any = sql.join(
    decisions.map((decision) => sql`d.${sql.id(decision)} && ${numbers}::integer[]`),
    sql` or `,
  )
  return sql`v.key in (select d.vote_key from vote_decision d where ${any})`
}
