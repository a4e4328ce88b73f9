/** Mulberry32, with the plain seed as state. */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The mean; not a number for none. */
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The places of the highest values, the earlier of equals first. */
export const bestOf = (values: readonly number[], count: number) =>
  new Set(
    values
      .map((value, index) => ({ value, index }))
      .toSorted((a, b) => b.value - a.value || a.index - b.index)
      .slice(0, count)
      .map(({ index }) => index),
  )

/** The share of the left values that the right set has, too. */
export const overlap = (left: ReadonlySet<number>, right: ReadonlySet<number>) =>
  [...left].filter((value) => right.has(value)).length / left.size

/** Equals share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const last = new Map(sorted.map((value, rank) => [value, rank]))
  const first = new Map(sorted.map((value, rank): [number, number] => [value, rank]).toReversed())
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2)
}

/** Spearman's, with mean ranks for equals. */
export function rankCorrelation(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranksOf(left), ranksOf(right)]
  const [meanA, meanB] = [mean(a), mean(b)]
  const joint = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)))
  return joint / Math.sqrt(mean(a.map((value) => (value - meanA) ** 2)) * mean(b.map((value) => (value - meanB) ** 2)))
}
