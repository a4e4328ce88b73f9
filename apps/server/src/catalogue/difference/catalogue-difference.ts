import type { CatalogueDifference, KindDifference, StrikingFact } from '../../db/schema/import-log.ts'

const MOST_STRIKING = 10

/** The heaviest facts; of equal weight in the order in which they were found. */
export function mostStriking(facts: readonly StrikingFact[]): StrikingFact[] {
  return facts.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_STRIKING)
}

/** For people: a line for each kind, then the striking facts. */
export function differenceLines({ kinds, striking }: CatalogueDifference): string[] {
  const rows = Object.entries(kinds)
  if (rows.length === 0) return ['Nothing changes']
  const width = Math.max(...rows.map(([kind]) => kind.length))
  const lines = rows.map(([kind, counts]) => `  ${kind.padEnd(width)}  ${countsOf(counts)}`)
  return ['Changes:', ...lines, ...(striking.length > 0 ? ['Striking:', ...striking.map(({ text }) => `  ${text}`)] : [])]
}

function countsOf({ added, changed, removed }: KindDifference): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
}
