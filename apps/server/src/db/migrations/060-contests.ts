import { type QueryExecutorProvider, sql } from 'kysely'

/** Until when those who stand may answer: one contest has many ballots, a ballot at most one. Frozen: what comes later is a migration of its own. */
export async function contests(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table contest (
    contest_id integer generated always as identity primary key,
    name text not null,
    submit_until timestamptz not null,
    late_until timestamptz not null check (late_until >= submit_until),
    voters_from timestamptz not null,
    no_answer_max smallint not null check (no_answer_max >= 0),
    created_at timestamptz not null
  )`,
  // Without keys to the catalogue: an undone import deletes its rows and restores them.
  `create table contest_election (
    election_id bigint primary key,
    contest_id integer not null references contest on delete cascade
  )`,
  'create index contest_election_contest on contest_election (contest_id)',
]
