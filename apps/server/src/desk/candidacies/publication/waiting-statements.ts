import { type QueryExecutorProvider, sql } from 'kysely'
import { ADDRESS_HOLD_MS } from '../../../accounts/actors/address-change.ts'
import { before } from '../../../platform/lifetimes.ts'

/** A submitted statement that voters do not see yet. */
export interface WaitingStatement {
  readonly candidacyId: number
  readonly candidateId: number
  readonly electionId: number
  readonly revision: number
  /** `YYYY-MM-DD`; null where the election has been removed. */
  readonly electionDate: string | null
  /** From when voters see statements of its contest, and until when the last one may come; null without a contest. */
  readonly votersFrom: Date | null
  readonly lateUntil: Date | null
}

interface Wanted {
  readonly now: Date
  /** Absent: of all elections. */
  readonly electionId?: number | undefined
}

/**
 * The last statements of those who have submitted since they were published, or never were, as far as voters may see them by now. Who is not on the lists at
 * present is among them: the statement shows once the person is back. Whose address was changed lately waits until its former owner can no longer stop that.
 */
export async function readWaiting(db: QueryExecutorProvider, { now, electionId }: Wanted): Promise<WaitingStatement[]> {
  const { rows } = await sql<WaitingStatement>`
    select c.candidacy_id as "candidacyId", c.candidate_id as "candidateId", c.election_id as "electionId", max(r.number) as revision,
      (select e.election_date from election e where e.id = c.election_id) as "electionDate",
      t.voters_from as "votersFrom", t.late_until as "lateUntil"
    from candidacy c left join contest_election ce on ce.election_id = c.election_id left join contest t on t.contest_id = ce.contest_id join statement_revision r on r.candidacy_id = c.candidacy_id left join published_statement p on p.candidacy_id = c.candidacy_id
    where r.number > greatest(p.revision, c.withheld_revision, 0) and c.withdrawn_at is null and (${electionId ?? null}::bigint is null or c.election_id = ${electionId ?? null}::bigint)
      and not exists (select from address_change a where a.actor_id = c.actor_id and a.confirmed_at > ${before(now, ADDRESS_HOLD_MS)})
      and (t.voters_from is null or t.voters_from <= ${now})
    group by c.candidacy_id, t.contest_id order by c.candidacy_id`.execute(db)
  return rows
}
