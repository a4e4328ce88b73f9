import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Parliaments, governments, courts, votes and news. Records refer to each other by key, so that sources may come in any order; what is
 * filtered and searched stands in columns. Frozen: what comes later is a migration of its own.
 */
export async function parliament(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...STATEMENTS, ...TABLES.flatMap(triggersOf)]) await sql.raw(statement).execute(db)
}

/** Ids are numbers of the sources in ranges of 10^10, exact in JavaScript. */
const KEYED = 'id bigint primary key check (id > 0 and id < 9007199254740992), key text not null unique, record jsonb not null'
const DAY = String.raw`day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$')`
const NUMBERS = "integer[] not null default '{}'"

const STATEMENTS = [
  `create table council (${KEYED}, level text not null, type text not null, canton_id integer)`,
  `create table council_seating (council_key text primary key, seats jsonb not null)`,
  `create table parliamentary_group (${KEYED})`,
  `create table parliament_party (${KEYED})`,
  `create table parliament_session (${KEYED})`,
  `create table topic (${KEYED})`,
  `create table media_outlet (${KEYED})`,
  `create table councillor (${KEYED},
    numbers ${NUMBERS},
    council_key text,
    canton_id integer,
    active boolean not null,
    mandates jsonb not null
  )`,
  `create index councillor_of_council on councillor (council_key)`,
  `create index councillor_numbers on councillor using gin (numbers)`,
  `create table interest (${KEYED}, councillor_number integer not null)`,
  `create index interest_of_councillor on interest (councillor_number)`,
  `create table affair (${KEYED}, topic_keys text[] not null, search tsvector not null)`,
  `create index affair_topics on affair using gin (topic_keys)`,
  `create index affair_search on affair using gin (search)`,
  `create table affair_document (${KEYED}, affair_key text not null)`,
  `create index affair_document_of_affair on affair_document (affair_key)`,
  `create table vote (${KEYED}, ${DAY}, is_peoples boolean not null, affair_key text, search tsvector not null)`,
  `create index vote_day on vote (day, id)`,
  `create index vote_of_affair on vote (affair_key)`,
  `create index vote_search on vote using gin (search)`,
  `create table vote_decision (
    vote_key text primary key,
    yes ${NUMBERS}, no ${NUMBERS}, abstain ${NUMBERS}, absent ${NUMBERS}, excused ${NUMBERS}, president ${NUMBERS}
  )`,
  ...['yes', 'no', 'abstain', 'absent', 'excused', 'president'].map(
    (decision) => `create index vote_decision_${decision} on vote_decision using gin (${decision})`,
  ),
  `create table explanation (
    people_vote_key text not null,
    source text not null,
    language text not null,
    record jsonb not null,
    primary key (people_vote_key, source, language)
  )`,
  `create table article (${KEYED},
    published_at timestamptz not null,
    outlet_key text not null,
    premium boolean not null,
    language text not null,
    search tsvector not null,
    councillor_numbers ${NUMBERS},
    candidate_ids ${NUMBERS}
  )`,
  `create index article_published on article (published_at, id)`,
  `create index article_search on article using gin (search)`,
  `create index article_councillors on article using gin (councillor_numbers)`,
  `create index article_candidates on article using gin (candidate_ids)`,
]

const OF_ID = (table: string) => [table, ['id'], `'${table.replaceAll('_', '-')}/' || t.id`] as const

/** Table, key, and what a row belongs to, as in `004-import-log.ts`. */
const TABLES: readonly (readonly [table: string, key: readonly string[], touched: string])[] = [
  ...['council', 'parliamentary_group', 'parliament_party', 'parliament_session', 'topic', 'media_outlet'].map(OF_ID),
  ...['councillor', 'interest', 'affair', 'affair_document', 'vote', 'article'].map(OF_ID),
  ['council_seating', ['council_key'], "'seating/' || t.council_key"],
  ['vote_decision', ['vote_key'], "'decisions/' || t.vote_key"],
  ['explanation', ['people_vote_key', 'source', 'language'], "'explanation/' || t.people_vote_key"],
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
