import { type QueryExecutorProvider, sql } from 'kysely'

/** Who stands for election and answers at the desk: accounts of their own, invitations, mails to somebody without a voter's account. Frozen: what comes later is a migration of its own. */
export async function candidacies(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table actor (
    actor_id bigint primary key,
    language text not null,
    created_at timestamptz not null,
    active_at timestamptz not null
  )`,
  `create table actor_email (
    email_norm text primary key,
    actor_id bigint not null unique references actor on delete cascade,
    email text not null,
    confirmed_at timestamptz not null
  )`,
  `create table actor_password (
    actor_id bigint primary key references actor on delete cascade,
    password_hash text not null,
    changed_at timestamptz not null
  )`,
  `create table actor_session (
    token_hash bytea primary key,
    actor_id bigint not null references actor on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  'create index actor_session_actor on actor_session (actor_id)',
  // Without keys to the catalogue: an undone import deletes its rows and restores them.
  `create table candidacy (
    candidacy_id bigint primary key,
    election_id bigint not null,
    candidate_id bigint not null unique,
    actor_id bigint references actor on delete set null,
    language text not null,
    contact bytea not null,
    created_at timestamptz not null
  )`,
  'create index candidacy_election on candidacy (election_id)',
  'create index candidacy_actor on candidacy (actor_id)',
  `create table invitation (
    hash bytea primary key,
    candidacy_id bigint not null unique references candidacy on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table statement (
    candidacy_id bigint primary key references candidacy on delete cascade,
    version integer not null,
    answers jsonb not null,
    touched jsonb not null,
    updated_at timestamptz not null
  )`,
  `create table statement_revision (
    candidacy_id bigint not null references candidacy on delete cascade,
    number integer not null,
    answers jsonb not null,
    consent_version text not null,
    submitted_at timestamptz not null,
    submitted_by bigint not null,
    sha256 bytea not null,
    primary key (candidacy_id, number)
  )`,
  // What was submitted is what voters may have read.
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'a submitted statement is not changed'; end $$`,
  'create trigger statement_revision_stays before update on statement_revision for each row execute function refuse_change()',
  'alter table outbox alter column user_id drop not null',
]
