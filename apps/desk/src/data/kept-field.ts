import type { FieldValue } from '@plenara/domain/statements'

/** A field that the server has not acknowledged, as it lies on the device. */
export interface KeptField {
  /** Two windows may each have a value for one field: both are kept. */
  readonly key: string
  readonly field: string
  /** As it was typed. */
  readonly value: FieldValue
  /** The version of the statement that the value began with. */
  readonly base: number
  /** Why the person has to change it before it is sent; null where it can go. */
  readonly code: string | null
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

/** What one window keeps on the device of one statement. A call fails where the device keeps nothing. */
export interface FieldStore {
  /**
   * Takes over what windows that are gone have left; it is this window's from then on. `take` is told now, and again when another window goes. Resolves once
   * everything has been told that nobody else has.
   */
  readonly adopt: (take: (fields: readonly KeptField[]) => void) => Promise<void>
  readonly write: (put: readonly KeptField[], remove: readonly string[]) => Promise<void>
  /** Leaves what it has to other windows. */
  readonly close: () => void
}
