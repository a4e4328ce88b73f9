import pg from 'pg'
import { connectionOf } from '../libpq.ts'
import { type Column, readColumns, readTablesInOrder } from './read-tables.ts'

/** The foreign server and its schema in the source, for the time of the copy. */
const LINK = 'plenara_move'
/** Rows that go over in one statement. */
const BATCH = 1_000

const name = (text: string) => pg.escapeIdentifier(text)
const literal = (text: string) => pg.escapeLiteral(text)

/**
 * Copies every row of the product from one database into another one of the same schema, as one transaction of both: the tables of the target are
 * empty before, and again where it fails. The source pushes them through `postgres_fdw`, so that the two may be of different versions of PostgreSQL.
 */
export async function copyTables(source: pg.Client, target: pg.Client, targetUrl: string): Promise<void> {
  const tables = await readTablesInOrder(target)
  const columns = await readColumns(target)
  await target.query(`truncate ${tables.map(name).join(', ')}`)
  try {
    await link(source, targetUrl)
    await withPlainTables(target, tables, columns, () => copyAll(source, tables, columns))
  } finally {
    await source.query(`drop schema if exists ${LINK} cascade`)
    // With the user mapping, which holds the password.
    await source.query('drop extension if exists postgres_fdw cascade')
  }
}

async function link(source: pg.Client, targetUrl: string): Promise<void> {
  const { user = '', password, ...options } = connectionOf(targetUrl)
  const login = { user, ...(password !== undefined && { password }) }
  const listed = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key} ${literal(value)}`)
      .join(', ')
  await source.query('create extension if not exists postgres_fdw')
  await source.query(`drop server if exists ${LINK} cascade`)
  await source.query(
    `create server ${LINK} foreign data wrapper postgres_fdw options (${listed({ ...options, batch_size: String(BATCH) })})`,
  )
  await source.query(`create user mapping for current_user server ${LINK} options (${listed(login)})`)
  await source.query(`drop schema if exists ${LINK} cascade`)
  await source.query(`create schema ${LINK}`)
  await source.query(`import foreign schema public from server ${LINK} into ${LINK}`)
}

async function copyAll(source: pg.Client, tables: readonly string[], columns: ReadonlyMap<string, readonly Column[]>): Promise<void> {
  await source.query('begin isolation level repeatable read')
  try {
    for (const table of tables) {
      const list = (columns.get(table) ?? []).map((column) => name(column.name)).join(', ')
      await source.query(`insert into ${LINK}.${name(table)} (${list}) select ${list} from public.${name(table)}`)
    }
    await source.query('commit')
  } catch (error) {
    await source.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Takes rows as they are meanwhile: their triggers have run already, where they came from, and find no table under the `search_path` of
 * `postgres_fdw`; numbers that the database gives are given.
 */
async function withPlainTables(
  target: pg.Client,
  tables: readonly string[],
  columns: ReadonlyMap<string, readonly Column[]>,
  work: () => Promise<void>,
): Promise<void> {
  const always = [...columns].flatMap(([table, list]) =>
    list.filter(({ isAlways }) => isAlways).map((column) => ({ table, column: column.name })),
  )
  const give = (when: 'always' | 'by default') =>
    each(always, ({ table, column }) => `alter table ${name(table)} alter ${name(column)} set generated ${when}`)
  const each = async <T>(items: readonly T[], statementOf: (item: T) => string) => {
    for (const item of items) await target.query(statementOf(item))
  }
  await each(tables, (table) => `alter table ${name(table)} disable trigger user`)
  await give('by default')
  await work()
  await give('always')
  await each(tables, (table) => `alter table ${name(table)} enable trigger user`)
}

/** Lets the counters of the target go on where those of the source are. */
export async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ sequence: string; last: string | null; start: string }>(
    "select format('%I', sequencename) as sequence, last_value as last, start_value as start from pg_sequences where schemaname = 'public'",
  )
  for (const { sequence, last, start } of rows)
    await target.query('select setval($1::regclass, $2::bigint, $3::boolean)', [sequence, last ?? start, last !== null])
}
