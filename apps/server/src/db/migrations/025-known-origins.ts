import { type QueryExecutorProvider, sql } from 'kysely'

/** From where an account was signed in to: its devices and networks, as pseudonyms. Frozen: what comes later is a migration of its own. */
export async function knownOrigins(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table known_origin (
    user_id bigint not null references app_user on delete cascade,
    kind text not null check (kind in ('device', 'network')),
    mark bytea not null,
    used_at timestamptz not null,
    primary key (user_id, kind, mark)
  )`,
  'create index known_origin_used on known_origin (used_at)',
]
