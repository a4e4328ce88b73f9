import type { Party } from '@plenara/contract'
import type { Person } from '../../shared/person/person.ts'

/** The parties of these people by their short name, with their number of candidates. */
export function partiesOf(people: readonly Person[]): { readonly party: Party; readonly count: number }[] {
  const counts = new Map<Party, number>()
  for (const { party } of people) if (party) counts.set(party, (counts.get(party) ?? 0) + 1)
  return [...counts].map(([party, count]) => ({ party, count })).sort((a, b) => a.party.shortName.localeCompare(b.party.shortName, 'de-CH'))
}

/** The youngest and the oldest age; null if none is known. */
export function ageLimits(people: readonly Person[]): { readonly min: number; readonly max: number } | null {
  const ages = people.flatMap((person) => (person.age === null ? [] : [person.age]))
  return ages.length === 0 ? null : { min: Math.min(...ages), max: Math.max(...ages) }
}
