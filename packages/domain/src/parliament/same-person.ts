import type { CantonCode } from '@plenara/contract'
import { normalizeSearch } from '../text-and-time/search.ts'

/** The facts that identify a person where sources share no id. */
export interface PersonFacts {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly birthYear: number | null
  readonly cantonCode: CantonCode | null
}

export interface CandidacyFacts extends PersonFacts {
  readonly electionId: number
}

/**
 * The candidacies that are certainly those of a councillor: first and last name, year of birth and canton are known and equal. Names are compared without
 * accents and hyphens; a part of a name is not enough. Where another councillor has the same facts, or an election has two such candidates,
 * none is certain.
 * @param councillors all councillors who could be meant instead; may include the councillor
 */
export function certainCandidacies<Candidacy extends CandidacyFacts>(
  councillor: PersonFacts,
  councillors: readonly PersonFacts[],
  candidacies: readonly Candidacy[],
): Candidacy[] {
  if (councillor.birthYear === null || councillor.cantonCode === null) return []
  const wanted = nameOf(councillor)
  const isSame = (person: PersonFacts) =>
    person.birthYear === councillor.birthYear && person.cantonCode === councillor.cantonCode && nameOf(person) === wanted
  if (councillors.some((other) => other.id !== councillor.id && isSame(other))) return []
  const same = candidacies.filter(isSame)
  const isAmbiguous = new Set(same.map(({ electionId }) => electionId)).size < same.length
  return isAmbiguous ? [] : same
}

function nameOf({ firstName, lastName }: PersonFacts): string {
  return `${normalizeSearch(firstName)}/${normalizeSearch(lastName)}`
}
