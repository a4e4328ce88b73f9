import type { PeopleResult } from './vote-parts.ts'

export type CantonResult = PeopleResult['cantons'][number]
export const CANTON_COLUMNS = ['name', 'yes', 'turnout'] as const
export type CantonColumn = (typeof CANTON_COLUMNS)[number]

export interface CantonOrder {
  readonly by: CantonColumn
  readonly direction: 'ascending' | 'descending'
}

/** Names begin with A, numbers with the highest; the same column again turns the order round. */
export function nextOrder({ by, direction }: CantonOrder, column: CantonColumn): CantonOrder {
  if (by === column) return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  return { by: column, direction: column === 'name' ? 'ascending' : 'descending' }
}

/** The results of the cantons in an order; those without a number stand last either way, equal ones by name. */
export function sortCantons(cantons: readonly CantonResult[], order: CantonOrder, nameOf: (code: string) => string): CantonResult[] {
  const sign = order.direction === 'ascending' ? 1 : -1
  const byName = (a: CantonResult, b: CantonResult) => nameOf(a.cantonCode).localeCompare(nameOf(b.cantonCode), 'de')
  if (order.by === 'name') return cantons.toSorted((a, b) => sign * byName(a, b))
  const percentOf = ({ yesPercent, turnoutPercent }: CantonResult) => (order.by === 'yes' ? yesPercent : turnoutPercent)
  return cantons.toSorted((a, b) => {
    const [x, y] = [percentOf(a), percentOf(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b)
    return sign * (x - y) || byName(a, b)
  })
}
