import { type Kysely, sql } from 'kysely'
import { codeOf } from '../platform/start-error.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the database to the schema of this program and returns how many migrations ran. All of them run in one transaction; processes that
 * start at the same time wait for each other. Migrations of a newer program are left alone.
 */
export async function migrate<Schema>(database: Kysely<Schema>): Promise<number> {
  const db = database.withoutPlugins()
  await createRecord(db)
  return db.transaction().execute(async (tx) => {
    await sql`select from schema_migration where name = '000' for update`.execute(tx)
    const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(tx)
    const done = new Set(rows.map((row) => row.name))
    const pending = migrations.filter((migration) => !done.has(migration.name))
    for (const migration of pending) {
      await migration.up(tx)
      await sql`insert into schema_migration (name) values (${migration.name})`.execute(tx)
    }
    return pending.length
  })
}

/** The migrations that a newer program has left in the database, by their names. */
export async function readLaterMigrations<Schema>(database: Kysely<Schema>): Promise<string[]> {
  const known = migrations.map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`
    select name from schema_migration where name <> '000' and name <> all(${known}) order by name`.execute(database.withoutPlugins())
  return rows.map(({ name }) => name)
}

/** Processes wait for the lock on row `000`. Creating a table that another process is just creating fails, which is ignored. */
async function createRecord<Schema>(db: Kysely<Schema>): Promise<void> {
  try {
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      db,
    )
  } catch (error) {
    if (!['23505', '42710', '42P07'].includes(codeOf(error) ?? '')) throw error
  }
  await sql`insert into schema_migration (name) values ('000') on conflict do nothing`.execute(db)
}
