import type { CouncillorCard, Decision, Vote } from '@plenara/contract'

export type ParliamentPart = NonNullable<Vote['parliament']>
export type PeoplePart = NonNullable<Vote['people']>
export type PeopleResult = NonNullable<PeoplePart['result']>

/** The decision of a member on a vote. */
export interface MemberDecision {
  readonly councillor: CouncillorCard
  readonly decision: Decision
}
