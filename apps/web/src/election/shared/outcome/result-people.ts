import type { CandidateCard, ElectionResult } from '@plenara/contract'

/** Somebody whom a result names; who is `former` has no page any more. */
export interface ResultPerson extends Pick<CandidateCard, 'id' | 'firstName' | 'lastName' | 'number' | 'partyId' | 'portrait'> {
  readonly standing?: CandidateCard['standing'] | 'former'
}

/** The candidates by their ids, and with them those of the result whom the election no longer has. */
export function resultPeople(
  cards: readonly CandidateCard[],
  { elected, former }: Pick<ElectionResult, 'elected' | 'former'>,
): ReadonlyMap<number, ResultPerson> {
  const gone = (former?.candidates ?? []).map((person): ResultPerson => {
    const partyId = elected.find(({ candidateId }) => candidateId === person.id)?.partyId ?? null
    return { ...person, partyId, portrait: null, standing: 'former' }
  })
  return new Map([...cards, ...gone].map((person) => [person.id, person]))
}
