import type { CandidateCard, ElectionResult } from '@plenara/contract'

/** A person of a result; a `former` candidate has no page any more. */
export interface ResultPerson extends Pick<CandidateCard, 'id' | 'firstName' | 'lastName' | 'number' | 'partyId' | 'portrait'> {
  readonly standing?: CandidateCard['standing'] | 'former'
}

/** The candidates by their ids, and the former candidates of the result. */
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
