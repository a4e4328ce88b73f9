import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * To which group and party members belonged on the day of a vote, as its rows say: the numbers of councillors by the key, those of nobody under an empty one; null: not
 * told. And the place of a municipality within a postcode, by its share of addresses; null: not known. The directory of the program is loaded anew, since it tells
 * them now; one of a later day stays. Frozen: what comes later is a migration of its own.
 */
export async function factsOfTheDay(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table vote_decision add column groups jsonb, add column parties jsonb`.execute(db)
  await sql`alter table locality add column rank integer`.execute(db)
  await sql`update place_directory set as_of = '2026-03-31' where part = 'localities' and as_of = '2026-04-01'`.execute(db)
}
