import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Passkeys, the challenges that were used up, when a session was proved, and accounts without a password. Frozen: what comes later is a
 * migration of its own.
 */
export async function passkeys(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table passkey (
    user_id bigint not null references app_user on delete cascade,
    passkey_id bigint not null check (passkey_id > 0 and passkey_id < 9007199254740992),
    credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    name text not null,
    backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (user_id, passkey_id)
  )`,
  `create table used_challenge (
    hash bytea primary key check (length(hash) = 32),
    expires_at timestamptz not null
  )`,
  `create index used_challenge_expires on used_challenge (expires_at)`,
  `alter table app_user add passkey_handle bytea unique check (length(passkey_handle) = 32)`,
  `alter table session add proved_at timestamptz`,
  `alter table credential alter password_hash drop not null`,
]
