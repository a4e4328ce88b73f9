import { createHash } from 'node:crypto'
import { type FieldValue, inOrder } from '@plenara/domain'
import type { Database } from '../../db/database.ts'

/** SHA-256 of what a field says, by which a text is known again where it is not kept. */
export function digestOf(value: FieldValue): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest()
}

/** What an operator holds back of a field. */
export interface HeldText {
  readonly field: string
  /** Null: whatever it says. */
  readonly releasedAt: Date | null
  readonly withheld: readonly Buffer[]
}

/** Whether a field is held back that says this. */
export function isHeldBack(held: readonly HeldText[], field: string, value: FieldValue): boolean {
  return held.some((one) => one.field === field && (one.releasedAt === null || includes(one.withheld, digestOf(value))))
}

export function includes(digests: readonly Buffer[], digest: Buffer): boolean {
  return digests.some((one) => one.equals(digest))
}

/** Whether what a change of the public log names is not to be read in it: held back, or said while the field is. */
export type IsHeldInLog = (field: string, value: FieldValue, at: Date) => boolean

export async function readHeldInLog(db: Database, candidateId: number): Promise<IsHeldInLog> {
  const rows = await db
    .selectFrom('moderationDecision')
    .select(['field', 'decidedAt', 'releasedAt', 'withheld'])
    .where('candidateId', '=', candidateId)
    .where('kind', '=', 'hold')
    .execute()
  return (field, value, at) =>
    value !== null &&
    rows.some((row) => row.field === field && ((row.releasedAt === null && at >= row.decidedAt) || includes(row.withheld, digestOf(value))))
}
