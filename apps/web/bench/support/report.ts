import { quantile } from './median.ts'

/** Prints a figure with its bar, where it has one. */
export function report(name: string, values: readonly number[], bar: number | null, share = 0.5): void {
  const digits = bar !== null && bar < 1 ? 3 : 1
  const all = values.map((value) => value.toFixed(digits)).join(' ')
  const label = share === 0.5 ? 'median' : `${100 * share} %`
  console.log(`${name}: ${label} ${quantile(values, share).toFixed(digits)} (${bar === null ? 'no bar' : `bar ${bar}`}); ${all}`)
}
