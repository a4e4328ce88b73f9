import type { FieldValue } from '@plenara/domain/statements'

/** A field that the server has not acknowledged, as stored on the device. */
export interface StoredField {
  /** Unique by window and field: two windows may each store a value for one field. */
  readonly key: string
  readonly field: string
  /** As typed. */
  readonly value: FieldValue
  /** The version of the statement that the value began with. */
  readonly base: number
  /** The reason why the person has to change it before it is sent; null if it can be sent. */
  readonly code: string | null
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

/** The fields of a statement that one window stores on the device. Calls fail if the device stores nothing. */
export interface FieldStore {
  /**
   * Takes over the fields of closed windows; they belong to this window from then on. `take` is called now, and again when another window closes. Resolves
   * once all fields without a living window have been taken over.
   */
  readonly adopt: (take: (fields: readonly StoredField[]) => void) => Promise<void>
  readonly write: (put: readonly StoredField[], remove: readonly string[]) => Promise<void>
  /** Leaves the fields of this window to other windows. */
  readonly close: () => void
}
