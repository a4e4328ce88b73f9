import { type QueryExecutorProvider, sql } from 'kysely'

interface Wanted {
  /** Absent: of all elections. */
  readonly electionId?: number | undefined
}

/** Whether something is stored of what people submitted who have withdrawn since. */
export async function isWithdrawnStored(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from candidacy c join statement_revision r on r.candidacy_id = c.candidacy_id where c.withdrawn_at is not null) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** Removes what was submitted by who has withdrawn since, within a publication; answers the elections in which voters saw something of it. */
export async function removeWithdrawn(tx: QueryExecutorProvider, { electionId }: Wanted): Promise<number[]> {
  const withdrawn = sql`select candidacy_id from candidacy
    where withdrawn_at is not null and (${electionId ?? null}::bigint is null or election_id = ${electionId ?? null}::bigint)`
  const { rows } = await sql<{ electionId: number }>`
    delete from published_statement where candidacy_id in (${withdrawn}) returning election_id as "electionId"`.execute(tx)
  await sql`delete from statement_revision where candidacy_id in (${withdrawn})`.execute(tx)
  await sql`delete from statement_portrait where candidacy_id in (${withdrawn})`.execute(tx)
  return rows.map((row) => row.electionId)
}
