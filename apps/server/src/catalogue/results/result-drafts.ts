import { isDeepStrictEqual } from 'node:util'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { RESULT_DRAFT, type ResultRow } from '../write/ballot-tables.ts'
import { publishDraft } from './publish-draft.ts'
import { upsertRows } from '../write/rows.ts'

export interface Delivered {
  /** How many rows changed that readers see. */
  readonly changed: number
  /** How many rows of drafts changed, which nobody sees. */
  readonly drafts: number
}

/**
 * Stores results beside the published ones, each in place of the draft before it; one that says what is published already is no draft. With
 * `isPublished` they take the place of the published ones at once.
 */
export async function deliverResults(tx: Database, rows: readonly ResultRow[], isPublished: boolean): Promise<Delivered> {
  const published = await readPublished(tx, rows)
  const rowsWithReplacements = rows.map((row) => withReplacements(row, published.get(row.electionId)))
  const [same, different] = [true, false].map((isSame) =>
    rowsWithReplacements.filter((row) => isSameAs(row, published.get(row.electionId)) === isSame),
  )
  let drafts = await discardDrafts(
    tx,
    (same ?? []).map(({ electionId }) => electionId),
  )
  drafts += await upsertRows(tx, RESULT_DRAFT, different ?? [])
  if (!isPublished) return { changed: 0, drafts }
  let changed = 0
  for (const { electionId } of different ?? []) changed += await publishDraft(tx, electionId)
  return { changed, drafts: changed > 0 ? 0 : drafts }
}

/** Only what readers see: not results that are withdrawn. */
async function readPublished(tx: Database, rows: readonly ResultRow[]): Promise<ReadonlyMap<number, ResultRow>> {
  const stored = await tx
    .selectFrom('electionResult')
    .innerJoin('election', 'election.id', 'electionResult.electionId')
    .select(['electionId', 'final', 'source', 'asOf', 'areas', 'ballots', 'candidates', 'lists'])
    .where('resultsPublic', '=', true)
    .where('electionId', '=', sql<number>`any(${rows.map(({ electionId }) => electionId)}::integer[])`)
    .execute()
  return new Map(stored.map((row) => [row.electionId, row]))
}

/** Who took over a seat is noted by the operator, and most sources do not tell it. */
function withReplacements(row: ResultRow, published: ResultRow | undefined): ResultRow {
  const successors = new Map(
    published?.candidates.flatMap(({ candidateId, replacedById }) => (replacedById ? [[candidateId, replacedById]] : [])),
  )
  const candidates = row.candidates.map((one) => {
    const replacedById = one.elected ? (one.replacedById ?? successors.get(one.candidateId)) : undefined
    return replacedById === undefined ? one : { ...one, replacedById }
  })
  return { ...row, candidates }
}

function isSameAs(row: ResultRow, published: ResultRow | undefined): boolean {
  return published !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(row)), JSON.parse(JSON.stringify(published)))
}

async function discardDrafts(tx: QueryExecutorProvider, electionIds: readonly number[]): Promise<number> {
  const result = await sql`delete from result_draft where election_id = any(${electionIds}::integer[])`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** Of some elections those of which a draft waits. */
export async function readDraftIds(db: QueryExecutorProvider, electionIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select election_id as id from result_draft where election_id = any(${electionIds}::integer[]) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}
