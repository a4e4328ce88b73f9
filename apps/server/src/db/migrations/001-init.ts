import { type QueryExecutorProvider, sql } from 'kysely'

/** Accounts, what users store, limits and the outbox. Frozen: what comes later is a migration of its own. */
export async function init(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Ids are exact in JavaScript. */
const USER_ID = 'user_id bigint not null check (user_id > 0 and user_id < 9007199254740992)'
const OF_USER = `${USER_ID} references app_user on delete cascade`

const STATEMENTS = [
  `create table app_user (
    ${USER_ID} primary key,
    username text not null,
    email text not null,
    language text not null,
    language_content text not null default 'auto',
    canton_id bigint not null,
    constituency_id bigint not null,
    location_chosen boolean not null default false,
    consent_version text,
    consent_at timestamptz,
    confirmed_at timestamptz,
    created_at timestamptz not null,
    check ((consent_version is null) = (consent_at is null))
  )`,
  `create index app_user_unconfirmed on app_user (created_at) where confirmed_at is null`,
  `create table credential (
    ${OF_USER} primary key,
    password_hash text not null,
    changed_at timestamptz not null
  )`,
  `create table user_document (
    ${OF_USER},
    kind text not null check (kind in ('opinions', 'lists')),
    scope bigint not null check (scope >= 0),
    version bigint not null,
    content bytea not null,
    primary key (user_id, kind, scope)
  ) with (fillfactor = 85)`,
  `create table progression (
    ${OF_USER},
    election_id bigint not null check (election_id >= 0),
    key text not null,
    data jsonb not null,
    primary key (user_id, election_id, key)
  )`,
  `create table email (
    email_norm text primary key,
    ${USER_ID}
  )`,
  `create index email_of_user on email (user_id)`,
  `create table session (
    token_hash bytea primary key check (length(token_hash) = 32),
    ${USER_ID},
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  `create index session_of_user on session (user_id)`,
  `create table secret (
    hash bytea primary key check (length(hash) = 32),
    ${USER_ID},
    kind text not null check (kind in ('confirm', 'reset')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index secret_of_user on secret (user_id)`,
  `create table outbox (
    mail_id bytea primary key,
    ${USER_ID},
    sealed bytea not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    created_at timestamptz not null
  )`,
  `create index outbox_due on outbox (due_at)`,
  `create index outbox_of_user on outbox (user_id)`,
  `create table attempt (
    key bytea primary key,
    count integer not null,
    expires_at timestamptz not null
  )`,
]
