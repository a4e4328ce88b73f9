import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * The votes of affairs and of decisions are found in indexes alone: a search finds thousands of them. Frozen: what comes later is a migration of its own.
 */
export async function parliamentSearch(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'drop index vote_of_affair',
  'create index vote_of_affair on vote (affair_key, id)',
  'create index vote_by_key on vote (key, id, day)',
  'drop index vote_day',
  'create index vote_day on vote (day, id) include (is_peoples)',
]
