import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { KindDifference } from '../../db/schema/import-log.ts'

/** A row as it was and as it is, with the names of the columns; null where there is none. */
export interface RowChange {
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** What elections and candidates are called. */
export interface Names {
  readonly elections: ReadonlyMap<number, string>
  readonly candidates: ReadonlyMap<number, string>
}

/** So many rows are looked at one by one; all of them are counted. */
const MOST_ROWS = 5_000

/** The tables in which the steps of an import changed something, even if a later step took it back. */
export async function touchedTables(tx: QueryExecutorProvider, importId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from import_change where import_id = ${importId} group by 1 order by min(position)`.execute(tx)
  return rows.map(({ name }) => name)
}

export interface TableChanges {
  readonly counts: KindDifference
  readonly rows: readonly RowChange[]
}

/**
 * What all steps of an import together changed in a table; with `withRows` also which rows: those that were changed or removed, and drafts that are
 * compared with a published result.
 */
export async function readChangesOf(
  tx: QueryExecutorProvider,
  { importId, table, withRows }: { readonly importId: number; readonly table: string; readonly withRows: boolean },
): Promise<TableChanges> {
  const { rows } = await sql<KindDifference & { readonly rows: readonly RowChange[] }>`
    with change as materialized (${await changesOf(tx, importId, table)})
    select (select count(*) from change where before is null)::integer as added,
      (select count(*) from change where before is not null and after is not null)::integer as changed,
      (select count(*) from change where after is null)::integer as removed,
      (select coalesce(json_agg(one), '[]') from (
        select before, after from change where ${withRows} and (before is not null or ${isComparedDraft(table)}) limit ${MOST_ROWS}) as one) as rows`.execute(
    tx,
  )
  const [read] = rows
  return { counts: { added: read?.added ?? 0, changed: read?.changed ?? 0, removed: read?.removed ?? 0 }, rows: read?.rows ?? [] }
}

function isComparedDraft(table: string): RawBuilder<boolean> {
  return table === 'result_draft'
    ? sql`exists (select from election_result r where r.election_id = (after ->> 'election_id')::integer)`
    : sql`false`
}

/** The first step at a row has kept what it was before the import; the time of the change is no difference, and what is marked as gone is not there. */
async function changesOf(tx: QueryExecutorProvider, importId: number, table: string) {
  const keys = await keyColumns(tx, table)
  const isSame = sql.join(
    keys.map((name) => sql`t.${sql.id(name)}::text = f.kept ->> ${sql.lit(name)}`),
    sql` and `,
  )
  const values = sql.join(keys.map((name) => sql`one.kept ->> ${sql.lit(name)}`))
  const exists = sql`t.${sql.id(keys[0] ?? 'id')} is not null`
  return sql`
    select before, after from (
    select case when f.operation <> 'insert' and f.kept -> 'gone' is distinct from 'true' then f.kept end as before,
      case when n.current -> 'gone' is distinct from 'true' then n.current end as after
    from (
      select distinct on (array[${values}]) c.operation, one.kept
      from import_change c, lateral (select value::jsonb as kept from json_array_elements(c.rows)) as one
      where c.import_id = ${importId} and c.table_name = ${table}
      order by array[${values}], c.position
    ) as f left join ${sql.table(table)} t on ${isSame}
    cross join lateral (select case when ${exists} then to_jsonb(t) end as current offset 0) as n
    where (f.operation <> 'insert' or n.current is not null)
      and (f.operation = 'insert' or f.kept - 'updated_at' is distinct from n.current - 'updated_at')
    ) as seen where before is not null or after is not null`
}

async function keyColumns(tx: QueryExecutorProvider, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum = any(i.indkey)`.execute(tx)
  return rows.map(({ name }) => name)
}
