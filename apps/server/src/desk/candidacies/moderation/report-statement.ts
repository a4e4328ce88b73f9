import type { NewReport } from '@plenara/contract'
import { DomainError, moderatedFields, partOf } from '@plenara/domain'
import { sql } from 'kysely'
import { networkTries } from '../../../accounts/attempts/limit-network.ts'
import type { Limiter } from '../../../accounts/attempts/limiter.ts'
import type { Database } from '../../../db/database.ts'

export interface Reporting {
  readonly db: Database
  readonly limiter: Limiter
  readonly now: () => Date
}

interface Reported extends NewReport {
  readonly candidateId: number
}

/**
 * Counts that a reader reports a part of what somebody published themselves; nothing is kept of who it is, and nothing is held back by it. `address` is the
 * caller's, for the limit alone. Throws `not_found` where the person does not say it, and `too_many_attempts` after ten reports of a network within an hour.
 */
export async function reportStatement(
  { db, limiter, now }: Reporting,
  { candidateId, part, reason }: Reported,
  address: string,
): Promise<void> {
  await limiter.check(networkTries('report-address', address))
  const shown = await db
    .selectFrom('publishedStatement as p')
    .innerJoin('statementRevision as r', (join) => join.onRef('r.candidacyId', '=', 'p.candidacyId').onRef('r.number', '=', 'p.revision'))
    .select(['p.electionId', 'content', 'held'])
    .where('p.candidateId', '=', candidateId)
    .executeTakeFirst()
  const parts = shown && [...moderatedFields(shown.content).keys()].filter((field) => !shown.held.includes(field)).map(partOf)
  if (!parts?.includes(part)) throw new DomainError('not_found')
  await sql`
    insert into reader_report (candidate_id, part, reason, election_id, total, waiting, waiting_since)
    values (${candidateId}, ${part}, ${reason}, ${shown?.electionId ?? 0}, 1, 1, ${now()})
    on conflict (candidate_id, part, reason) do update set total = reader_report.total + 1, waiting = reader_report.waiting + 1,
      waiting_since = coalesce(reader_report.waiting_since, excluded.waiting_since)`.execute(db)
}
