import type { CouncillorAgreement } from '@plenara/contract'
import { combinedNearTies } from '@plenara/domain/match'

/** Ranks that values too close to each other share; first and last are the same where the rank is one's own. */
export interface RankBand {
  readonly first: number
  readonly last: number
}

export interface RankedAgreement extends CouncillorAgreement {
  /** Null without a percent. */
  readonly rank: RankBand | null
}

/** The highest percent first and those without one last, there by shared votes; of equal ones by name. */
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
