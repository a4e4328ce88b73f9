import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Districts and divided municipalities, the day of each stored directory, and coats of arms. Frozen: what comes later is a migration of its own.
 */
export async function places(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...STATEMENTS, ...TABLES.flatMap(triggersOf)]) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table municipality add column district text',
  'alter table municipality add column constituency_ids integer[]',
  `create table place_directory (
    part text primary key,
    as_of text not null check (as_of ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
  )`,
  `create table coat_of_arms (
    place text primary key,
    media_type text not null check (media_type in ('image/svg+xml', 'image/png')),
    hash text not null,
    bytes bytea not null
  )`,
]

/** Table, key, and what a row belongs to: of two imports that touch the same, the later one is undone first. */
const TABLES: readonly (readonly [table: string, key: string, touched: string])[] = [
  ['place_directory', 'part', "'places'"],
  ['coat_of_arms', 'place', "'coats-of-arms'"],
]

function triggersOf([table, key, touched]: (typeof TABLES)[number]): string[] {
  const args = [`json_build_object('${key}', t.${key})`, touched].map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')
  return ['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on ${table}
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed
      for each statement execute function record_import_change(${args})`,
  )
}
