import { type QueryExecutorProvider, sql } from 'kysely'

/** Which process does what one does for all servers, and how many connections each server may have. Frozen: what comes later is a migration of its own. */
export async function jobLeases(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // The holder belongs to a key: to change it waits for those who share that key, to renew the lease does not.
  `create table job_lease (
    name text primary key,
    holder uuid not null,
    until timestamptz not null,
    unique (name, holder)
  )`,
  'alter table running_server add column connections integer not null default 27',
]
