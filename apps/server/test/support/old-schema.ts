import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { migrations } from '../../src/db/migrations/index.ts'

/** Gives an empty database the schema of an earlier release, whose last migration is named, and rows as that release wrote them. */
export async function makeOldSchema(db: Database, last: string, rows: readonly string[] = []): Promise<void> {
  await db
    .withoutPlugins()
    .transaction()
    .execute(async (tx) => {
      await sql`create table schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(tx)
      for (const { name: step, up } of migrations.slice(0, migrations.findIndex((one) => one.name === last) + 1)) {
        await up(tx)
        await sql`insert into schema_migration (name) values (${step})`.execute(tx)
      }
      for (const row of rows) await sql.raw(row).execute(tx)
    })
}
