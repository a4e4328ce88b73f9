import { type QueryExecutorProvider, sql } from 'kysely'

/** The log of imports, and the rows that each replaced. Frozen: what comes later is a migration of its own. */
export async function importLog(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...STATEMENTS, ...TABLES.flatMap(triggersOf)]) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table import_log (
    id integer primary key generated always as identity,
    format text not null,
    source text not null,
    imported_by text not null,
    imported_at timestamptz not null default now(),
    counts jsonb not null,
    version_before bigint not null,
    version_after bigint not null,
    touched text[] not null,
    undone_at timestamptz,
    undone_by text
  )`,
  `create table import_change (
    import_id integer not null references import_log on delete cascade,
    position bigint not null generated always as identity,
    table_name text not null,
    operation text not null check (operation in ('insert', 'update', 'delete')),
    rows json not null,
    touched text[] not null,
    primary key (import_id, position)
  )`,
  // The arguments of the trigger are expressions of this file: the key of a row, and what it belongs to.
  `create function record_import_change() returns trigger language plpgsql as $$
  declare
    import integer := nullif(current_setting('plenara.import_id', true), '')::integer;
    kept text := case tg_op when 'INSERT' then tg_argv[0] else 'to_json(t)' end;
  begin
    if import is not null then
      execute format('insert into import_change (import_id, table_name, operation, rows, touched)
        select $1, $2, $3, json_agg(%s), array_agg(distinct (%s)::text) from changed t having count(*) > 0', kept, tg_argv[1])
      using import, tg_table_name, lower(tg_op);
    end if;
    return null;
  end $$`,
]

const ELECTION = "'election/' || t.election_id"
const ELECTION_OF_CANDIDATE = "'election/' || (select c.election_id from candidate c where c.id = t.candidate_id)"
const QUESTIONNAIRE = "'questionnaire/' || t.questionnaire_id"

/** Table, key, and what a row belongs to: of two imports that touch the same, the later one is undone first. */
const TABLES: readonly (readonly [table: string, key: readonly string[], touched: string])[] = [
  ['canton', ['id'], "'places'"],
  ['constituency', ['id'], "'places'"],
  ['municipality', ['bfs_number'], "'places'"],
  ['locality', ['zip', 'bfs_number', 'place'], "'places'"],
  ['party', ['id'], "'party/' || t.id"],
  ['questionnaire', ['id'], "'questionnaire/' || t.id"],
  ['category', ['id'], QUESTIONNAIRE],
  ['axis', ['id'], QUESTIONNAIRE],
  ['question', ['id'], QUESTIONNAIRE],
  ['election', ['id'], "'election/' || t.id"],
  ['official_list', ['id'], ELECTION],
  ['candidate', ['id'], ELECTION],
  ['candidate_portrait', ['candidate_id'], ELECTION_OF_CANDIDATE],
  ['candidate_answers', ['candidate_id'], ELECTION_OF_CANDIDATE],
  ['election_result', ['election_id'], ELECTION],
]

function triggersOf([table, key, touched]: (typeof TABLES)[number]): string[] {
  const keyObject = `json_build_object(${key.map((column) => `'${column}', t.${column}`).join(', ')})`
  const args = [keyObject, touched].map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')
  return ['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on ${table}
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed
      for each statement execute function record_import_change(${args})`,
  )
}
