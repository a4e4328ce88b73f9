import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../src/db/database.ts'

export type NotedStatement = `${'insert' | 'update' | 'delete'} ${string}`

export interface NotedStatements {
  /** Whose connections sent a statement, by their names, each as often as it was sent. `isLimited`: only those with a time limit, or only those without. */
  by(statement: NotedStatement, isLimited?: boolean): Promise<string[]>
}

/** Notes who sends these statements from now on, also where they change no row. */
export async function noteStatements(db: Database, ...statements: readonly NotedStatement[]): Promise<NotedStatements> {
  await run(db, sql`create table noted_statement (statement text not null, sender text not null, is_limited boolean not null)`)
  await run(
    db,
    sql`create function note_statement() returns trigger language plpgsql as $$ begin
      insert into noted_statement values (
        lower(tg_op) || ' ' || tg_table_name, current_setting('application_name'), current_setting('statement_timeout') <> '0');
      return null;
    end $$`,
  )
  for (const statement of statements) {
    const [event = '', table = ''] = statement.split(' ')
    await run(
      db,
      sql`create trigger noted before ${sql.raw(event)} on ${sql.table(table)} for each statement execute function note_statement()`,
    )
  }
  return {
    by: async (statement, isLimited) => {
      const { rows } = await sql<{ sender: string }>`
        select sender from noted_statement
        where statement = ${statement} and (${isLimited ?? null}::boolean is null or is_limited = ${isLimited ?? null}) order by sender`.execute(
        db,
      )
      return rows.map(({ sender }) => sender)
    },
  }
}

/** Whose connections wait for a lock now, by their names. */
export async function waitingForLocks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function run(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(db)
}
