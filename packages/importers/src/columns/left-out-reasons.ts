/** Columns of a source that are not read, and why. A pattern has a name for people. */
export interface LeftOut {
  readonly columns: readonly (string | { readonly name: string; readonly pattern: RegExp })[]
  readonly reason: string
}

/** Columns by what their names have in common. */
export const pattern = (name: string, expression: RegExp) => ({ name, pattern: expression })

export const REPEATED = 'repeats what another column or table says'
export const PRIVATE = 'of the person, and nothing to do with the office'
export const NOT_SHOWN = 'no page shows it'
