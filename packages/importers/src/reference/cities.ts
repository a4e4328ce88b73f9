import type { CantonCode } from '@plenara/contract'

export interface City {
  readonly bfsNumber: number
  readonly name: string
  readonly cantonCode: CantonCode
}

/** Cities whose own elections are counted by quarter, so that the numbers of a file are not those of municipalities. */
const CITIES: readonly City[] = [
  { bfsNumber: 230, name: 'Winterthur', cantonCode: 'ZH' },
  { bfsNumber: 261, name: 'Zürich', cantonCode: 'ZH' },
  { bfsNumber: 351, name: 'Bern', cantonCode: 'BE' },
  { bfsNumber: 371, name: 'Biel/Bienne', cantonCode: 'BE' },
  { bfsNumber: 942, name: 'Thun', cantonCode: 'BE' },
  { bfsNumber: 1024, name: 'Emmen', cantonCode: 'LU' },
  { bfsNumber: 1059, name: 'Kriens', cantonCode: 'LU' },
  { bfsNumber: 1061, name: 'Luzern', cantonCode: 'LU' },
  { bfsNumber: 1711, name: 'Zug', cantonCode: 'ZG' },
  { bfsNumber: 2701, name: 'Basel', cantonCode: 'BS' },
  { bfsNumber: 3203, name: 'St. Gallen', cantonCode: 'SG' },
  { bfsNumber: 3901, name: 'Chur', cantonCode: 'GR' },
  { bfsNumber: 5192, name: 'Lugano', cantonCode: 'TI' },
  { bfsNumber: 5586, name: 'Lausanne', cantonCode: 'VD' },
  { bfsNumber: 6621, name: 'Genève', cantonCode: 'GE' },
]

/** The city of a BFS number. */
export function cityByNumber(bfsNumber: number): City | null {
  return CITIES.find((city) => city.bfsNumber === bfsNumber) ?? null
}

/** The city that the name of a file ends with, e.g. `stadtpraesidium2015-kriens`. */
export function cityInName(fileStem: string): City | null {
  const letters = fileStem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  return CITIES.find((city) => letters.includes(city.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())) ?? null
}
