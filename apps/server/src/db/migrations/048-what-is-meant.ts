import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What a question asks stays with its key, which outlives the question: one that goes and returns is the same, one of other words is a new one. And what an
 * operator says of somebody who stands: no import writes it, and an import may leave the person out and bring them back. Frozen: what comes later is a
 * migration of its own.
 */
export async function whatIsMeant(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table catalogue_key add column meaning jsonb',
  `update catalogue_key k set meaning = jsonb_build_object('type', q.type, 'text', q.text) from question q where k.kind = 'question' and k.id = q.id`,
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
