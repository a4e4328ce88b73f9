import { type QueryExecutorProvider, sql } from 'kysely'

/** A submitted statement that voters do not see yet. */
export interface WaitingStatement {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
  readonly revision: number
  /** `YYYY-MM-DD`; null where the election has been removed. */
  readonly electionDate: string | null
}

/**
 * The last statements of those who have submitted since they were published, or never were. Who is not on the lists at present is among them: the statement
 * shows once the person is back.
 * @param electionId of one election; absent: of all
 */
export async function readWaiting(db: QueryExecutorProvider, electionId?: number): Promise<WaitingStatement[]> {
  const { rows } = await sql<WaitingStatement>`
    select c.candidacy_id as "candidacyId", c.candidate_id as "candidateId", c.election_id as "electionId", max(r.number) as revision,
      (select e.election_date from election e where e.id = c.election_id) as "electionDate"
    from candidacy c join statement_revision r on r.candidacy_id = c.candidacy_id left join published_statement p on p.candidacy_id = c.candidacy_id
    where r.number > coalesce(p.revision, 0) and (${electionId ?? null}::bigint is null or c.election_id = ${electionId ?? null}::bigint)
    group by c.candidacy_id order by c.candidacy_id`.execute(db)
  return rows
}
