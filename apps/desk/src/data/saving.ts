import type { FieldValue } from '@plenara/domain/statements'

/** A field that another device has changed to another value meanwhile. */
export interface Conflict {
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

/** A value that cannot be saved, with the error code. */
export interface Refused {
  readonly value: FieldValue
  readonly code: string
}

export interface Saving {
  /** The values that the server has not confirmed yet, by field. */
  readonly pending: ReadonlyMap<string, FieldValue>
  /** The confirmed values with their version of the statement; the screen may show an earlier version for a moment. */
  readonly saved: ReadonlyMap<string, { readonly value: FieldValue; readonly version: number }>
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** The values that the person has to change before they are sent again. */
  readonly refused: ReadonlyMap<string, Refused>
  readonly isSending: boolean
  /** Whether the fields of earlier visits are loaded. */
  readonly isReady: boolean
  /** Whether fields of an earlier visit are pending. */
  readonly isRestored: boolean
  /** Whether this device stores unsaved fields. */
  readonly isStored: boolean
  /** Whether the server has requested a pause. */
  readonly isHeld: boolean
  /** When the last change was confirmed; null before the first one. */
  readonly savedAt: Date | null
  /** The error of the last attempt, or null. */
  readonly error: unknown
}

export const NOTHING_SAVED: Saving = {
  ...{ pending: new Map(), saved: new Map(), conflicts: new Map(), refused: new Map() },
  ...{ isSending: false, isReady: false, isRestored: false, isStored: true, isHeld: false },
  ...{ savedAt: null, error: null },
}

/** Whether a field has a value that is only on this device. */
export function isOpen({ pending, conflicts, refused }: Saving, field: string): boolean {
  return pending.has(field) || conflicts.has(field) || refused.has(field)
}

/** The fields that are only on this device, with value and reason. A refused checkbox is left out, because nothing typed is lost. */
export function openFields({ pending, conflicts, refused }: Saving): { field: string; value: FieldValue; code: string | null }[] {
  return [
    ...[...pending].map(([field, value]) => ({ field, value, code: null })),
    ...[...conflicts].map(([field, { mine }]) => ({ field, value: mine, code: null })),
    ...[...refused].flatMap(([field, entry]) => (isTyped(entry) ? [{ field, ...entry }] : [])),
  ]
}

const isTyped = ({ value }: Refused) => typeof value !== 'boolean'

export function without<Value>(fields: ReadonlyMap<string, Value>, field: string): ReadonlyMap<string, Value> {
  const left = new Map(fields)
  left.delete(field)
  return left
}

/** Removes sent values from the pending ones; a field that was changed since stays. */
export function withoutSent(pending: Saving['pending'], sent: Saving['pending']): Saving['pending'] {
  const left = new Map(pending)
  for (const [field, value] of sent) if (left.get(field) === value) left.delete(field)
  return left
}
