/** What a secretariat wrote in a field of a statement, and nobody else since. */
export interface PreparedField {
  /** The secretariat. */
  readonly by: number
  /** The person has looked at it and left it as it is. */
  readonly isSeen: boolean
}

/** By the field. */
export type PreparedFields = Readonly<Record<string, PreparedField>>

interface SentField {
  readonly field: string
  /** It says what is stored already. */
  readonly isSame: boolean
}

/**
 * Who wrote what once these fields are saved. `preparer`: the secretariat that saves them; null: the person, who writes what changes and has looked at what
 * stays. A secretariat that sends what is stored already looks at nothing in the person's place.
 */
export function preparedAfter(before: PreparedFields, fields: readonly SentField[], preparer: number | null): PreparedFields {
  const after = new Map(Object.entries(before))
  for (const { field, isSame } of fields) {
    const known = after.get(field)
    if (preparer !== null && !isSame) after.set(field, { by: preparer, isSeen: false })
    if (preparer === null && !isSame) after.delete(field)
    if (preparer === null && isSame && known) after.set(field, { ...known, isSeen: true })
  }
  return Object.fromEntries(after)
}

/** The fields that a secretariat wrote and the person has not looked at. */
export function unseenFields(prepared: PreparedFields): string[] {
  return Object.entries(prepared).flatMap(([field, { isSeen }]) => (isSeen ? [] : [field]))
}
