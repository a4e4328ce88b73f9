import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Questions that ask the same share an opinion. What users stored is built up at the first use of their records: they are sealed under keys of their
 * own, and no migration opens them. Frozen: what comes later is a migration of its own.
 */
export async function oneOpinion(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table question add column same_as jsonb, add column opinion_id integer',
  'create index question_opinion on question (opinion_id) where opinion_id is not null',
]
