import { type QueryExecutorProvider, sql } from 'kysely'

/** What operators decide on texts and pictures of those who stand, what readers report, and what voters do not see. Frozen: what comes later is a migration of its own. */
export async function moderation(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Without keys, as the public log, of which it says what is not shown: it stays when a statement is withdrawn. Of texts it has no more than digests.
  `create table moderation_decision (
    decision_id bigint generated always as identity primary key,
    candidacy_id bigint not null,
    candidate_id bigint not null,
    election_id bigint not null,
    field text not null,
    kind text not null check (kind in ('hold', 'return', 'keep')),
    reason text check (reason in ('insult', 'hatred', 'identity', 'rights', 'privacy', 'advertising')),
    revision integer not null,
    sha256 bytea not null,
    decided_at timestamptz not null,
    released_at timestamptz,
    withheld bytea[] not null default '{}',
    applied boolean not null default false,
    check (kind <> 'return' or reason is not null),
    check (kind = 'hold' or released_at is null)
  )`,
  "create unique index moderation_decision_holds on moderation_decision (candidacy_id, field) where kind = 'hold' and released_at is null",
  'create index moderation_decision_candidate on moderation_decision (candidate_id)',
  'create index moderation_decision_election on moderation_decision (election_id)',
  `create table appeal (
    decision_id bigint primary key references moderation_decision on delete cascade,
    candidacy_id bigint not null references candidacy on delete cascade,
    text text not null,
    at timestamptz not null,
    answered_at timestamptz
  )`,
  'create index appeal_candidacy on appeal (candidacy_id)',
  // Counts alone: nothing of who reports. `waiting` are those that nobody has looked at.
  `create table reader_report (
    candidate_id bigint not null,
    part text not null,
    reason text not null,
    election_id bigint not null,
    total integer not null,
    waiting integer not null,
    waiting_since timestamptz,
    primary key (candidate_id, part, reason),
    check ((waiting > 0) = (waiting_since is not null))
  )`,
  'create index reader_report_election on reader_report (election_id)',
  // What is held back since the publication that last looked at it.
  "alter table published_statement add column held jsonb not null default '[]'",
  `create or replace view published_portrait as
    select p.candidate_id, s.hash, s.small, s.large
    from published_statement p join statement_revision r on r.candidacy_id = p.candidacy_id and r.number = p.revision
      left join statement_portrait s on s.candidacy_id = r.candidacy_id and s.hash = r.content->>'portrait' and not jsonb_exists(p.held, 'portrait')
    where jsonb_exists(r.content, 'portrait')`,
]
