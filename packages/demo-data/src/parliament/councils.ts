import type { CantonCode, CouncilRecord } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import councils from '../../data/parliament/councils.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import type { Text4 } from '../language.ts'

/** The authorities of the federation, which are there before any source tells them. */
export const NATIONAL_COUNCIL = 'council/1'
export const COUNCIL_OF_STATES = 'council/2'
export const FEDERAL_COUNCIL = 'council/99'
export const FEDERAL_COURT = 'council/federal-court'

export const CITIZENS_OF_BASEL = 'demo/council/bs/basel'
export const RIEHEN = 'demo/council/bs/riehen'

interface CantonalBodies {
  readonly parliament: CouncilName
  readonly seats: number
  readonly government: CouncilName
  /** Members of the government. */
  readonly ministers: 5 | 7
}

type CouncilName = keyof typeof councils.names

/** What parliaments and governments of cantons and municipalities are called. */
export const COUNCIL_NAMES = dataOf<Readonly<Record<CouncilName, Text4>>>(councils.names)

/** The parliament and the government of each canton with their real sizes. */
export const CANTONAL_BODIES = dataOf<Readonly<Record<CantonCode, CantonalBodies>>>(councils.cantons)

export function parliamentKey(canton: CantonCode): string {
  return `demo/council/${canton.toLowerCase()}`
}

export function governmentKey(canton: CantonCode): string {
  return `demo/council/${canton.toLowerCase()}/government`
}

/** Parliaments and governments of the cantons, and the communal councils whose elections the demonstration has. */
export function councilRecords(): CouncilRecord[] {
  const cantonal = CANTON_CODES.flatMap((code) => {
    const { parliament, seats, government, ministers } = CANTONAL_BODIES[code]
    return [
      cantonalRecord({ key: parliamentKey(code), type: 'legislative', cantonCode: code, name: COUNCIL_NAMES[parliament], seats }),
      cantonalRecord({ key: governmentKey(code), type: 'executive', cantonCode: code, name: COUNCIL_NAMES[government], seats: ministers }),
    ]
  })
  const communal = [
    communalRecord(CITIZENS_OF_BASEL, 'Basel', COUNCIL_NAMES['citizens-council']),
    communalRecord(RIEHEN, 'Riehen', COUNCIL_NAMES['council-of-riehen']),
  ]
  return [...cantonal, ...communal]
}

type Told = Pick<CouncilRecord, 'key' | 'type' | 'cantonCode' | 'name' | 'seats'>

function cantonalRecord(told: Told): CouncilRecord {
  return { ...told, id: null, code: null, level: 'cantonal', municipality: null, abbreviation: {} }
}

function communalRecord(key: string, municipality: string, name: Text4): CouncilRecord {
  const place = { level: 'communal', type: 'legislative', cantonCode: 'BS', municipality } as const
  return { ...place, key, id: null, code: null, name, abbreviation: {}, seats: 40 }
}
