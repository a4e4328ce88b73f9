import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Rows that imports replaced before records told their source get it too, so that undoing such an import brings nothing invented back as real: the source
 * is the last import before it that touched the same. Frozen: what comes later is a migration of its own.
 */
export async function keptSources(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...FINDING, ...TABLES.map(statementOf), 'drop table earlier_import, earlier_candidate'])
    await sql.raw(statement).execute(db)
}

const ELECTION = "'election/' || (r ->> 'election_id')"
const ELECTION_OF_CANDIDATE = `(select 'election/' || e.election_id from earlier_candidate e where e.id = (r ->> 'candidate_id')::integer)`
const QUESTIONNAIRE = "'questionnaire/' || (r ->> 'questionnaire_id')"
const ofId = (table: string): Stamped => [table, `'${table.replaceAll('_', '-')}/' || (r ->> 'id')`]

/** Table, and what a kept row `r` belonged to in the log (as in `030-sources.ts`). */
type Stamped = readonly [table: string, touched: string]

const TABLES: readonly Stamped[] = [
  ofId('party'),
  ofId('questionnaire'),
  ['category', QUESTIONNAIRE],
  ['axis', QUESTIONNAIRE],
  ['question', QUESTIONNAIRE],
  ofId('election'),
  ['official_list', ELECTION],
  ['candidate', ELECTION],
  ['candidate_portrait', ELECTION_OF_CANDIDATE],
  ['candidate_profile', ELECTION_OF_CANDIDATE],
  ['candidate_answers', ELECTION_OF_CANDIDATE],
  ['election_result', ELECTION],
  ...['council', 'parliamentary_group', 'parliament_party', 'parliament_session', 'topic', 'media_outlet'].map(ofId),
  ...['councillor', 'interest', 'affair', 'affair_document', 'vote', 'article'].map(ofId),
  ['council_seating', "'seating/' || (r ->> 'council_key')"],
  ['vote_decision', "'decisions/' || (r ->> 'vote_key')"],
  ['explanation', "'explanation/' || (r ->> 'people_vote_key')"],
  ['question_vote', "'question-vote/' || (r ->> 'questionnaire_key') || '/' || (r ->> 'question_key')"],
  ofId('survey'),
]

const FINDING = [
  `create temporary table earlier_import as
    select touch, id from import_log, unnest(touched) as touch
    where undone_at is null and format not in ('reference', 'correction', 'publication', 'withdrawal', 'replacement')`,
  'create index on earlier_import (touch, id)',
  // Who stands, and who is among the kept rows only.
  `create temporary table earlier_candidate as
    select id, election_id from candidate
    union select (r ->> 'id')::integer, (r ->> 'election_id')::integer from import_change c, json_array_elements(c.rows) as r
    where c.table_name = 'candidate' and c.operation <> 'insert'`,
  'create index on earlier_candidate (id)',
]

function statementOf([table, touched]: Stamped): string {
  return `
    update import_change c set rows = (
      select json_agg(case when r::jsonb ? 'source_id' then r else (r::jsonb || jsonb_build_object('source_id',
        (select max(e.id) from earlier_import e where e.touch = ${touched} and e.id < c.import_id)))::json end order by place)
      from json_array_elements(c.rows) with ordinality as one (r, place))
    where c.table_name = '${table}' and c.operation <> 'insert'
      and exists (select from json_array_elements(c.rows) as one where not one::jsonb ? 'source_id')`
}
