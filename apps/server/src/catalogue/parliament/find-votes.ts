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
 * The votes of a page, in order: by day, of one day the better hits of the search first. They are found in indexes alone: the planner takes
 * reading all rows for cheap, but the words of a long text and the decisions of a vote lie beside their row.
 */
export async function findVotes(db: Database, filter: VoteFilter): Promise<FoundIds> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(tx)
    const { rows } = await statementOf(filter).execute(tx)
    return rows[0] ?? { total: 0, ids: [] }
  })
}

interface Order {
  readonly direction: RawBuilder<unknown>
  readonly offset: number
}

function statementOf(filter: VoteFilter): RawBuilder<FoundIds> {
  const order = { direction: filter.sort === 'newest' ? sql`desc` : sql`asc`, offset: (filter.page - 1) * PAGE_SIZE }
  const query = searchQuery(filter.searchTerm)
  const where = allOf([...plainConditions(filter), ...setConditions(filter, query)])
  if (query !== null) return rankedPage(where, { ...order, query, isNewest: filter.sort === 'newest' })
  return setConditions(filter, null).length > 0 ? foundPage(where, order) : indexedPage(where, order)
}

/** The day's index gives the page. */
function indexedPage(where: RawBuilder<unknown>, { direction, offset }: Order): RawBuilder<FoundIds> {
  return sql`
    select (select count(*)::int from vote v where ${where}) as total, to_json(array(
      select v.id from vote v where ${where} order by v.day ${direction}, v.id ${direction} limit ${PAGE_SIZE} offset ${offset}
    )) as ids`
}

/** All hits are found once, for the page and for their number. */
function foundPage(where: RawBuilder<unknown>, { direction, offset }: Order): RawBuilder<FoundIds> {
  return sql`
    with hits as materialized (select v.id, v.day from vote v where ${where})
    select (select count(*)::int from hits) as total, to_json(array(
      select id from hits order by day ${direction}, id ${direction} limit ${PAGE_SIZE} offset ${offset}
    )) as ids`
}

/** The rank is computed for the days of the page only, because it reads every word of a vote. */
function rankedPage(
  where: RawBuilder<unknown>,
  { direction, offset, query, isNewest }: Order & { readonly query: string; readonly isNewest: boolean },
): RawBuilder<FoundIds> {
  const isBefore = isNewest ? sql`hits.day > span.last` : sql`hits.day < span.first`
  return sql`
    with hits as materialized (select v.id, v.day from vote v where ${where}),
    span as materialized (
      select min(day) as first, max(day) as last
      from (select day from hits order by day ${direction} limit ${PAGE_SIZE} offset ${offset}) as page
    )
    select (select count(*)::int from hits) as total, to_json(array(
      select v.id from span join hits on hits.day between span.first and span.last join vote v on v.id = hits.id
      order by hits.day ${direction}, ts_rank(v.search, ${query}::tsquery) desc, hits.id ${direction}
      limit ${PAGE_SIZE} offset greatest(${offset} - (select count(*) from hits, span where ${isBefore}), 0)
    )) as ids`
}

/** What the row of a vote says itself. */
function plainConditions({ from, to, isPeoples }: VoteFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (from !== null) conditions.push(sql`v.day >= ${from}`)
  if (to !== null) conditions.push(sql`v.day <= ${to}`)
  if (isPeoples !== null) conditions.push(sql`v.is_peoples = ${isPeoples}`)
  return conditions
}

/** What other tables and indexes say. */
function setConditions({ topicKeys, councillor }: VoteFilter, query: string | null): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
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
