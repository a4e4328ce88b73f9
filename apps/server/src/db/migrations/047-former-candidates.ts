import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Who no longer stands in an election, with everything that was known of them: an import that has them again finds it, and lists of voters keep their
 * names. Frozen: what comes later is a migration of its own.
 */
export async function formerCandidates(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table former_candidate (
    id integer primary key,
    election_id integer not null references election on delete cascade,
    candidate jsonb not null,
    profile jsonb,
    answers jsonb,
    portrait jsonb
  )`,
  'create index former_candidate_election on former_candidate (election_id)',
  ...['insert', 'update', 'delete'].map(
    (operation) => `create trigger record_${operation} after ${operation} on former_candidate
      referencing ${operation === 'insert' ? 'new' : 'old'} table as changed for each statement execute function record_import_change(
        'json_build_object(''id'', t.id)', '''election/'' || t.election_id')`,
  ),
]
