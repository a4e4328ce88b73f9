import { type QueryExecutorProvider, sql } from 'kysely'

/** When an import brought an official list as it is. Frozen: what comes later is a migration of its own. */
export async function listUpdated(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table official_list add column updated_at timestamptz',
  // Of what is there already the log says when its election was last changed.
  `update official_list l set updated_at = (
    select max(i.imported_at) from import_log i
    where i.version_after > i.version_before and i.undone_at is null and i.touched @> array['election/' || l.election_id]
  )`,
  'alter table official_list alter column updated_at set default now()',
]
