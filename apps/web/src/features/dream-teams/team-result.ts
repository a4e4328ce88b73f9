import type { ElectionResult } from '@plenara/contract'

interface Elected {
  readonly elected: readonly Pick<ElectionResult['elected'][number], 'candidateId' | 'votes'>[]
}

export interface TeamResult {
  /** Most votes first. */
  readonly elected: readonly { readonly candidateId: number; readonly votes: number | null }[]
  readonly others: readonly number[]
}

/** Who of a list was elected; each person once. */
export function teamResult(candidates: readonly { readonly id: number }[], result: Elected): TeamResult {
  const team = [...new Set(candidates.map(({ id }) => id))]
  const elected = result.elected.filter(({ candidateId }) => team.includes(candidateId))
  const electedIds = new Set(elected.map(({ candidateId }) => candidateId))
  return {
    elected: elected.toSorted((a, b) => (b.votes ?? 0) - (a.votes ?? 0)),
    others: team.filter((id) => !electedIds.has(id)),
  }
}

/** So many of the seats of a council, evenly spread, as indexes. */
export function spreadSeats(seats: number, marked: number): ReadonlySet<number> {
  const count = Math.min(seats, marked)
  return new Set(Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * seats) / count)))
}
