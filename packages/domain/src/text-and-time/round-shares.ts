/** How the parts of a whole are rounded. */
export interface Rounding {
  /** What the parts are parts of; their sum where they are all of it. */
  readonly whole?: number
  /** Digits behind the point; one by default. */
  readonly digits?: number
}

/** Remainders closer than this are equal: they differ by the way that numbers are stored. */
const SAME_REMAINDER = 1e-6

/**
 * The percent of parts, so rounded that those shown add up as the parts do (largest remainder): 1, 1 and 1 of 3 are 33.4, 33.3 and 33.3. Parts must
 * not be negative; of equal remainders the first is rounded up. A whole of 0 has shares of 0.
 */
export function roundShares(parts: readonly number[], { whole, digits = 1 }: Rounding = {}): number[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  const all = whole ?? sum
  if (all <= 0) return parts.map(() => 0)
  const unit = 10 ** digits
  const exact = parts.map((part) => (100 * unit * part) / all)
  const floors = exact.map((share) => Math.floor(share + SAME_REMAINDER))
  const missing = Math.round((100 * unit * sum) / all + SAME_REMAINDER) - floors.reduce((total, floor) => total + floor, 0)
  const remainders = exact.map((share, index) => Math.round((share - (floors[index] ?? 0)) / SAME_REMAINDER))
  const order = exact.map((_, index) => index).toSorted((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0))
  const raised = new Set(order.slice(0, missing))
  return floors.map((floor, index) => (floor + (raised.has(index) ? 1 : 0)) / unit)
}

/** One vote of all that there are in Switzerland is seen with six. */
const DIGITS = [1, 2, 3, 4, 5, 6]

/** A share of 0 to 100 and what is left of the whole, as people's votes are told: with one digit, with more where one would make a tie of a majority. */
export function shareAndRest(percent: number): readonly [share: number, rest: number] {
  const sharesWith = (digits: number) => roundShares([percent, 100 - percent], { digits })
  const [share = 0, rest = 0] = sharesWith(DIGITS.find((count) => sharesWith(count)[0] !== 50) ?? 1)
  return [share, rest]
}
