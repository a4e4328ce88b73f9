import type { ArticleFilter, Hits } from '@plenara/api'
import { type ArticleRecord, type ArticleSnapshot, PAGE_SIZE } from '@plenara/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { searchQuery } from './search-vector.ts'
import { allOf, identified, markOf, type StoredRecord } from './stored-record.ts'

interface ArticleRead extends StoredRecord<ArticleRecord> {
  readonly councillorIds: readonly number[]
  readonly candidateIds: readonly number[]
}

const COLUMNS = sql`a.id, a.record, ${markOf('a')}, a.candidate_ids,
  to_json(array(select c.id from councillor c where c.numbers && a.councillor_numbers order by c.id)) as councillor_ids`

export async function readArticle(db: Database, articleId: number): Promise<ArticleSnapshot | null> {
  const { rows } = await sql<ArticleRead>`select ${COLUMNS} from article a where a.id = ${articleId}`.execute(db)
  return rows[0] ? articleOf(rows[0]) : null
}

/** The articles of a page, newest first. */
export async function findArticles(db: Database, filter: ArticleFilter): Promise<Hits<ArticleSnapshot>> {
  const where = allOf(conditionsOf(filter))
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from article a where ${where}`.execute(db)
  const page = await sql<ArticleRead>`
    select ${COLUMNS} from article a where ${where}
    order by a.published_at desc, a.id desc limit ${PAGE_SIZE} offset ${(filter.page - 1) * PAGE_SIZE}`.execute(db)
  return { items: page.rows.map(articleOf), total: rows[0]?.total ?? 0 }
}

function conditionsOf(filter: ArticleFilter): RawBuilder<unknown>[] {
  const { from, to, language, councillorNumbers, candidateIds, outletKeys, outletTypes, isFreeOnly } = filter
  const query = searchQuery(filter.searchTerm)
  const conditions: RawBuilder<unknown>[] = []
  if (from !== null) conditions.push(sql`${DAY} >= ${from}`)
  if (to !== null) conditions.push(sql`${DAY} <= ${to}`)
  if (language !== null) conditions.push(sql`a.language = ${language}`)
  if (query !== null) conditions.push(sql`a.search @@ ${query}::tsquery`)
  if (councillorNumbers !== null) conditions.push(sql`a.councillor_numbers && ${councillorNumbers}::integer[]`)
  if (candidateIds !== null) conditions.push(sql`a.candidate_ids && ${candidateIds}::integer[]`)
  if (outletKeys !== null) conditions.push(sql`a.outlet_key = any(${outletKeys}::text[])`)
  if (outletTypes !== null)
    conditions.push(sql`a.outlet_key in (select key from media_outlet where record->>'type' = any(${outletTypes}::text[]))`)
  if (isFreeOnly) conditions.push(sql`not a.premium`)
  return conditions
}

/** The day in Switzerland, as text that sorts chronologically. */
const DAY = sql`to_char(a.published_at at time zone 'Europe/Zurich', 'YYYY-MM-DD')`

function articleOf({ councillorIds, candidateIds, ...stored }: ArticleRead): ArticleSnapshot {
  return { ...identified(stored), councillorIds, candidateIds }
}
