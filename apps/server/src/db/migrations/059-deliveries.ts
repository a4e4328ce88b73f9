import { type QueryExecutorProvider, sql } from 'kysely'

/** What became of each mail to somebody at the desk, and how its reader says that nobody of that name is there. Frozen: what comes later is a migration of its own. */
export async function deliveries(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const OF_DESK = `candidacy_id bigint references candidacy on delete cascade,
    actor_id bigint references actor on delete cascade`

const STATEMENTS = [
  'alter table outbox add column candidacy_id bigint references candidacy on delete cascade',
  'alter table outbox add column actor_id bigint references actor on delete cascade',
  // Invitations that the former release queued are of nobody.
  'alter table outbox add constraint outbox_one_recipient check (num_nonnulls(user_id, candidacy_id, actor_id) <= 1)',
  'create index outbox_of_candidacy on outbox (candidacy_id)',
  'create index outbox_of_actor on outbox (actor_id)',
  `create table delivery (
    mail_id bytea primary key,
    ${OF_DESK},
    kind text not null,
    queued_at timestamptz not null,
    outcome text check (outcome in ('sent', 'refused', 'dropped')),
    smtp_code smallint check (smtp_code between 500 and 599),
    done_at timestamptz,
    check (num_nonnulls(candidacy_id, actor_id) = 1),
    check ((outcome is null) = (done_at is null)),
    check ((smtp_code is not null) = (outcome is not distinct from 'refused'))
  )`,
  'create index delivery_candidacy on delivery (candidacy_id, queued_at)',
  'create index delivery_actor on delivery (actor_id, queued_at)',
  `create table not_me_code (
    hash bytea primary key,
    ${OF_DESK},
    expires_at timestamptz not null,
    check (num_nonnulls(candidacy_id, actor_id) = 1)
  )`,
  'create index not_me_code_candidacy on not_me_code (candidacy_id)',
  'create index not_me_code_actor on not_me_code (actor_id)',
  'alter table candidacy alter column contact drop not null',
  'alter table candidacy add column not_me_at timestamptz',
]
