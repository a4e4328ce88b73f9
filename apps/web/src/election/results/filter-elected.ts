import type { ElectionResult, Party } from '@plenara/contract'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'
import type { ResultPerson } from '../shared/outcome/result-people.ts'

type Elected = ElectionResult['elected'][number]

export interface ElectedFilter {
  readonly search: string
  /** Parties, 0 for none; empty = all. */
  readonly partyIds: readonly number[]
}

/** The elected of the chosen parties whose name, party or number has every word of the search. */
export function filterElected(
  elected: readonly Elected[],
  { search, partyIds }: ElectedFilter,
  { people, parties }: { readonly people: ReadonlyMap<number, ResultPerson>; readonly parties: ReadonlyMap<number, Party> },
): Elected[] {
  const query = foldQuery(search)
  return elected.filter(({ candidateId, partyId }) => {
    const person = people.get(candidateId)
    if (!person || (partyIds.length > 0 && !partyIds.includes(partyId ?? 0))) return false
    const party = parties.get(partyId ?? 0)
    return fitsSearch(query, [person.firstName, person.lastName, party?.shortName ?? null, party?.name ?? null, person.number])
  })
}

/** The parties of the elected with their numbers, most first; 0 for no party. */
export function partyCounts(elected: readonly Elected[]): { readonly partyId: number; readonly count: number }[] {
  const counts = new Map<number, number>()
  for (const { partyId } of elected) counts.set(partyId ?? 0, (counts.get(partyId ?? 0) ?? 0) + 1)
  return [...counts].map(([partyId, count]) => ({ partyId, count })).toSorted((a, b) => b.count - a.count)
}
