import { type QueryExecutorProvider, sql } from 'kysely'

/** How fetching each source went the last time, and what the next time begins with. Frozen: what comes later is a migration of its own. */
export async function fetchedSource(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`create table fetched_source (
    name text primary key,
    started_at timestamptz,
    succeeded_at timestamptz,
    changed_at timestamptz,
    failed_at timestamptz,
    failures integer not null default 0,
    error text,
    problems jsonb not null default '[]',
    state jsonb not null default '{}'
  )`)
    .execute(db)
}
