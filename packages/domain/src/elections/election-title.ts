import type { Election } from '@plenara/contract'

/** The name of an election with its year, which is added only where the name has none. */
export function electionTitle({ name, electionDate }: Pick<Election, 'name' | 'electionDate'>): string {
  const year = electionDate.slice(0, 4)
  return name.includes(year) ? name : `${name} ${year}`
}
