import type { CantonCode, ConstituencyRecord, LocalityRecord, MunicipalityRecord } from '@plenara/contract'
import { CANTONS, type CantonFacts, cantonId } from './cantons.ts'
import { BASEL_CONSTITUENCIES } from './elections/basel.ts'

const BASEL = 2701
const BETTINGEN = 2702
const RIEHEN = 2703

/** Cantons whose parliament is elected in several constituencies; which ones comes with the reference data of the imports. */
const DIVIDED: readonly CantonCode[] = ['BE', 'BL', 'BS', 'GR', 'VD', 'ZG']

const BASEL_MUNICIPALITIES: readonly MunicipalityRecord[] = [
  { bfsNumber: BASEL, name: 'Basel', cantonCode: 'BS', constituencyId: null },
  { bfsNumber: BETTINGEN, name: 'Bettingen', cantonCode: 'BS', constituencyId: 48 },
  { bfsNumber: RIEHEN, name: 'Riehen', cantonCode: 'BS', constituencyId: 47 },
]

const CITY_ZIPS = ['4001', '4031', '4051', '4052', '4053', '4054', '4055', '4056', '4057', '4058', '4059']

const BASEL_LOCALITIES: readonly LocalityRecord[] = [
  ...CITY_ZIPS.map((zip) => ({ zip, place: 'Basel', municipality: 'Basel', bfsNumber: BASEL, cantonCode: 'BS' as const })),
  { zip: '4125', place: 'Riehen', municipality: 'Riehen', bfsNumber: RIEHEN, cantonCode: 'BS' },
  { zip: '4126', place: 'Bettingen', municipality: 'Bettingen', bfsNumber: BETTINGEN, cantonCode: 'BS' },
]

/** The five of Basel-Stadt; a canton that is not divided is one constituency with the id of the canton. */
export function constituencies(): ConstituencyRecord[] {
  return [...BASEL_CONSTITUENCIES, ...undivided().map(({ code, name }) => ({ id: cantonId(code), cantonCode: code, name, seats: null }))]
}

/** Those of Basel-Stadt, and the capitals of the cantons that are one constituency. */
export function municipalities(): MunicipalityRecord[] {
  const capitals = undivided().map(({ code, capital }) => ({
    bfsNumber: capital.bfsNumber,
    name: capital.place,
    cantonCode: code,
    constituencyId: cantonId(code),
  }))
  return [...BASEL_MUNICIPALITIES, ...capitals]
}

/** Postcodes of Basel-Stadt and one of every other capital; all others come with the official directory. */
export function localities(): LocalityRecord[] {
  const capitals = CANTONS.filter((canton) => canton.code !== 'BS').map(({ code, capital }) => ({
    zip: capital.zip,
    place: capital.place,
    municipality: capital.place,
    bfsNumber: capital.bfsNumber,
    cantonCode: code,
  }))
  return [...BASEL_LOCALITIES, ...capitals]
}

function undivided(): readonly CantonFacts[] {
  return CANTONS.filter((canton) => !DIVIDED.includes(canton.code))
}
