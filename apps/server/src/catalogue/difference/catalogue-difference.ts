/** How many records of a kind a change adds, changes and removes. */
export interface KindDifference {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** One of the things that an operator has to look at before anybody else sees them. */
export interface StrikingFact {
  readonly what: string
  /** Heaviest first: who is elected before what is called otherwise. */
  readonly weight: number
  readonly text: string
}

/** What a change of the public data changes, compared with what was stored before. */
export interface CatalogueDifference {
  /** By kind of record; kinds in which nothing changes are left out. */
  readonly kinds: Readonly<Record<string, KindDifference>>
  /** The ten most striking. */
  readonly striking: readonly StrikingFact[]
}

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
