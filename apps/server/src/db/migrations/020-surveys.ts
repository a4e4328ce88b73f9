import { type QueryExecutorProvider, sql } from 'kysely'

/** Surveys and notifications; imports of them are logged and undone like all others. Frozen: what comes later is a migration of its own. */
export async function surveys(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'create table survey (id bigint primary key, record jsonb not null)',
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on survey
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed
      for each statement execute function record_import_change('json_build_object(''id'', t.id)', '''survey/'' || t.id')`,
  ),
]
