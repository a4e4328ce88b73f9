/** A field of a statement that a secretariat wrote last. */
export interface PreparedField {
  /** The secretariat. */
  readonly by: number
  /** The person has seen it and left it unchanged. */
  readonly isSeen: boolean
}

/** By the name of the field. */
export type PreparedFields = Readonly<Record<string, PreparedField>>

interface SentField {
  readonly field: string
  /** Whether the value equals the stored one. */
  readonly isSame: boolean
}

/**
 * The prepared fields once these fields are saved. `preparer` is the secretariat that saves them; null is the person, who writes the changed fields and has seen
 * the unchanged ones. A secretariat that sends a stored value again does not count as the person seeing it.
 */
export function preparedAfter(before: PreparedFields, fields: readonly SentField[], preparer: number | null): PreparedFields {
  const after = new Map(Object.entries(before))
  for (const { field, isSame } of fields) {
    const prepared = after.get(field)
    if (preparer !== null && !isSame) after.set(field, { by: preparer, isSeen: false })
    if (preparer === null && !isSame) after.delete(field)
    if (preparer === null && isSame && prepared) after.set(field, { ...prepared, isSeen: true })
  }
  return Object.fromEntries(after)
}

/** The fields that a secretariat wrote and the person has not seen. */
export function unseenFields(prepared: PreparedFields): string[] {
  return Object.entries(prepared).flatMap(([field, { isSeen }]) => (isSeen ? [] : [field]))
}
