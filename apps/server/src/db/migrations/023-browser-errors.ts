import { type QueryExecutorProvider, sql } from 'kysely'

/** How often browsers met which error, by day. Frozen: what comes later is a migration of its own. */
export async function browserErrors(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}

const STATEMENT = String.raw`create table browser_error (
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  release text not null,
  route text not null,
  kind text not null,
  class text not null,
  count integer not null check (count > 0),
  primary key (day, release, route, kind, class)
)`
