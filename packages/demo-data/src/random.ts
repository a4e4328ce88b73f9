import { seededRandom } from '@plenara/domain'

/** A seeded source of chance: the same seed gives the same draws on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  /** True with the given probability (0..1). */
  chance(probability: number): boolean
  /** Roughly normal around 0 with standard deviation 1, within -3.5..3.5 (sum of four uniform draws). */
  normal(): number
  /** One item of a table that is not empty. */
  pick<T>(items: readonly T[]): T
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
}

/** Chance from a text. */
export function createRandom(seed: string): Random {
  const next = seededRandom(seed)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const shuffle = <T>(items: readonly T[]) => shuffled(items, next)
  return {
    next,
    int,
    shuffle,
    chance: (probability) => next() < probability,
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    sample: (items, count) => shuffle(items).slice(0, count),
  }
}

/** The item at a place that must exist. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a table of ${items.length}`)
  return item
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const drawn = items.map((item) => ({ item, order: next() }))
  drawn.sort((a, b) => a.order - b.order)
  return drawn.map((entry) => entry.item)
}
