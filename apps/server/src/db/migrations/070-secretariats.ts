import { type QueryExecutorProvider, sql } from 'kysely'

/** Secretariats of lists, what candidates allow them, and what they wrote. Frozen: what comes later is a migration of its own. */
export async function secretariats(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table secretariat (
    secretariat_id bigint generated always as identity primary key,
    name text not null unique,
    created_at timestamptz not null
  )`,
  // Without a key to the catalogue: an undone import deletes its rows and restores them.
  `create table secretariat_list (
    secretariat_id bigint not null references secretariat on delete cascade,
    list_id bigint not null,
    primary key (secretariat_id, list_id)
  )`,
  'create index secretariat_list_of_list on secretariat_list (list_id)',
  `create table secretariat_member (
    secretariat_id bigint not null references secretariat on delete cascade,
    actor_id bigint not null references actor on delete cascade,
    added_at timestamptz not null,
    not_me_at timestamptz,
    primary key (secretariat_id, actor_id)
  )`,
  'create index secretariat_member_actor on secretariat_member (actor_id)',
  `create table preparation_grant (
    candidacy_id bigint not null references candidacy on delete cascade,
    secretariat_id bigint not null references secretariat on delete cascade,
    given_at timestamptz not null,
    ended_at timestamptz,
    primary key (candidacy_id, secretariat_id)
  )`,
  'create index preparation_grant_secretariat on preparation_grant (secretariat_id)',
  // Of somebody on the lists, who may have no candidacy yet.
  `create table address_proposal (
    candidate_id bigint primary key,
    election_id bigint not null,
    secretariat_id bigint not null references secretariat on delete cascade,
    contact bytea not null,
    language text not null,
    proposed_at timestamptz not null
  )`,
  'create index address_proposal_secretariat on address_proposal (secretariat_id)',
  // By field: which secretariat wrote it last, and whether the person has looked since.
  `alter table statement add column prepared jsonb not null default '{}'`,
  'alter table candidacy add column team_reminded_at timestamptz',
]
