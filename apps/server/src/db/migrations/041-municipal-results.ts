import { type QueryExecutorProvider, sql } from 'kysely'

/** How municipalities voted, a row for each canton of a vote of the people. Frozen: what comes later is a migration of its own. */
export async function municipalResults(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a row belongs to, as in `004-import-log.ts`. */
const KEY = "json_build_object(''vote_key'', t.vote_key, ''canton_code'', t.canton_code)"
const TOUCHED = "''municipal-result/'' || t.vote_key || ''/'' || t.canton_code"

const STATEMENTS = [
  `create table municipal_result (
    vote_key text not null,
    canton_code text not null check (length(canton_code) = 2),
    municipalities jsonb not null,
    source_id integer,
    primary key (vote_key, canton_code)
  )`,
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on municipal_result
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed for each statement execute function record_import_change('${KEY}', '${TOUCHED}')`,
  ),
  'create trigger stamp_source before insert or update on municipal_result for each row execute function stamp_source()',
]
