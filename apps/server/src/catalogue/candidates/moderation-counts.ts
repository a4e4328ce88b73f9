import { MODERATION_REASONS, type ModerationCount, type ModerationReason } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

interface Row {
  readonly reason: ModerationReason
  readonly reported: number
  readonly held: number
}

/**
 * How often readers of an election reported something for each reason, and how many texts and pictures are held back for it that would be seen otherwise: of
 * what is published, and those that stood in the public log alone when they were held back. As of the last publication.
 */
export async function readModerationCounts(db: QueryExecutorProvider, electionId: number): Promise<ModerationCount[]> {
  const { rows } = await sql<Row>`
    select reason, sum(reported)::integer as reported, sum(held)::integer as held from (
      select reason, total as reported, 0 as held from reader_report where election_id = ${electionId}
      union all select reason, 0, 1 from (
        select distinct on (m.candidacy_id, m.field) m.reason
        from moderation_decision m join candidate c on c.id = m.candidate_id and c.gone is null
          left join published_statement p on p.candidacy_id = m.candidacy_id
        where m.election_id = ${electionId} and m.kind = 'hold'
          and (jsonb_exists(p.held, m.field) or (m.revision = 0 and m.released_at is null and m.applied))
        order by m.candidacy_id, m.field, m.released_at desc nulls first, m.decision_id desc) held) counted
    where reason is not null group by reason`.execute(db)
  const counts = new Map(rows.map((row) => [row.reason, row]))
  return MODERATION_REASONS.map((reason) => {
    const { reported = 0, held = 0 } = counts.get(reason) ?? {}
    return { reason, reported, held }
  })
}
