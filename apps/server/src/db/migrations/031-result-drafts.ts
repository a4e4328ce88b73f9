import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Results are drafts until they are published, imports keep what they changed, and the time of an official list outlives an undone import.
 * New columns take null: rows that an import replaced before this migration come back without them. Frozen: what comes later is a migration of
 * its own.
 */
export async function resultDrafts(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...STATEMENTS, ...TRIGGERS]) await sql.raw(statement).execute(db)
}

const COLUMNS = 'election_id, final, source, as_of, areas, ballots, candidates, lists'

const STATEMENTS = [
  `create table result_draft (
    election_id integer primary key references election,
    final boolean not null,
    source text,
    as_of text,
    areas jsonb,
    ballots jsonb,
    candidates jsonb not null,
    lists jsonb not null,
    source_id integer
  )`,
  'create trigger stamp_source before insert or update on result_draft for each row execute function stamp_source()',
  // Whether a result is shown is no fact of the source.
  'drop trigger stamp_source on election',
  `create trigger stamp_source before insert or update on election for each row
    execute function stamp_source('{questionnaire_id,results_public,result_withdrawn,source_id}')`,
  'alter table election add result_withdrawn jsonb',
  'alter table election_result add correction jsonb',
  // The youngest delivery of an election, published or not.
  `create view latest_result as
    select ${COLUMNS} from result_draft
    union all select ${COLUMNS} from election_result r where not exists (select from result_draft d where d.election_id = r.election_id)`,
  'alter table import_log add is_draft boolean not null default false, add difference jsonb',
  // What an official list said when it was last imported, and since when it says so.
  'alter table catalogue_key add said text, add said_at timestamptz',
  // The languages that a newer text lacks are kept, unless it says something else: then they are translations of what nobody says any more.
  `create function merged_languages(stored jsonb, given jsonb) returns jsonb language sql immutable as $$
    select case when exists (select from jsonb_each(given) g where stored ? g.key and stored -> g.key <> g.value)
      then given else stored || given end
  $$`,
  `create function merged_texts(stored jsonb, given jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_object_agg(name, merged_languages(coalesce(stored -> name, '{}'), coalesce(given -> name, '{}'))), '{}')
    from (select jsonb_object_keys(stored) as name union select jsonb_object_keys(given)) as names
  $$`,
]

const TRIGGERS = ['insert', 'update', 'delete'].map(
  (operation) => `create trigger record_${operation} after ${operation} on result_draft
    referencing ${operation === 'insert' ? 'new' : 'old'} table as changed
    for each statement execute function record_import_change('json_build_object(''election_id'', t.election_id)', '''election/'' || t.election_id')`,
)
