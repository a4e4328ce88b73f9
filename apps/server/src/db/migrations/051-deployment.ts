import { type QueryExecutorProvider, sql } from 'kysely'

/** What is the same on all servers of a database, and which servers run. Frozen: what comes later is a migration of its own. */
export async function deployment(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table deployment (
    id smallint primary key check (id = 1),
    key_id bytea not null check (length(key_id) = 8),
    machine text not null,
    key_file text not null,
    push_key bytea
  )`,
  `create table running_server (
    server_id uuid primary key,
    machine text not null,
    version text not null,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    key_file text not null,
    key_ids bytea[] not null,
    enumeration text not null
  )`,
]
