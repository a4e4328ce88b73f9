/** Steps of the share of yes, and `none` for areas that are not counted. */
export const SHARES = ['low', 'lower', 'higher', 'high', 'none'] as const
export type Share = (typeof SHARES)[number]

/** @param yes percent, null if nothing is counted */
export function shareOf(yes: number | null): Share {
  if (yes === null) return 'none'
  if (yes < 40) return 'low'
  if (yes < 50) return 'lower'
  return yes < 60 ? 'higher' : 'high'
}
