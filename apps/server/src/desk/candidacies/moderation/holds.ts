import type { FieldValue } from '@plenara/domain'
import { digestOf, includes } from '../../../catalogue/candidates/held-texts.ts'
import type { Database } from '../../../db/database.ts'
import { digestsInLog, digestsSince } from './moderated.ts'

/** What is or was held back of a field. */
export interface Hold {
  readonly decisionId: number
  readonly candidateId: number
  readonly sha256: Buffer
  readonly decidedAt: Date
  readonly releasedAt: Date | null
  readonly withheld: readonly Buffer[]
}

interface OfField {
  readonly candidacyId: number
  readonly field: string
}

export function readHolds(db: Database, { candidacyId, field }: OfField): Promise<Hold[]> {
  return db
    .selectFrom('moderationDecision')
    .select(['decisionId', 'candidateId', 'sha256', 'decidedAt', 'releasedAt', 'withheld'])
    .where('candidacyId', '=', candidacyId)
    .where('field', '=', field)
    .where('kind', '=', 'hold')
    .orderBy('decisionId')
    .execute()
}

/** Those that hold a field back that says this. */
export function holding(holds: readonly Hold[], value: FieldValue): Hold[] {
  return holds.filter(({ releasedAt, withheld }) => releasedAt === null || includes(withheld, digestOf(value)))
}

interface Released extends OfField {
  /** Under which the text was submitted that is shown from now on. */
  readonly revision: number
  /** What it says; null: nothing. */
  readonly value: FieldValue
  readonly now: Date
}

/**
 * Shows a field again with what it says by now. What else it said since it was held back stays back wherever it stands: nobody has looked at it. Answers the
 * decisions that held it.
 */
export async function releaseHolds(tx: Database, { revision, value, now, ...named }: Released): Promise<readonly Hold[]> {
  const shown = value === null ? null : digestOf(value)
  const held = holding(await readHolds(tx, named), value)
  for (const { decisionId, ...hold } of held) {
    const since = hold.releasedAt === null ? await saidSince(tx, named, hold) : []
    const withheld = distinct([...hold.withheld, ...since]).filter((digest) => !shown?.equals(digest))
    await tx
      .updateTable('moderationDecision')
      .set({ releasedAt: now, withheld, applied: false, ...(shown && { sha256: shown, revision }) })
      .where('decisionId', '=', decisionId)
      .execute()
  }
  return held
}

/** What a field said since it was held back; of what was submitted before a withdrawal the log alone is left. */
async function saidSince(
  tx: Database,
  { candidacyId, field }: OfField,
  { candidateId, decidedAt }: Omit<Hold, 'decisionId'>,
): Promise<Buffer[]> {
  const submitted = await digestsSince(tx, { candidacyId, field }, { at: decidedAt })
  return [...submitted, ...(await digestsInLog(tx, { candidateId, field }, decidedAt))]
}

/** Lets nothing of a field be held back any more. */
export async function dropHolds(tx: Database, held: readonly Hold[], now: Date): Promise<void> {
  const ids = held.map(({ decisionId }) => decisionId)
  await tx
    .updateTable('moderationDecision')
    .set({ releasedAt: now, withheld: [], applied: false })
    .where('decisionId', 'in', [0, ...ids])
    .execute()
}

export function distinct(digests: readonly Buffer[]): Buffer[] {
  return [...new Map(digests.map((digest) => [digest.toString('hex'), digest])).values()]
}
