import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What a statement says beside its answers: questions that are especially important, comments. With a default, so that a server of the former release goes on
 * writing meanwhile. Frozen: what comes later is a migration of its own.
 */
export async function statementContent(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['statement', 'statement_revision']) {
    await sql.raw(`alter table ${table} add column content jsonb not null default '{}'`).execute(db)
  }
}
