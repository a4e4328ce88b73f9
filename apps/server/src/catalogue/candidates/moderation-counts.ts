import { MODERATION_REASONS, type ModerationCount, type ModerationReason } from '@plenara/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

interface Row {
  readonly reason: ModerationReason
  readonly reported: number
  readonly held: number
}

/** How often readers of an election reported something for each reason, and how many texts and pictures are held back for it. */
export async function readModerationCounts(db: QueryExecutorProvider, electionId: number): Promise<ModerationCount[]> {
  const { rows } = await sql<Row>`
    select reason, sum(reported)::integer as reported, sum(held)::integer as held from (
      select reason, total as reported, 0 as held from reader_report where election_id = ${electionId}
      union all select reason, 0, 1 from moderation_decision
        where election_id = ${electionId} and kind = 'hold' and released_at is null and reason is not null) counted
    group by reason`.execute(db)
  const counts = new Map(rows.map((row) => [row.reason, row]))
  return MODERATION_REASONS.map((reason) => {
    const { reported = 0, held = 0 } = counts.get(reason) ?? {}
    return { reason, reported, held }
  })
}
