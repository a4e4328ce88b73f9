import type { Council, CouncillorCard } from '@plenara/contract'

const PAGES = { legislative: 'councillor', executive: 'federal-councillor', judiciary: 'judge' } as const

/** The page of a person in office. `councils` are those of the federation; members of other councils belong to a canton or municipality. */
export function personAddress(
  { id, councilId }: Pick<CouncillorCard, 'id' | 'councilId'>,
  councils: readonly Pick<Council, 'id' | 'type'>[],
): string {
  const council = councils.find((other) => other.id === councilId)
  return `/${council ? PAGES[council.type] : 'cantonal-councillor'}/${id}`
}
