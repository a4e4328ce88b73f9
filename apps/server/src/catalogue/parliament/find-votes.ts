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
 * The votes of a page, in order: by day, of one day the better hits of the search first. Words are found in their index alone: the planner takes
 * reading all rows for cheap, but the words of a long text lie beside their row.
 */
export async function findVotes(db: Database, filter: VoteFilter): Promise<FoundIds> {
  const reading = searchQuery(filter.searchTerm) === null ? 'on' : 'off'
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', ${reading}, true), set_config('jit', 'off', true)`.execute(tx)
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
  const where = allOf(conditionsOf(filter, query))
  return query === null && filter.councillor === null ? indexedPage(where, order) : foundPage(where, { ...order, query })
}

/** The day's index gives the page. */
function indexedPage(where: RawBuilder<unknown>, { direction, offset }: Order): RawBuilder<FoundIds> {
  return sql`
    select (select count(*)::int from vote_entry e where ${where}) as total, to_json(array(
      select e.id from vote_entry e where ${where} order by e.day ${direction}, e.id ${direction} limit ${PAGE_SIZE} offset ${offset}
    )) as ids`
}

/**
 * All hits are found once, counted by day, and only those of the page's days are put in order: a rank reads every word of a vote, and there
 * are far less days than votes.
 */
function foundPage(
  where: RawBuilder<unknown>,
  { direction, offset, query }: Order & { readonly query: string | null },
): RawBuilder<FoundIds> {
  const rank = query === null ? sql`` : sql`ts_rank((select v.search from vote v where v.id = hit.id), ${query}::tsquery) desc,`
  return sql`
    with days as materialized (
      select e.day, count(*)::int as size, array_agg(e.id) as ids from vote_entry e where ${where} group by e.day
    ),
    placed as (select day, ids, size, (sum(size) over (order by day ${direction}))::int - size as before from days),
    page as materialized (select * from placed where before < ${offset}::int + ${PAGE_SIZE} and before + size > ${offset}::int)
    select coalesce((select sum(size)::int from days), 0) as total, to_json(array(
      select hit.id from page, unnest(page.ids) as hit (id)
      order by page.day ${direction}, ${rank} hit.id ${direction} limit ${PAGE_SIZE} offset ${offset}::int - (select min(before) from page)
    )) as ids`
}

function conditionsOf({ from, to, isPeoples, topicKeys, councillor }: VoteFilter, query: string | null): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (from !== null) conditions.push(sql`e.day >= ${from}`)
  if (to !== null) conditions.push(sql`e.day <= ${to}`)
  if (isPeoples !== null) conditions.push(sql`e.is_peoples = ${isPeoples}`)
  if (topicKeys !== null) conditions.push(sql`e.topic_keys && ${topicKeys}::text[]`)
  if (query !== null) conditions.push(sql`e.search @@ ${query}::tsquery`)
  if (councillor !== null) conditions.push(hasDecision(councillor))
  return conditions
}

function hasDecision({ numbers, decisions }: NonNullable<VoteFilter['councillor']>): RawBuilder<unknown> {
  const any = sql.join(
    decisions.map((decision) => sql`d.${sql.id(decision)} && ${numbers}::integer[]`),
    sql` or `,
  )
  return sql`e.key in (select d.vote_key from vote_decision d where ${any})`
}
