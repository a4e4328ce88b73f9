import type { LocalityRecord, MunicipalityRecord } from '@plenara/contract'

const BASEL = 2701
const BETTINGEN = 2702
const RIEHEN = 2703

/** The three municipalities of Basel-Stadt; the city is divided into three constituencies. */
export const BASEL_MUNICIPALITIES: readonly MunicipalityRecord[] = [
  { bfsNumber: BASEL, name: 'Basel', cantonCode: 'BS', constituencyId: null },
  { bfsNumber: BETTINGEN, name: 'Bettingen', cantonCode: 'BS', constituencyId: 48 },
  { bfsNumber: RIEHEN, name: 'Riehen', cantonCode: 'BS', constituencyId: 47 },
]

const CITY_ZIPS = ['4001', '4031', '4051', '4052', '4053', '4054', '4055', '4056', '4057', '4058', '4059']

/** The postcodes of Basel-Stadt. */
export const BASEL_LOCALITIES: readonly LocalityRecord[] = [
  ...CITY_ZIPS.map((zip) => ({ zip, place: 'Basel', municipality: 'Basel', bfsNumber: BASEL, cantonCode: 'BS' as const })),
  { zip: '4125', place: 'Riehen', municipality: 'Riehen', bfsNumber: RIEHEN, cantonCode: 'BS' },
  { zip: '4126', place: 'Bettingen', municipality: 'Bettingen', bfsNumber: BETTINGEN, cantonCode: 'BS' },
]
