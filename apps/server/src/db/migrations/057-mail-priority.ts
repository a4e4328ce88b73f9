import { type QueryExecutorProvider, sql } from 'kysely'

/** Which mails wait for nobody: 0 what somebody waits for at the screen, 1 the usual, 2 one of very many. Frozen: what comes later is a migration of its own. */
export async function mailPriority(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table outbox add column priority smallint not null default 1',
  'create index outbox_next on outbox (priority, due_at)',
  'drop index outbox_due',
]
