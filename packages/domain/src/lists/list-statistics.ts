import type { CandidateCard, ListCandidate } from '@plenara/contract'

type Person = Pick<CandidateCard, 'id' | 'birthYear' | 'partyId' | 'sex'>

/** Lower ends of the age groups; voters are 18 or older. */
const AGE_GROUPS = [18, 30, 40, 50, 60] as const

export interface ListStatistics {
  readonly filled: number
  readonly empty: number
  /** People, each counted once. */
  readonly distinct: number
  /** Over the filled lines, so that a person named twice counts twice, as the votes do; null if no age is known. Not rounded. */
  readonly averageAge: number | null
  /** Lines per age group; `to` null = and older. */
  readonly ages: readonly { readonly from: number; readonly to: number | null; readonly count: number }[]
  /** Lines per sex; null = not given. Empty where none is given. */
  readonly sexes: readonly { readonly sex: CandidateCard['sex']; readonly count: number }[]
  /** Lines per party, most first; null = no party. A line is a vote for the party too (BPR Art. 39). */
  readonly parties: readonly { readonly partyId: number | null; readonly count: number }[]
}

/** Figures about the lines of a list. `year` is the year of the election, `lines` what its ballot offers. */
export function listStatistics(
  candidates: readonly ListCandidate[],
  people: readonly Person[],
  { year, lines }: { readonly year: number; readonly lines: number },
): ListStatistics {
  const personById = new Map(people.map((person) => [person.id, person]))
  const named = candidates.flatMap(({ id }) => personById.get(id) ?? [])
  const ages = named.flatMap(({ birthYear }) => (birthYear === null ? [] : [year - birthYear]))
  return {
    filled: candidates.length,
    empty: Math.max(0, lines - candidates.length),
    distinct: new Set(candidates.map(({ id }) => id)).size,
    averageAge: ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length,
    ages: AGE_GROUPS.map((from, index) => ageGroup(ages, from, AGE_GROUPS[index + 1])),
    sexes: countSexes(named),
    parties: countParties(named),
  }
}

function ageGroup(ages: readonly number[], from: number, next: number | undefined) {
  const count = ages.filter((age) => age >= from && (next === undefined || age < next)).length
  return { from, to: next === undefined ? null : next - 1, count }
}

function countSexes(named: readonly Person[]) {
  if (named.every(({ sex }) => sex === null)) return []
  const counted = (['female', 'male', null] as const).map((sex) => ({ sex, count: named.filter((person) => person.sex === sex).length }))
  return counted.filter(({ sex, count }) => sex !== null || count > 0)
}

function countParties(named: readonly Person[]) {
  const counts = new Map<number | null, number>()
  for (const { partyId } of named) counts.set(partyId, (counts.get(partyId) ?? 0) + 1)
  return [...counts]
    .map(([partyId, count]) => ({ partyId, count }))
    .sort((a, b) => b.count - a.count || (a.partyId ?? 0) - (b.partyId ?? 0))
}
