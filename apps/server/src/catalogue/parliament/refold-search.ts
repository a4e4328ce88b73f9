import type { AffairRecord, ArticleRecord, ParliamentVoteRecord, PeopleVoteRecord } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { AFFAIR, ARTICLE, PARLIAMENT_VOTE, PEOPLE_VOTE } from './parliament-tables.ts'
import { FOLD } from './search-vector.ts'

/** Records that are read and folded at once. */
const CHUNK = 2_000

type Table = 'affair' | 'vote' | 'article'

interface StoredRecord {
  readonly id: number
  readonly isPeoples: boolean
  readonly record: unknown
}

/** Folds the words of stored records anew where an older program wrote them; returns whether it did. No record changes, so no version is raised. */
export async function refoldSearch(tx: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ fold: number }>`select search_fold as fold from catalogue_state`.execute(tx)
  if ((rows[0]?.fold ?? FOLD) >= FOLD) return false
  for (const table of ['affair', 'vote', 'article'] as const) await refoldTable(tx, table)
  await sql`update catalogue_state set search_fold = ${FOLD}, search_folded_at = now()`.execute(tx)
  return true
}

/** After rows of an import from before the present folding came back. */
export async function refoldAfterUndo(tx: QueryExecutorProvider, importId: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update catalogue_state s set search_fold = 0 from import_log l where l.id = ${importId} and l.imported_at < s.search_folded_at`.execute(
    tx,
  )
  if (numAffectedRows) await refoldSearch(tx)
}

async function refoldTable(tx: QueryExecutorProvider, table: Table): Promise<void> {
  const isPeoples = table === 'vote' ? sql`is_peoples` : sql`false`
  let last = -1
  for (;;) {
    const { rows } = await sql<StoredRecord>`
      select id, ${isPeoples} as "isPeoples", record from ${sql.table(table)} where id > ${last} order by id limit ${CHUNK}`.execute(tx)
    if (rows.length === 0) return
    const folded = rows.map((row) => ({ id: row.id, search: searchOf(table, row) }))
    await sql`
      update ${sql.table(table)} t set search = r.search from json_to_recordset(${JSON.stringify(folded)}::json) as r (id bigint, search tsvector)
      where t.id = r.id and t.search is distinct from r.search`.execute(tx)
    last = rows.at(-1)?.id ?? last
  }
}

/** The records were written by the same tables. */
function searchOf(table: Table, { id, isPeoples, record }: StoredRecord): string {
  if (table === 'affair') return AFFAIR.toRow(record as AffairRecord, id).search
  if (table === 'article') return ARTICLE.toRow(record as ArticleRecord, id).search
  return isPeoples
    ? PEOPLE_VOTE.toRow(record as PeopleVoteRecord, id).search
    : PARLIAMENT_VOTE.toRow(record as ParliamentVoteRecord, id).search
}
