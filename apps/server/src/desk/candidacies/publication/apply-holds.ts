import type { StatementContent } from '@plenara/contract'
import { isSameValue, moderatedFields } from '@plenara/domain'
import { type QueryExecutorProvider, sql } from 'kysely'
import { type HeldText, isHeldBack } from '../../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../../db/database.ts'

interface Wanted {
  /** Absent: of all elections. */
  readonly electionId?: number | undefined
}

/** Decided, of somebody of whom voters see a statement or the log of changes, and not shown by a publication yet. */
const waits = ({ electionId }: Wanted) => sql`m.kind = 'hold' and not m.applied
  and (${electionId ?? null}::bigint is null or m.election_id = ${electionId ?? null}::bigint)
  and (exists (select from published_statement p where p.candidacy_id = m.candidacy_id) or exists (select from statement_change c where c.candidate_id = m.candidate_id))`

/** The elections in which operators decided something that voters do not see yet. */
export async function readWaitingHolds(db: QueryExecutorProvider, wanted: Wanted): Promise<number[]> {
  const { rows } = await sql<{ electionId: number }>`
    select distinct m.election_id as "electionId" from moderation_decision m where ${waits(wanted)}`.execute(db)
  return rows.map((row) => row.electionId)
}

interface Row {
  readonly candidacyId: number
  readonly content: StatementContent
  /** By now. */
  readonly held: readonly string[]
  readonly decisions: readonly { readonly field: string; readonly releasedAt: string | null; readonly withheld: readonly string[] }[]
}

/**
 * Shows voters what operators decided, within a publication, once it says which statements are public; answers of how many statements they see more or less.
 */
export async function applyHolds(tx: QueryExecutorProvider, { electionId }: Wanted): Promise<number> {
  // Before they are read: what is decided meanwhile waits for the next publication.
  await sql`update moderation_decision m set applied = true where ${waits({ electionId })}`.execute(tx)
  const { rows } = await sql<Row>`
    select p.candidacy_id as "candidacyId", r.content, p.held, coalesce(d.decisions, '[]') as decisions
    from published_statement p join statement_revision r on r.candidacy_id = p.candidacy_id and r.number = p.revision
      left join lateral (select jsonb_agg(jsonb_build_object('field', m.field, 'releasedAt', m.released_at,
          'withheld', (select coalesce(jsonb_agg(encode(w, 'hex')), '[]') from unnest(m.withheld) w))) as decisions
        from moderation_decision m where m.candidacy_id = p.candidacy_id and m.kind = 'hold') d on true
    where (${electionId ?? null}::bigint is null or p.election_id = ${electionId ?? null}::bigint) and (d.decisions is not null or p.held <> '[]')
    order by p.candidacy_id`.execute(tx)
  let changed = 0
  for (const row of rows) {
    const held = heldIn(row.content, row.decisions.map(holdOf))
    if (isSameValue(held, row.held)) continue
    changed += 1
    await sql`update published_statement set held = ${JSON.stringify(held)}::jsonb where candidacy_id = ${row.candidacyId}`.execute(tx)
  }
  return changed
}

/** The fields that the next publication would hold back, were this the statement that it shows; nothing is written. */
export async function heldWith(db: Database, candidacyId: number, content: StatementContent): Promise<string[]> {
  const holds = await db
    .selectFrom('moderationDecision')
    .select(['field', 'releasedAt', 'withheld'])
    .where('candidacyId', '=', candidacyId)
    .where('kind', '=', 'hold')
    .execute()
  return heldIn(content, holds)
}

function holdOf({ field, releasedAt, withheld }: Row['decisions'][number]): HeldText {
  return {
    ...{ field, releasedAt: releasedAt === null ? null : new Date(releasedAt) },
    withheld: withheld.map((digest) => Buffer.from(digest, 'hex')),
  }
}

/** The fields of a statement that are held back. */
function heldIn(content: StatementContent, holds: readonly HeldText[]): string[] {
  return [...moderatedFields(content)].flatMap(([field, value]) => (isHeldBack(holds, field, value) ? [field] : [])).toSorted()
}
