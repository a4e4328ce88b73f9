import { type QueryExecutorProvider, sql } from 'kysely'

/** Letters with printed codes to who stands for election and is reached by no mail. Frozen: what comes later is a migration of its own. */
export async function letters(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Sealed like the address, and apart from it: whoever has no address may get a letter.
  'alter table candidacy add column addressee bytea',
]
