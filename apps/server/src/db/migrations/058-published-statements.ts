import { type QueryExecutorProvider, sql } from 'kysely'

/** What voters see of those who answer for themselves, and when it became so. Frozen: what comes later is a migration of its own. */
export async function publishedStatements(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table publication (
    id integer generated always as identity primary key,
    at timestamptz not null,
    version_after bigint not null unique,
    election_ids integer[] not null,
    statements integer not null
  )`,
  // What is public of a candidacy is a statement as it was submitted, word for word. Without keys to the catalogue: an undone import deletes its rows and restores them.
  `create table published_statement (
    candidacy_id bigint primary key,
    candidate_id integer not null unique,
    election_id integer not null,
    revision integer not null,
    publication_id integer not null references publication,
    foreign key (candidacy_id, revision) references statement_revision on delete cascade
  )`,
]
