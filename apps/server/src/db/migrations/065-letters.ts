import { type QueryExecutorProvider, sql } from 'kysely'

/** Letters with printed codes to who stands for election and is reached by no mail; answers that one candidacy takes over from another. Frozen: what comes later is a migration of its own. */
export async function letters(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Sealed like the address, and apart from it: whoever has no address may get a letter.
  'alter table candidacy add column addressee bytea',
  // One row: the key of the codes, which live on when the outer key changes.
  `create table letter_key (
    id smallint primary key check (id = 1),
    sealed bytea not null
  )`,
  `create table letter_code (
    candidacy_id bigint primary key references candidacy on delete cascade,
    hash bytea not null unique,
    printed_at timestamptz not null,
    expires_at timestamptz not null,
    wrong_dates smallint not null default 0
  )`,
  // The address that whoever holds a letter has typed; it is that of the candidacy once its invitation is taken up.
  'alter table invitation add column contact bytea',
  // Ids of questions whose answer was taken over from another candidacy of the person, until it is looked at.
  `alter table statement add column copied jsonb not null default '[]'`,
]
