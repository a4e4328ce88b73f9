import type { VoteFilter } from '@plenara/api'
import { PAGE_SIZE } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { searchQuery } from './search-vector.ts'
import { type HiddenVotes, NOTHING_HIDDEN, shownOnly } from './hidden-votes.ts'
import { allOf } from './stored-record.ts'

export interface FoundIds {
  readonly total: number
  readonly ids: readonly number[]
}

/**
 * The votes of a page, in order: by day, within a day the better hits of the search first. The search uses the index of words only: the planner
 * considers reading all rows cheap, but the words of a long text are stored apart from their row.
 */
export async function findVotes(db: Database, filter: VoteFilter, hidden: HiddenVotes = NOTHING_HIDDEN): Promise<FoundIds> {
  return (await planned(db, filter, statementOf(filter, hidden))) ?? { total: 0, ids: [] }
}

/** The one row that a statement over the entries of votes `e` answers. */
export async function planned<Row>(db: Database, { searchTerm }: VoteFilter, statement: RawBuilder<Row>): Promise<Row | undefined> {
  const reading = searchQuery(searchTerm) === null ? 'on' : 'off'
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', ${reading}, true), set_config('jit', 'off', true)`.execute(tx)
    return (await statement.execute(tx)).rows[0]
  })
}

interface Order {
  readonly direction: RawBuilder<unknown>
  readonly offset: number
}

function statementOf(filter: VoteFilter, hidden: HiddenVotes): RawBuilder<FoundIds> {
  const order = { direction: filter.sort === 'newest' ? sql`desc` : sql`asc`, offset: (filter.page - 1) * PAGE_SIZE }
  const query = searchQuery(filter.searchTerm)
  const where = entriesFound(filter, hidden)
  return query === null && filter.councillor === null ? indexedPage(where, order) : foundPage(where, { ...order, query })
}

/** The condition on entries of votes `e`. */
export function entriesFound(filter: VoteFilter, hidden: HiddenVotes): RawBuilder<unknown> {
  const conditions = [...conditionsOf(filter, searchQuery(filter.searchTerm)), ...traitsOf(filter)]
  return allOf([...conditions, ...(filter.councillor === null ? shownOnly(hidden) : [])])
}

/** Reads the page from the index on the day. */
function indexedPage(where: RawBuilder<unknown>, { direction, offset }: Order): RawBuilder<FoundIds> {
  return sql`
    select (select count(*)::int from vote_entry e where ${where}) as total, to_json(array(
      select e.id from vote_entry e where ${where} order by e.day ${direction}, e.id ${direction} limit ${PAGE_SIZE} offset ${offset}
    )) as ids`
}

/**
 * All hits are found once and counted by day, and only those of the page's days are ranked: ranking reads every word of a vote, and there are far
 * fewer days than votes.
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

function traitsOf({ councilKey, canton, result, margin, areas }: VoteFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (councilKey !== undefined) conditions.push(sql`e.council_key = ${councilKey}`)
  if (canton)
    conditions.push(sql`case when e.is_peoples then e.canton = ${canton.code} else e.council_key = any(${canton.councilKeys}::text[]) end`)
  if (result) conditions.push(result === 'yes' ? sql`e.has_more_yes` : sql`not e.has_more_yes`)
  if (margin !== undefined) conditions.push(sql`e.margin <= ${margin}`)
  if (areas) conditions.push(sql`e.areas && ${areas}::integer[]`)
  return conditions
}

function hasDecision({ numbers, decisions }: NonNullable<VoteFilter['councillor']>): RawBuilder<unknown> {
  const any = sql.join(
    decisions.map((decision) => sql`d.${sql.id(decision)} && ${numbers}::integer[]`),
    sql` or `,
  )
  return sql`e.key in (select d.vote_key from vote_decision d where ${any})`
}
