import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What a question asks stays with its key, which outlives the question: one that goes and returns is the same, one of other words is a new one. Frozen:
 * what comes later is a migration of its own.
 */
export async function questionMeaning(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table catalogue_key add column meaning jsonb`.execute(db)
  await sql`
    update catalogue_key k set meaning = jsonb_build_object('type', q.type, 'text', q.text) from question q where k.kind = 'question' and k.id = q.id`.execute(
    db,
  )
}
