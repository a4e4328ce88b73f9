import { CANTON_CODES, type CantonCode } from '@plenara/contract'

/** The id of a canton: its position in the alphabetical order of the codes, from 1. */
export function cantonIdOf(code: CantonCode): number {
  return CANTON_CODES.indexOf(code) + 1
}
