import { type QueryExecutorProvider, sql } from 'kysely'

/** The pace of tries at a password, and when an account was last used. Frozen: what comes later is a migration of its own. */
export async function accounts(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table attempt add next_at timestamptz`,
  `alter table app_user add active_at timestamptz not null default now()`,
  `alter table app_user add inactive_notice_at timestamptz`,
  `create index app_user_active on app_user (active_at)`,
]
