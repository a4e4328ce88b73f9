import { type QueryExecutorProvider, sql } from 'kysely'

/** Corrections after the end of changes, the public log of changes, and who has withdrawn. Frozen: what comes later is a migration of its own. */
export async function corrections(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table correction (
    correction_id bigint generated always as identity primary key,
    candidacy_id bigint not null references candidacy on delete cascade,
    field text not null,
    before jsonb not null,
    after jsonb not null,
    reason text not null,
    asked_at timestamptz not null,
    asked_by bigint not null,
    decided_at timestamptz,
    revision integer,
    refusal text,
    check ((decided_at is not null) = (num_nonnulls(revision, refusal) = 1))
  )`,
  'create index correction_candidacy on correction (candidacy_id)',
  // Whoever decides sees one wish a field.
  'create unique index correction_waits on correction (candidacy_id, field) where decided_at is null',
  // Stays when the statement is withdrawn. Without keys to the catalogue: an undone import deletes its rows and restores them.
  `create table statement_change (
    change_id bigint generated always as identity primary key,
    candidate_id bigint not null,
    election_id bigint not null,
    at timestamptz not null,
    field text not null,
    before jsonb not null,
    after jsonb not null,
    reason text
  )`,
  'create index statement_change_candidate on statement_change (candidate_id, change_id)',
  'create index statement_change_election on statement_change (election_id)',
  "create function refuse_change_of_log() returns trigger language plpgsql as $$ begin raise exception 'the public log is not changed'; end $$",
  'create trigger statement_change_stays before update on statement_change for each row execute function refuse_change_of_log()',
  'alter table candidacy add column withdrawn_at timestamptz',
]
