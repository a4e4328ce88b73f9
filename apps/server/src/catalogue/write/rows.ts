import { type QueryExecutorProvider, sql } from 'kysely'

type SqlType = 'integer' | 'bigint' | 'text' | 'boolean' | 'jsonb' | 'integer[]' | 'text[]' | 'bytea' | 'tsvector' | 'timestamptz'

/** How the rows of a table are written. Names are those of the program; the database has them in snake_case. */
export interface TableSpec<Row> {
  readonly table: string
  readonly key: readonly (keyof Row & string)[]
  readonly columns: Readonly<Record<keyof Row & string, SqlType>>
  /** Columns that keep their value if the new row has null. */
  readonly keepIfNull?: readonly (keyof Row & string)[]
  /** Columns with texts by language: languages that the new row lacks are kept where it says the same in those that it has. */
  readonly mergeLanguages?: readonly (keyof Row & string)[]
  /** Columns with several such texts by name. */
  readonly mergeTexts?: readonly (keyof Row & string)[]
  /** Columns with a JSON array that keep their value if the new row has none. */
  readonly keepIfEmpty?: readonly (keyof Row & string)[]
  /** The column, in snake_case, for the time when a row was inserted or changed. */
  readonly changedAt?: string
  /** Called with the number of rows that each statement has written. */
  readonly onRows?: (count: number) => void
}

/** Rows per statement, so that progress is visible and parameters stay bounded. */
const CHUNK = 2_000

/**
 * Inserts rows or updates those that differ, a few thousand per statement. Returns how many rows were new or different: 0 if the table already
 * had the same values.
 */
export async function upsertRows<Row extends object>(
  tx: QueryExecutorProvider,
  spec: TableSpec<Row>,
  rows: Iterable<Row>,
): Promise<number> {
  const statement = upsertStatement(spec)
  let changed = 0
  for (const chunk of chunksOf(rows)) {
    const result = await sql`${sql.raw(statement.before)} ${JSON.stringify(chunk)}::jsonb ${sql.raw(statement.after)}`.execute(tx)
    changed += Number(result.numAffectedRows ?? 0)
    spec.onRows?.(chunk.length)
  }
  return changed
}

/** The rows in turns of `CHUNK`: of a generator no more exist at once. */
export function* chunksOf<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let chunk: Row[] = []
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

interface Scope {
  readonly table: string
  readonly scope: string
  readonly scopeIds: readonly number[]
  readonly id: string
  readonly keepIds: readonly number[]
}

/** Marks the rows of some elections or questionnaires that the source no longer has; they stay, with what hangs on them. Returns how many. */
export async function markGone(tx: QueryExecutorProvider, { table, scope, scopeIds, id, keepIds }: Scope): Promise<number> {
  const result = await sql`
    update ${sql.raw(table)} as t set gone = true
    where t.${sql.raw(scope)} = any(${scopeIds}::integer[]) and t.gone is null
      and not exists (select from unnest(${keepIds}::integer[]) as keep (id) where keep.id = t.${sql.raw(id)})`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

function upsertStatement<Row>(spec: TableSpec<Row>): { before: string; after: string } {
  const names = Object.keys(spec.columns)
  const types: Readonly<Record<string, SqlType>> = spec.columns
  const keys: readonly string[] = spec.key
  const others = names.filter((name) => !keys.includes(name))
  const definition = names.map((name) => `"${name}" ${types[name]}`)
  const incoming = (name: string) => incomingOf(spec, name)
  const differs = `(${others.map((name) => `t.${snake(name)}`)}) is distinct from (${others.map(incoming)})`
  const assignments = [
    ...others.map((name) => `${snake(name)} = ${incoming(name)}`),
    ...(spec.changedAt === undefined ? [] : [`${spec.changedAt} = now()`]),
  ]
  return {
    before: `insert into ${spec.table} as t (${names.map(snake)}) select ${names.map((name) => `r."${name}"`)} from jsonb_to_recordset(`,
    after: `) as r (${definition}) on conflict (${keys.map(snake)}) do update set ${assignments} where ${differs}`,
  }
}

/** What a column has after a row that is stored already comes again. */
function incomingOf<Row>(spec: TableSpec<Row>, name: string): string {
  const [stored, given] = [`t.${snake(name)}`, `excluded.${snake(name)}`]
  const isIn = (names: readonly string[] = []) => names.includes(name)
  if (isIn(spec.keepIfNull)) return `coalesce(${given}, ${stored})`
  if (isIn(spec.mergeLanguages)) return mergedBy('merged_languages', stored, given)
  if (isIn(spec.mergeTexts)) return mergedBy('merged_texts', stored, given)
  if (isIn(spec.keepIfEmpty)) return `coalesce(nullif(${given}, '[]'), ${stored})`
  return given
}

/** The function is slow, and most texts are as they were, or there are none. */
function mergedBy(merge: string, stored: string, given: string): string {
  return `case when ${given} in (${stored}, '{}') then ${stored} when ${stored} = '{}' then ${given} else ${merge}(${stored}, ${given}) end`
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
