import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * The authorities of the federation are real, whoever wrote them first: in databases from before `030-sources.ts` that was the demonstration, with which
 * they would count as invented and be removed. Rows that an import replaced are mended too, or undoing it would bring the wrong source back. Devices
 * take the public data anew where something was wrong. Frozen: what comes later is a migration of its own.
 */
export async function federalCouncils(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table council disable trigger user`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    update council set source_id = null where key = any(${KEYS}::text[]) and source_id in (select id from import_log where fictional)`.execute(
    db,
  )
  await sql`alter table council enable trigger user`.execute(db)
  await sql`
    update import_change c set rows = (
      select json_agg(case when r ->> 'key' = any(${KEYS}::text[]) and (r ->> 'source_id')::integer in (select id from import_log where fictional)
        then (r::jsonb || '{"source_id": null}')::json else r end order by place)
      from json_array_elements(c.rows) with ordinality as one (r, place))
    where c.table_name = 'council' and c.operation <> 'insert'
      and exists (select from json_array_elements(c.rows) as one where one ->> 'key' = any(${KEYS}::text[]))`.execute(db)
  if (numAffectedRows > 0n) await sql`update catalogue_state set version = version + 1`.execute(db)
}

const KEYS = ['council/1', 'council/2', 'council/3', 'council/99', 'council/federal-court']
