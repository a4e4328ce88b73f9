import { type QueryExecutorProvider, sql } from 'kysely'

/** Browsers with notifications, and what is to be sent to them. Frozen: what comes later is a migration of its own. */
export async function push(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table push_device (
    user_id bigint not null references app_user on delete cascade,
    device_id bigint not null check (device_id > 0 and device_id < 9007199254740992),
    endpoint text not null check (length(endpoint) <= 1000),
    mark bytea not null unique check (length(mark) = 32),
    p256dh text not null check (length(p256dh) = 87),
    auth text not null check (length(auth) = 22),
    types text[] not null,
    session_hash bytea not null check (length(session_hash) = 32),
    created_at timestamptz not null,
    primary key (user_id, device_id)
  )`,
  `create index push_device_session on push_device (session_hash)`,
  `create table push_message (
    user_id bigint not null,
    device_id bigint not null,
    survey_id bigint not null,
    attempts smallint not null check (attempts >= 0),
    due_at timestamptz,
    ends_at timestamptz not null,
    primary key (user_id, device_id, survey_id),
    foreign key (user_id, device_id) references push_device on delete cascade
  )`,
  `create index push_message_due on push_message (due_at) where due_at is not null`,
]
