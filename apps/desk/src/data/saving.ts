import type { FieldValue } from '@plenara/domain/statements'

/** A field that was changed otherwise on another device meanwhile. */
export interface Conflict {
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

/** What cannot be saved as it is, and the code of why. */
export interface Refused {
  readonly value: FieldValue
  readonly code: string
}

export interface Saving {
  /** What the server has not confirmed yet, by field. */
  readonly pending: ReadonlyMap<string, FieldValue>
  /** What it confirmed, with the version of the statement that has it: a screen may know an earlier one for a moment. */
  readonly saved: ReadonlyMap<string, { readonly value: FieldValue; readonly version: number }>
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** What the person has to change before it is sent again. */
  readonly refused: ReadonlyMap<string, Refused>
  readonly isSending: boolean
  /** Whether it is known what an earlier visit has left. */
  readonly isReady: boolean
  /** Something of an earlier visit is on its way. */
  readonly isRestored: boolean
  /** Whether this device keeps what is not saved. */
  readonly isKept: boolean
  /** The server has asked for a pause. */
  readonly isHeld: boolean
  /** When the last change was confirmed; null before the first one. */
  readonly savedAt: Date | null
  /** Why the last attempt failed, or null. */
  readonly error: unknown
}

export const NOTHING_SAVED: Saving = {
  ...{ pending: new Map(), saved: new Map(), conflicts: new Map(), refused: new Map() },
  ...{ isSending: false, isReady: false, isRestored: false, isKept: true, isHeld: false },
  ...{ savedAt: null, error: null },
}

/** Whether something of a field is on this device alone. */
export function isOpen({ pending, conflicts, refused }: Saving, field: string): boolean {
  return pending.has(field) || conflicts.has(field) || refused.has(field)
}

/** What is on this device alone: each field with its value, and why it is not sent. A box that could not be ticked is no loss. */
export function openFields({ pending, conflicts, refused }: Saving): { field: string; value: FieldValue; code: string | null }[] {
  return [
    ...[...pending].map(([field, value]) => ({ field, value, code: null })),
    ...[...conflicts].map(([field, { mine }]) => ({ field, value: mine, code: null })),
    ...[...refused].flatMap(([field, one]) => (isTyped(one) ? [{ field, ...one }] : [])),
  ]
}

const isTyped = ({ value }: Refused) => typeof value !== 'boolean'

export function without<Value>(fields: ReadonlyMap<string, Value>, field: string): ReadonlyMap<string, Value> {
  const left = new Map(fields)
  left.delete(field)
  return left
}

/** What is pending without what was sent; a field that was changed anew since stays. */
export function withoutSent(pending: Saving['pending'], sent: Saving['pending']): Saving['pending'] {
  const left = new Map(pending)
  for (const [field, value] of sent) if (left.get(field) === value) left.delete(field)
  return left
}
