import { type QueryExecutorProvider, sql } from 'kysely'

/** News has a version of its own, and its changes count apart in the log. Frozen: what comes later is a migration of its own. */
export async function newsVersion(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table catalogue_state add column news_version bigint not null default 0',
  'alter table import_log add column is_news boolean not null default false',
]
