import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Every record tells the import that last changed it, and an import tells its source. A trigger stamps the rows, so that no writer need think of
 * it; undoing puts the former row back with its former stamp. Frozen: what comes later is a migration of its own.
 */
export async function sources(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...STATEMENTS, ...TABLES.flatMap(statementsOf), 'drop table last_import']) await sql.raw(statement).execute(db)
}

const ELECTION = "'election/' || t.election_id"
const ELECTION_OF_CANDIDATE = "'election/' || (select c.election_id from candidate c where c.id = t.candidate_id)"
const QUESTIONNAIRE = "'questionnaire/' || t.questionnaire_id"
const ofId = (table: string): Stamped => [table, `'${table.replaceAll('_', '-')}/' || t.id`]

/** Table, what a row belongs to in the log (as in `004-import-log.ts`), and columns whose change is none of the record. */
type Stamped = readonly [table: string, touched: string, others?: readonly string[]]

const TABLES: readonly Stamped[] = [
  ofId('party'),
  ofId('questionnaire'),
  ['category', QUESTIONNAIRE],
  ['axis', QUESTIONNAIRE],
  ['question', QUESTIONNAIRE],
  ['election', "'election/' || t.id", ['questionnaire_id', 'results_public']],
  ['official_list', ELECTION],
  ['candidate', ELECTION],
  ['candidate_portrait', ELECTION_OF_CANDIDATE],
  ['candidate_answers', ELECTION_OF_CANDIDATE],
  ['election_result', ELECTION],
  ...['council', 'parliamentary_group', 'parliament_party', 'parliament_session', 'topic', 'media_outlet'].map(ofId),
  ...['councillor', 'interest', 'affair', 'affair_document', 'vote'].map(ofId),
  ['article', "'article/' || t.id", ['councillor_numbers', 'candidate_ids']],
  ['council_seating', "'seating/' || t.council_key"],
  ['vote_decision', "'decisions/' || t.vote_key"],
  ['explanation', "'explanation/' || t.people_vote_key"],
  ['question_vote', "'question-vote/' || t.questionnaire_key || '/' || t.question_key"],
  ofId('survey'),
]

const STATEMENTS = [
  `alter table import_log
    add column name text, add column address text, add column licence text, add column file_hash text, add column data_date text,
    add column fictional boolean not null default false`,
  `update import_log set fictional = true, name = 'Plenara: demonstration' where format = 'demonstration'`,
  `alter table catalogue_state add column demonstration text check (demonstration in ('loaded', 'declined', 'removed'))`,
  `update catalogue_state set demonstration = 'loaded' where exists (select from import_log where format = 'demonstration')`,
  // Rows from before this migration belong to the last import that the log names for them; of others the source stays unknown.
  `create temporary table last_import as
    select touch, max(id) as id from import_log, unnest(touched) as touch
    where undone_at is null and format not in ('reference', 'correction', 'publication', 'withdrawal', 'replacement') group by touch`,
  'create index on last_import (touch)',
  // The argument names the columns whose change is none of the record.
  `create function stamp_source() returns trigger language plpgsql as $$
  declare
    source integer := nullif(current_setting('plenara.source_id', true), '')::integer;
  begin
    if source is null then return new; end if;
    if tg_op = 'UPDATE' and tg_nargs > 0 then
      if to_jsonb(new) - tg_argv[0]::text[] = to_jsonb(old) - tg_argv[0]::text[] then return new; end if;
    end if;
    new.source_id := source;
    return new;
  end $$`,
]

function statementsOf([table, touched, others]: Stamped): string[] {
  const args = others ? `'{${[...others, 'source_id'].join(',')}}'` : ''
  return [
    `alter table ${table} add column source_id integer`,
    `alter table ${table} disable trigger user`,
    `update ${table} as t set source_id = l.id from last_import l where l.touch = ${touched}`,
    `alter table ${table} enable trigger user`,
    `create trigger stamp_source before insert or update on ${table} for each row execute function stamp_source(${args})`,
  ]
}
