import { quantile } from './median.ts'

/** Prints a figure with its bar, where it has one. */
export function report(name: string, values: readonly number[], bar: number | null, share = 0.5): void {
  const all = values.map((value) => value.toFixed(1)).join(' ')
  const label = share === 0.5 ? 'median' : `${100 * share} %`
  console.log(`${name}: ${label} ${quantile(values, share).toFixed(1)} (${bar === null ? 'no bar' : `bar ${bar}`}); ${all}`)
}
