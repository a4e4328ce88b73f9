import type { CouncillorAgreement } from '@plenara/contract'
import { combinedNearTies } from '@plenara/domain/match'

/** Ranks shared by values that are too close to each other; first and last are equal for a rank that is not shared. */
export interface RankBand {
  readonly first: number
  readonly last: number
}

export interface RankedAgreement extends CouncillorAgreement {
  /** Null without a percent. */
  readonly rank: RankBand | null
}

/** The highest percent first, those without one last, ordered by shared votes; equal ones by name. */
export function rankAgreements(agreements: readonly CouncillorAgreement[]): RankedAgreement[] {
  const sorted = agreements.toSorted(
    (a, b) => (b.value ?? -1) - (a.value ?? -1) || (a.value === null ? b.shared - a.shared : 0) || collator.compare(nameOf(a), nameOf(b)),
  )
  const percents = sorted.map(({ councillor, value, shared }) => ({ candidateId: councillor.id, value, shared }))
  const bands = combinedNearTies(percents).flatMap(({ candidateIds, firstRank: first, lastRank: last }) =>
    candidateIds.map((id): [number, RankBand] => [id, { first, last }]),
  )
  const bandById = new Map(bands)
  return sorted.map((agreement) => ({ ...agreement, rank: bandById.get(agreement.councillor.id) ?? null }))
}

const collator = new Intl.Collator('de-CH')

function nameOf({ councillor }: CouncillorAgreement): string {
  return `${councillor.lastName} ${councillor.firstName}`
}
