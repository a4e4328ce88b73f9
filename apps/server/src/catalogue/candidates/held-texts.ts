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

interface LoggedValues {
  readonly field: string
  readonly before: FieldValue
  readonly after: FieldValue
  readonly at: Date
}

/** What is to be read of a change of the public log; `held` names what is not, and is null. */
export type ReadInLog = (change: LoggedValues) => Pick<LoggedValues, 'before' | 'after'> & { readonly held?: ('before' | 'after')[] }

/** How the public log of somebody is read: without what is held back, and what a field says while it is. */
export async function readHeldInLog(db: Database, candidateId: number): Promise<ReadInLog> {
  const rows = await db
    .selectFrom('moderationDecision')
    .select(['field', 'decidedAt', 'releasedAt', 'withheld'])
    .where('candidateId', '=', candidateId)
    .where('kind', '=', 'hold')
    .execute()
  return ({ field, at, ...values }) => {
    const isHeld = (value: FieldValue) =>
      saysSomething(value) &&
      rows.some(
        (row) => row.field === field && ((row.releasedAt === null && at >= row.decidedAt) || includes(row.withheld, digestOf(value))),
      )
    const held = (['before', 'after'] as const).filter((side) => isHeld(values[side]))
    const shown = { ...values, ...Object.fromEntries(held.map((side) => [side, null])) }
    return held.length > 0 ? { ...shown, held } : shown
  }
}

/** Where nothing is said there is nothing to hold back: no interests are an empty list. */
function saysSomething(value: FieldValue): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
