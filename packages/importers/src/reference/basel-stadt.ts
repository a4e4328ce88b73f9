import type { ConstituencyData } from './constituency-data.ts'

/** The municipality of the city. */
const BASEL = 2701

/**
 * Grosser Rat of Basel-Stadt, 5 constituencies, 100 seats. The city (BFS 2701) is divided between three of them, so it
 * belongs to none of them alone.
 */
export const BASEL_STADT: readonly ConstituencyData[] = [
  {
    id: 44,
    name: { de: 'Grossbasel-Ost', fr: 'Grand-Bâle Est', it: 'Basilea Grande Est', rm: 'Basilea Gronda Ost' },
    seats: 27,
    municipalities: '',
    partOf: BASEL,
  },
  {
    id: 45,
    name: { de: 'Grossbasel-West', fr: 'Grand-Bâle Ouest', it: 'Basilea Grande Ovest', rm: 'Basilea Gronda Vest' },
    seats: 34,
    municipalities: '',
    partOf: BASEL,
  },
  {
    id: 46,
    name: { de: 'Kleinbasel', fr: 'Petit-Bâle', it: 'Basilea Piccola', rm: 'Basilea Pitschna' },
    seats: 27,
    municipalities: '',
    partOf: BASEL,
  },
  { id: 47, name: { de: 'Riehen' }, seats: 11, municipalities: '2703 Riehen' },
  { id: 48, name: { de: 'Bettingen' }, seats: 1, municipalities: '2702 Bettingen' },
]
