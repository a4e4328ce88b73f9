import type { Councillor } from '@plenara/contract'
import { type GovernmentOffice, governmentOffice } from '../../shared/office-text.ts'

export interface FederalCouncillor extends GovernmentOffice {
  readonly person: Councillor
  /** The first day in office, `YYYY-MM-DD`; null if no source has it. */
  readonly since: string | null
}

const RANKS = { president: 0, 'vice-president': 1, member: 2 } as const

/**
 * The Federal Council in the order of protocol: president, vice-president, then by time in office. Members without
 * a known day come last, in their given order.
 */
export function protocolOrder(people: readonly Councillor[]): FederalCouncillor[] {
  return people
    .map((person) => ({ person, since: sinceOf(person), ...governmentOffice(person.occupation) }))
    .toSorted((a, b) => RANKS[a.rank] - RANKS[b.rank] || (a.since ?? '9999').localeCompare(b.since ?? '9999'))
}

function sinceOf({ mandates, councilId }: Councillor): string | null {
  const days = mandates.filter((mandate) => mandate.councilId === councilId).map(({ from }) => from)
  return days.filter((day) => day !== null).sort()[0] ?? null
}
