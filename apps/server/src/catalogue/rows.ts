import { type QueryExecutorProvider, sql } from 'kysely'

type SqlType = 'integer' | 'bigint' | 'text' | 'boolean' | 'jsonb' | 'integer[]' | 'text[]' | 'bytea' | 'tsvector' | 'timestamptz'

/** How the rows of a table are written. Names are those of the program; the database has them in snake_case. */
export interface TableSpec<Row> {
  readonly table: string
  readonly key: readonly (keyof Row & string)[]
  readonly columns: Readonly<Record<keyof Row & string, SqlType>>
  /** Columns that keep what they have where the new row has null. */
  readonly kept?: readonly (keyof Row & string)[]
  /** Told how many rows each statement has written. */
  readonly onRows?: (count: number) => void
}

/** Rows a statement, so that progress shows and no parameter grows without bounds. */
const CHUNK = 2_000

/**
 * Inserts rows or changes those that differ, some thousand in each statement. Returns how many rows were new or different:
 * 0 where the table already says the same.
 */
export async function upsertRows<Row extends object>(
  tx: QueryExecutorProvider,
  spec: TableSpec<Row>,
  rows: readonly Row[],
): Promise<number> {
  const statement = upsertStatement(spec)
  let changed = 0
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK)
    const result = await sql`${sql.raw(statement.before)} ${JSON.stringify(chunk)}::jsonb ${sql.raw(statement.after)}`.execute(tx)
    changed += Number(result.numAffectedRows ?? 0)
    spec.onRows?.(chunk.length)
  }
  return changed
}

interface Scope {
  readonly table: string
  readonly scope: string
  readonly scopeIds: readonly number[]
  readonly id: string
  readonly keepIds: readonly number[]
}

/** Deletes the rows of some elections or questionnaires that the source no longer has. Returns how many. */
export async function deleteOthers(tx: QueryExecutorProvider, { table, scope, scopeIds, id, keepIds }: Scope): Promise<number> {
  const result = await sql`
    delete from ${sql.raw(table)} as t
    where t.${sql.raw(scope)} = any(${scopeIds}::integer[])
      and not exists (select from unnest(${keepIds}::integer[]) as kept (id) where kept.id = t.${sql.raw(id)})`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

function upsertStatement<Row>(spec: TableSpec<Row>): { before: string; after: string } {
  const names = Object.keys(spec.columns)
  const types: Readonly<Record<string, SqlType>> = spec.columns
  const kept: readonly string[] = spec.kept ?? []
  const keys: readonly string[] = spec.key
  const others = names.filter((name) => !keys.includes(name))
  const definition = names.map((name) => `"${name}" ${types[name]}`)
  const incoming = (name: string) =>
    kept.includes(name) ? `coalesce(excluded.${snake(name)}, t.${snake(name)})` : `excluded.${snake(name)}`
  const differs = `(${others.map((name) => `t.${snake(name)}`)}) is distinct from (${others.map(incoming)})`
  return {
    before: `insert into ${spec.table} as t (${names.map(snake)}) select ${names.map((name) => `r."${name}"`)} from jsonb_to_recordset(`,
    after: `) as r (${definition}) on conflict (${keys.map(snake)}) do update set ${others.map((name) => `${snake(name)} = ${incoming(name)}`)} where ${differs}`,
  }
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
