import { type QueryExecutorProvider, sql } from 'kysely'

/** The new address of an account, until the link sent to it is opened. Frozen: what comes later is a migration of its own. */
export async function emailChange(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table app_user add column pending_email text',
  'create index app_user_pending_email on app_user (user_id) where pending_email is not null',
  'alter table secret add column email text',
  'alter table secret drop constraint secret_kind_check',
  `alter table secret add constraint secret_kind_check check (kind in ('confirm', 'reset', 'email') and (kind = 'email') = (email is not null))`,
]
