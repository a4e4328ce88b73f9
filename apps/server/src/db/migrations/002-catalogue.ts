import { type QueryExecutorProvider, sql } from 'kysely'

/** Public data: what importers and the demonstration data deliver. Frozen: what comes later is a migration of its own. */
export async function catalogue(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const DAY = String.raw`check (%s ~ '^\d{4}-\d{2}-\d{2}$')`
const day = (column: string) => `${column} text ${DAY.replace('%s', column)}`

const STATEMENTS = [
  `create table catalogue_state (
    id smallint primary key default 1 check (id = 1),
    version bigint not null
  )`,
  `insert into catalogue_state (version) values (0)`,
  `create table catalogue_key (
    kind text not null,
    scope integer not null,
    key text not null,
    id integer not null check (id > 0 and id < 1000000000),
    primary key (kind, scope, key),
    unique (kind, id)
  )`,
  `create table canton (
    id integer primary key,
    code text not null unique,
    name jsonb not null
  )`,
  `create table constituency (
    id integer primary key,
    canton_id integer not null references canton,
    name jsonb not null,
    seats integer check (seats > 0)
  )`,
  `create index constituency_of_canton on constituency (canton_id)`,
  `create table municipality (
    bfs_number integer primary key,
    name text not null,
    canton_id integer not null references canton,
    constituency_id integer references constituency
  )`,
  `create table locality (
    zip text not null check (zip ~ '^[0-9]{4}$'),
    bfs_number integer not null,
    place text not null,
    municipality text not null,
    canton_id integer not null references canton,
    primary key (zip, bfs_number, place)
  )`,
  `create table party (
    id integer primary key,
    short_name jsonb not null,
    name jsonb not null,
    color text not null
  )`,
  `create table questionnaire (
    id integer primary key,
    key text not null unique
  )`,
  `create table category (
    id integer primary key,
    questionnaire_id integer not null references questionnaire,
    position integer not null,
    name jsonb not null
  )`,
  `create index category_of_questionnaire on category (questionnaire_id)`,
  `create table axis (
    id integer primary key,
    questionnaire_id integer not null references questionnaire,
    position integer not null,
    name jsonb not null
  )`,
  `create index axis_of_questionnaire on axis (questionnaire_id)`,
  `create table question (
    id integer primary key,
    questionnaire_id integer not null references questionnaire,
    position integer not null,
    category_id integer not null,
    type text not null,
    text jsonb not null,
    info jsonb not null,
    pro jsonb not null,
    contra jsonb not null,
    is_short boolean not null,
    axes jsonb not null
  )`,
  `create index question_of_questionnaire on question (questionnaire_id)`,
  `create table election (
    id integer primary key,
    level text not null,
    type text not null,
    council text not null,
    name jsonb not null,
    canton_id integer not null references canton,
    constituency_id integer references constituency,
    municipality text,
    seats integer not null check (seats > 0),
    ${day('election_date')} not null,
    ${day('next_election_date')},
    languages jsonb not null,
    lines integer not null check (lines > 0),
    max_repetitions integer not null check (max_repetitions > 0),
    seat_method text not null,
    follow_until text,
    results_public boolean not null,
    fictional boolean not null,
    questionnaire_id integer references questionnaire
  )`,
  `create table official_list (
    id integer primary key,
    election_id integer not null references election,
    position integer not null,
    number text not null,
    name jsonb not null,
    party_id integer references party,
    connection text,
    sub_connection text,
    candidate_ids integer[] not null
  )`,
  `create index official_list_of_election on official_list (election_id)`,
  `create table candidate (
    id integer primary key,
    election_id integer not null references election,
    key text not null,
    first_name text not null,
    last_name text not null,
    birth_year integer,
    sex text,
    party_id integer references party,
    list_id integer,
    list_position integer,
    number text,
    place text,
    occupation jsonb not null,
    incumbent boolean not null,
    texts jsonb not null,
    campaign_budget bigint,
    vested_interests jsonb not null
  )`,
  `create index candidate_of_election on candidate (election_id)`,
  `create table candidate_portrait (
    candidate_id integer primary key references candidate on delete cascade,
    svg text not null
  )`,
  `create table candidate_answers (
    candidate_id integer primary key references candidate on delete cascade,
    packed bytea not null,
    comments jsonb
  )`,
  `create table election_result (
    election_id integer primary key references election,
    final boolean not null,
    source text,
    candidates jsonb not null,
    lists jsonb not null
  )`,
]
