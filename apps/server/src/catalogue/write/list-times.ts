import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * A list that says what it said at its last import has the time since which it says so, also where it was taken back in between: an import that is
 * undone and made again changes nothing. Called after lists are written.
 */
export async function keepListTimes(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<void> {
  const written = sql`
    select l.id, md5((to_jsonb(l) - '{updated_at,gone}'::text[])::text) as said from official_list l
    where l.election_id = any(${electionIds}::integer[]) and l.updated_at = now()`
  await sql`
    update official_list l set updated_at = k.said_at from catalogue_key k, (${written}) as w
    where l.id = w.id and k.kind = 'list' and k.id = w.id and k.said = w.said`.execute(tx)
  await sql`
    update catalogue_key k set said = w.said, said_at = now() from (${written}) as w
    where k.kind = 'list' and k.id = w.id`.execute(tx)
}
