import { LIMIT_VARIABLES, LIMITS, type Limits } from '@plenara/importers'
import { wholeNumber } from './values.ts'

const LARGEST = 999_999_999_999

/** The limits of an import: those of the product, or what the operator has set instead. Throws `StartError`. */
export function importLimits(text: (name: string) => string | null): Limits {
  const set = Object.entries(LIMIT_VARIABLES).flatMap(([limit, variable]) => {
    const value = text(variable)
    return value === null ? [] : [[limit, wholeNumber(variable, value, 1, LARGEST)] as const]
  })
  return { ...LIMITS, ...Object.fromEntries(set) }
}
