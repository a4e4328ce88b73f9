import { type QueryExecutorProvider, sql } from 'kysely'

/** Invitations and reminders to very many, and how their readers stop them. Frozen: what comes later is a migration of its own. */
export async function waves(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table wave (
    wave_id integer generated always as identity primary key,
    contest_id integer not null references contest on delete cascade,
    reminder_days smallint,
    state text not null check (state in ('prepared', 'sending', 'paused')),
    created_at timestamptz not null,
    unique (contest_id, reminder_days)
  )`,
  `create table wave_member (
    wave_id integer not null references wave on delete cascade,
    candidacy_id bigint not null references candidacy on delete cascade,
    done_at timestamptz,
    mail_id bytea,
    primary key (wave_id, candidacy_id),
    check (mail_id is null or done_at is not null)
  )`,
  'create index wave_member_open on wave_member (wave_id, candidacy_id) where done_at is null',
  'create index wave_member_done on wave_member (done_at) where mail_id is not null',
  'create index wave_member_mail on wave_member (mail_id)',
  'create index wave_member_candidacy on wave_member (candidacy_id)',
  `create table reminder_code (
    hash bytea primary key,
    candidacy_id bigint not null references candidacy on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index reminder_code_candidacy on reminder_code (candidacy_id)',
  'alter table contest add column reminders boolean not null default false',
  'alter table candidacy add column bounced_at timestamptz',
  'alter table candidacy add column reminders_stopped_at timestamptz',
]
