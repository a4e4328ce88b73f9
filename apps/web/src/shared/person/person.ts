import type { CandidateCard, MatchPercent, Party } from '@plenara/contract'

/** A candidate, with the facts that the deck and the lists show. */
export interface Person {
  readonly id: number
  readonly card: CandidateCard
  readonly name: string
  /** The age that the person reaches in the year of the election. */
  readonly age: number | null
  readonly party: Party | undefined
  readonly percent: MatchPercent | undefined
}

export interface PersonFacts {
  readonly parties: ReadonlyMap<number, Party>
  readonly percents: ReadonlyMap<number, MatchPercent>
  readonly year: number
}

export function personOf(card: CandidateCard, { parties, percents, year }: PersonFacts): Person {
  return {
    id: card.id,
    card,
    name: `${card.firstName} ${card.lastName}`,
    age: card.birthYear === null ? null : year - card.birthYear,
    party: card.partyId === null ? undefined : parties.get(card.partyId),
    percent: percents.get(card.id),
  }
}
