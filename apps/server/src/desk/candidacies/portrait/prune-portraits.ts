import { type QueryExecutorProvider, sql } from 'kysely'

/** Deletes the pictures of some candidacies that neither the draft shows, nor the statement that voters see, nor one that waits to be published. */
export async function prunePortraits(tx: QueryExecutorProvider, candidacyIds: readonly number[]): Promise<void> {
  await sql`
    delete from statement_portrait p where p.candidacy_id = any(${candidacyIds}::bigint[])
      and not exists (select from statement s where s.candidacy_id = p.candidacy_id and s.content->>'portrait' = p.hash)
      and not exists (
        select from statement_revision r where r.candidacy_id = p.candidacy_id and r.content->>'portrait' = p.hash
          and r.number >= coalesce((select s.revision from published_statement s where s.candidacy_id = p.candidacy_id), 0))`.execute(tx)
}
