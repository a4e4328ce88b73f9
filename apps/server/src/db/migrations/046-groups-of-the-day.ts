import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * To which group and party members belonged on the day of a vote, as its rows say: the numbers of councillors by the key, those of nobody under an empty one; null: not
 * told. Frozen: what comes later is a migration of its own.
 */
export async function groupsOfTheDay(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table vote_decision add column groups jsonb, add column parties jsonb`.execute(db)
}
