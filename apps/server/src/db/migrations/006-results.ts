import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * What results and the headings of ballots need. Every column takes null: rows that an import replaced before this migration come back
 * without them when it is undone. Frozen: what comes later is a migration of its own.
 */
export async function results(db: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table election add body_seats integer check (body_seats > 0)`,
  `alter table official_list add family text, add region text, add is_parent boolean default false`,
  `alter table election_result add as_of text, add areas jsonb, add ballots jsonb`,
]
