import { type QueryExecutorProvider, sql } from 'kysely'

/** What an operator says of somebody who stands: no import writes it, and an import may leave the person out and bring them back. Frozen: what comes later is a migration of its own. */
export async function candidateStatus(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table candidate_status (
    candidate_id integer primary key,
    election_id integer not null references election on delete cascade,
    status text not null check (status in ('withdrawn', 'deceased', 'annulled')),
    on_day text not null
  )`,
  'create index candidate_status_election on candidate_status (election_id)',
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on candidate_status
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed for each statement execute function record_import_change(
        'json_build_object(''candidate_id'', t.candidate_id)', '''election/'' || t.election_id')`,
  ),
]
