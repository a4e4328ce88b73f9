import type { CantonCode, CouncilRecord } from '@plenara/contract'
import { CANTON_CODES } from '@plenara/contract/constants'
import { BASEL_COUNCILS } from '../elections/basel.ts'
import type { Text4 } from '../language.ts'

/** The authorities of the federation, which are there before any source tells them. */
export const NATIONAL_COUNCIL = 'council/1'
export const COUNCIL_OF_STATES = 'council/2'
export const FEDERAL_COUNCIL = 'council/99'
export const FEDERAL_COURT = 'council/federal-court'

export const CITIZENS_OF_BASEL = 'demo/council/bs/basel'
export const RIEHEN = 'demo/council/bs/riehen'

interface CantonalBodies {
  readonly parliament: Text4
  readonly seats: number
  readonly government: Text4
  /** Members of the government. */
  readonly ministers: 5 | 7
}

const { grandCouncil: GROSSER_RAT, government: REGIERUNGSRAT } = BASEL_COUNCILS
const KANTONSRAT: Text4 = { de: 'Kantonsrat', fr: 'Parlement cantonal', it: 'Gran Consiglio', rm: 'Cussegl chantunal' }
const LANDRAT: Text4 = { de: 'Landrat', fr: 'Parlement cantonal', it: 'Gran Consiglio', rm: 'Cussegl chantunal' }
const PARLAMENT: Text4 = { de: 'Parlament', fr: 'Parlement', it: 'Parlamento', rm: 'Parlament' }
const STAATSRAT: Text4 = { ...REGIERUNGSRAT, de: 'Staatsrat' }
const REGIERUNG: Text4 = { de: 'Regierung', fr: 'Gouvernement', it: 'Governo', rm: 'Regenza' }
const STANDESKOMMISSION: Text4 = { ...REGIERUNGSRAT, de: 'Standeskommission' }

function bodies(parliament: Text4, seats: number, government: Text4, ministers: 5 | 7): CantonalBodies {
  return { parliament, seats, government, ministers }
}

/** The parliament and the government of each canton with their real sizes. */
export const CANTONAL_BODIES: Readonly<Record<CantonCode, CantonalBodies>> = {
  AG: bodies(GROSSER_RAT, 140, REGIERUNGSRAT, 5),
  AI: bodies(GROSSER_RAT, 50, STANDESKOMMISSION, 7),
  AR: bodies(KANTONSRAT, 65, REGIERUNGSRAT, 5),
  BE: bodies(GROSSER_RAT, 160, REGIERUNGSRAT, 7),
  BL: bodies(LANDRAT, 90, REGIERUNGSRAT, 5),
  BS: bodies(GROSSER_RAT, 100, REGIERUNGSRAT, 7),
  FR: bodies(GROSSER_RAT, 110, STAATSRAT, 7),
  GE: bodies(GROSSER_RAT, 100, STAATSRAT, 7),
  GL: bodies(LANDRAT, 60, REGIERUNGSRAT, 5),
  GR: bodies(GROSSER_RAT, 120, REGIERUNG, 5),
  JU: bodies(PARLAMENT, 60, REGIERUNG, 5),
  LU: bodies(KANTONSRAT, 120, REGIERUNGSRAT, 5),
  NE: bodies(GROSSER_RAT, 100, STAATSRAT, 5),
  NW: bodies(LANDRAT, 60, REGIERUNGSRAT, 7),
  OW: bodies(KANTONSRAT, 55, REGIERUNGSRAT, 5),
  SG: bodies(KANTONSRAT, 120, REGIERUNG, 7),
  SH: bodies(KANTONSRAT, 60, REGIERUNGSRAT, 5),
  SO: bodies(KANTONSRAT, 100, REGIERUNGSRAT, 5),
  SZ: bodies(KANTONSRAT, 100, REGIERUNGSRAT, 7),
  TG: bodies(GROSSER_RAT, 130, REGIERUNGSRAT, 5),
  TI: bodies(GROSSER_RAT, 90, STAATSRAT, 5),
  UR: bodies(LANDRAT, 64, REGIERUNGSRAT, 7),
  VD: bodies(GROSSER_RAT, 150, STAATSRAT, 7),
  VS: bodies(GROSSER_RAT, 130, STAATSRAT, 5),
  ZG: bodies(KANTONSRAT, 80, REGIERUNGSRAT, 7),
  ZH: bodies(KANTONSRAT, 180, REGIERUNGSRAT, 7),
}

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
      cantonalRecord({ key: parliamentKey(code), type: 'legislative', cantonCode: code, name: parliament, seats }),
      cantonalRecord({ key: governmentKey(code), type: 'executive', cantonCode: code, name: government, seats: ministers }),
    ]
  })
  const communal = [
    communalRecord(CITIZENS_OF_BASEL, 'Basel', BASEL_COUNCILS.citizens),
    communalRecord(RIEHEN, 'Riehen', BASEL_COUNCILS.riehen),
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
