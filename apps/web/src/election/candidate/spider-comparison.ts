import type { SpiderAxisValue } from '@plenara/ui/chart/spider-chart.tsx'

export interface SpiderComparison {
  /** The axis on which the two are nearest to each other. */
  readonly nearest: string
  /** The axis on which they are farthest apart. */
  readonly farthest: string
}

/** The axes on which two diagrams agree most and least; null if fewer than two axes are known for both. */
export function compareSpiders(mine: readonly SpiderAxisValue[], theirs: readonly SpiderAxisValue[]): SpiderComparison | null {
  const valueById = new Map(theirs.map((axis) => [axis.id, axis.value]))
  const distances = mine
    .flatMap(({ id, name, value }) => {
      const other = valueById.get(id) ?? null
      return value === null || other === null ? [] : [{ name, distance: Math.abs(value - other) }]
    })
    .sort((a, b) => a.distance - b.distance)
  const [nearest] = distances
  const farthest = distances.at(-1)
  return nearest && farthest && distances.length > 1 ? { nearest: nearest.name, farthest: farthest.name } : null
}
