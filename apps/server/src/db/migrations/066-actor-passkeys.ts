import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Passkeys of those who stand for election, when a session of theirs was proved, and changes of their address. Frozen: what comes later is a migration of its
 * own.
 */
export async function actorPasskeys(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table actor_passkey (
    actor_id bigint not null references actor on delete cascade,
    passkey_id bigint not null check (passkey_id > 0 and passkey_id < 9007199254740992),
    credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    name text not null,
    backed_up boolean not null,
    rp_id text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (actor_id, passkey_id)
  )`,
  'alter table actor add passkey_handle bytea unique check (length(passkey_handle) = 32)',
  'alter table actor_session add proved_at timestamptz',
  `create table address_change (
    actor_id bigint primary key references actor on delete cascade,
    email text not null,
    former_email text not null,
    former_email_norm text not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  'create index address_change_former on address_change (former_email_norm)',
  `create table address_code (
    hash bytea primary key check (length(hash) = 32),
    actor_id bigint not null references address_change on delete cascade,
    purpose text not null check (purpose in ('confirm', 'stop'))
  )`,
  'create index address_code_actor on address_code (actor_id)',
  // Up to it nothing is newly published: it may be of whoever had taken the account over.
  'alter table candidacy add withheld_revision integer',
]
