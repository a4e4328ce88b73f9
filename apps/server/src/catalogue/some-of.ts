const SHOWN = 3

/** The first of some names, and how many more there are. */
export function someOf(names: readonly string[]): string {
  return [...names.slice(0, SHOWN), ...(names.length > SHOWN ? [`${names.length - SHOWN} more`] : [])].join(', ')
}
