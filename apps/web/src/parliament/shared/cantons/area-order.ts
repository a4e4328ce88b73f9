import type { VotingDayProposal } from '@plenara/contract'

export type CantonResult = NonNullable<VotingDayProposal['result']>['cantons'][number]
export const AREA_COLUMNS = ['name', 'yes', 'turnout'] as const
export type AreaColumn = (typeof AREA_COLUMNS)[number]

export interface AreaOrder {
  readonly by: AreaColumn
  readonly direction: 'ascending' | 'descending'
}

/** Names start with A, numbers with the highest; the same column again reverses the order. */
export function nextOrder({ by, direction }: AreaOrder, column: AreaColumn): AreaOrder {
  if (by === column) return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  return { by: column, direction: column === 'name' ? 'ascending' : 'descending' }
}

/** A canton or a municipality as a row of a table. */
export interface AreaRow {
  readonly key: string | number
  readonly name: string
  readonly yesPercent: number | null
  readonly turnoutPercent: number | null
}

/** Sorts areas; those without a number come last in both directions, equal ones by name. */
export function sortAreas<Area extends AreaRow>(areas: readonly Area[], order: AreaOrder): Area[] {
  const sign = order.direction === 'ascending' ? 1 : -1
  const byName = (a: Area, b: Area) => a.name.localeCompare(b.name, 'de')
  if (order.by === 'name') return areas.toSorted((a, b) => sign * byName(a, b))
  const percentOf = ({ yesPercent, turnoutPercent }: Area) => (order.by === 'yes' ? yesPercent : turnoutPercent)
  return areas.toSorted((a, b) => {
    const [x, y] = [percentOf(a), percentOf(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b)
    return sign * (x - y) || byName(a, b)
  })
}
