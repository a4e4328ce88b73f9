import { type QueryExecutorProvider, sql } from 'kysely'

/** The codes of mails that set a new password at the desk. Frozen: what comes later is a migration of its own. */
export async function actorResets(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table actor_reset (
    hash bytea primary key,
    actor_id bigint not null references actor on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index actor_reset_actor on actor_reset (actor_id)',
]
