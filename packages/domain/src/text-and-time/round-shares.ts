/** How the parts of a whole are rounded. */
export interface Rounding {
  /** The whole; by default the sum of the parts. */
  readonly whole?: number
  /** Digits behind the point; one by default. */
  readonly digits?: number
}

/** Remainders closer than this are equal: they differ only by floating point errors. */
const SAME_REMAINDER = 1e-6

/**
 * The percents of parts, rounded so that they add up as the parts do (largest remainder): 1, 1 and 1 of 3 are 33.4, 33.3 and 33.3. Parts must
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

/** Six digits show a single vote among all of Switzerland. */
const DIGITS = [1, 2, 3, 4, 5, 6]

/** A share of 0 to 100 and its rest, as results of votes are shown: with one digit, with more where one digit would turn a majority into a tie. */
export function shareAndRest(percent: number): readonly [share: number, rest: number] {
  const sharesWith = (digits: number) => roundShares([percent, 100 - percent], { digits })
  const [share = 0, rest = 0] = sharesWith(DIGITS.find((count) => sharesWith(count)[0] !== 50) ?? 1)
  return [share, rest]
}
