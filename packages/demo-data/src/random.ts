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

/** Chance from a text; numbers come from sfc32, seeded by four rounds of a 32-bit string hash. */
export function createRandom(seed: string): Random {
  const next = sfc32(hash(seed, 1), hash(seed, 2), hash(seed, 3), hash(seed, 4))
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

function hash(text: string, round: number): number {
  let value = 2166136261 ^ Math.imul(round, 0x9e3779b1)
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return (value ^ (value >>> 15)) >>> 0
}

function sfc32(seedA: number, seedB: number, seedC: number, seedD: number): () => number {
  let a = seedA | 0
  let b = seedB | 0
  let c = seedC | 0
  let d = seedD | 0
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) next()
  return next
}
