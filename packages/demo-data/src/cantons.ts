import type { CantonCode, CantonRecord, ContentLanguage } from '@plenara/contract'
import { CANTON_CODES, CONTENT_LANGUAGES } from '@plenara/contract/constants'
import cantons from '../data/cantons.json' with { type: 'json' }
import { dataOf } from './data-file.ts'
import type { Text4 } from './language.ts'

/** Which language regions the people of a canton come from, with their shares. */
export type RegionShares = Readonly<Partial<Record<ContentLanguage, number>>>

/** What the generator knows of a canton: facts, and the size of the fictional election. */
export interface CantonFacts {
  readonly code: CantonCode
  readonly name: Text4
  readonly regions: RegionShares
  /** Seats in the National Council of 2027 (Federal Council, 27.08.2025). */
  readonly seats: number
  /** Seats in the Council of States, BV Art. 150. */
  readonly statesSeats: 1 | 2
  /** Fictional: lists and candidates of the election of 2027. */
  readonly lists: number
  readonly candidates: number
  readonly capital: { readonly zip: string; readonly place: string; readonly bfsNumber: number }
}

export const CANTONS = dataOf<readonly CantonFacts[]>(cantons)

/** Cantons are numbered by the alphabetical order of their codes, from 1. */
export function cantonId(code: CantonCode): number {
  return CANTON_CODES.indexOf(code) + 1
}

export function cantonRecords(): CantonRecord[] {
  return CANTONS.map((facts) => ({ id: cantonId(facts.code), code: facts.code, name: facts.name }))
}

/** The languages in which candidates of a canton describe themselves: those of the canton, and French. */
export function profileLanguages(facts: CantonFacts): ContentLanguage[] {
  return CONTENT_LANGUAGES.filter((language) => language === 'fr' || facts.regions[language] !== undefined)
}
