/** An exact fraction; the denominator is positive. */
export interface Ratio {
  readonly n: bigint
  readonly d: bigint
}

/** The reduced fraction n/d; `d` must not be 0. */
export function ratio(n: bigint, d = 1n): Ratio {
  const factor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { n: n / factor, d: d / factor }
}

export function plus(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function times(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.n, a.d * b.d)
}

export function over(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d, a.d * b.n)
}

/** Negative where a is smaller, 0 where both are equal, positive where a is larger. */
export function compareRatios(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** As a floating-point number with about 16 digits, for display; not for fractions below 1e-290. */
export function toNumber({ n, d }: Ratio): number {
  const shift = Math.max(0, 17 + `${d}`.length - `${n}`.length)
  return Number((n * 10n ** BigInt(shift)) / d) / 10 ** shift
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a === 0n ? 1n : a) : gcd(b, a % b)
}
