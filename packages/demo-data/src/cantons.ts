import type { CantonCode, CantonRecord, ContentLanguage } from '@plenara/contract'
import { CANTON_CODES, CONTENT_LANGUAGES } from '@plenara/contract/constants'
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

const DE: RegionShares = { de: 1 }
const FR: RegionShares = { fr: 1 }

function canton(
  code: CantonCode,
  [de, fr, it, rm]: readonly [string, string, string, string],
  facts: {
    readonly regions: RegionShares
    readonly seats: readonly [national: number, states: 1 | 2]
    readonly size: readonly [lists: number, candidates: number]
    readonly capital: readonly [zip: string, place: string, bfsNumber: number]
  },
): CantonFacts {
  const [seats, statesSeats] = facts.seats
  const [lists, candidates] = facts.size
  const [zip, place, bfsNumber] = facts.capital
  const name = { de, fr, it, rm }
  return { code, name, regions: facts.regions, seats, statesSeats, lists, candidates, capital: { zip, place, bfsNumber } }
}

export const CANTONS: readonly CantonFacts[] = [
  canton('AG', ['Aargau', 'Argovie', 'Argovia', 'Argovia'], {
    regions: DE,
    seats: [16, 2],
    size: [40, 570],
    capital: ['5000', 'Aarau', 4001],
  }),
  canton('AI', ['Appenzell Innerrhoden', 'Appenzell Rhodes-Intérieures', 'Appenzello Interno', 'Appenzell dadens'], {
    regions: DE,
    seats: [1, 1],
    size: [0, 2],
    capital: ['9050', 'Appenzell', 3101],
  }),
  canton('AR', ['Appenzell Ausserrhoden', 'Appenzell Rhodes-Extérieures', 'Appenzello Esterno', 'Appenzell dador'], {
    regions: DE,
    seats: [1, 1],
    size: [0, 3],
    capital: ['9100', 'Herisau', 3001],
  }),
  canton('BE', ['Bern', 'Berne', 'Berna', 'Berna'], {
    regions: { de: 0.89, fr: 0.11 },
    seats: [23, 2],
    size: [39, 800],
    capital: ['3011', 'Bern', 351],
  }),
  canton('BL', ['Basel-Landschaft', 'Bâle-Campagne', 'Basilea Campagna', 'Basilea-Champagna'], {
    regions: DE,
    seats: [7, 1],
    size: [30, 190],
    capital: ['4410', 'Liestal', 2829],
  }),
  canton('BS', ['Basel-Stadt', 'Bâle-Ville', 'Basilea Città', 'Basilea-Citad'], {
    regions: DE,
    seats: [4, 1],
    size: [33, 128],
    capital: ['4051', 'Basel', 2701],
  }),
  canton('FR', ['Freiburg', 'Fribourg', 'Friburgo', 'Friburg'], {
    regions: { fr: 0.72, de: 0.28 },
    seats: [8, 2],
    size: [30, 210],
    capital: ['1700', 'Fribourg', 2196],
  }),
  canton('GE', ['Genf', 'Genève', 'Ginevra', 'Genevra'], {
    regions: FR,
    seats: [12, 2],
    size: [28, 305],
    capital: ['1201', 'Genève', 6621],
  }),
  canton('GL', ['Glarus', 'Glaris', 'Glarona', 'Glaruna'], { regions: DE, seats: [1, 2], size: [0, 3], capital: ['8750', 'Glarus', 1632] }),
  canton('GR', ['Graubünden', 'Grisons', 'Grigioni', 'Grischun'], {
    regions: { de: 0.7, rm: 0.18, it: 0.12 },
    seats: [4, 2],
    size: [28, 105],
    capital: ['7000', 'Chur', 3901],
  }),
  canton('JU', ['Jura', 'Jura', 'Giura', 'Giura'], { regions: FR, seats: [2, 2], size: [18, 34], capital: ['2800', 'Delémont', 6711] }),
  canton('LU', ['Luzern', 'Lucerne', 'Lucerna', 'Lucerna'], {
    regions: DE,
    seats: [10, 2],
    size: [34, 300],
    capital: ['6003', 'Luzern', 1061],
  }),
  canton('NE', ['Neuenburg', 'Neuchâtel', 'Neuchâtel', 'Neuchâtel'], {
    regions: FR,
    seats: [4, 2],
    size: [18, 64],
    capital: ['2000', 'Neuchâtel', 6458],
  }),
  canton('NW', ['Nidwalden', 'Nidwald', 'Nidvaldo', 'Sutsilvania'], {
    regions: DE,
    seats: [1, 1],
    size: [0, 2],
    capital: ['6370', 'Stans', 1509],
  }),
  canton('OW', ['Obwalden', 'Obwald', 'Obvaldo', 'Sursilvania'], {
    regions: DE,
    seats: [1, 1],
    size: [0, 3],
    capital: ['6060', 'Sarnen', 1407],
  }),
  canton('SG', ['St. Gallen', 'Saint-Gall', 'San Gallo', 'Son Gagl'], {
    regions: DE,
    seats: [12, 2],
    size: [34, 365],
    capital: ['9000', 'St. Gallen', 3203],
  }),
  canton('SH', ['Schaffhausen', 'Schaffhouse', 'Sciaffusa', 'Schaffusa'], {
    regions: DE,
    seats: [2, 2],
    size: [20, 36],
    capital: ['8200', 'Schaffhausen', 2939],
  }),
  canton('SO', ['Solothurn', 'Soleure', 'Soletta', 'Soloturn'], {
    regions: DE,
    seats: [6, 2],
    size: [32, 175],
    capital: ['4500', 'Solothurn', 2601],
  }),
  canton('SZ', ['Schwyz', 'Schwytz', 'Svitto', 'Sviz'], { regions: DE, seats: [4, 2], size: [26, 96], capital: ['6430', 'Schwyz', 1372] }),
  canton('TG', ['Thurgau', 'Thurgovie', 'Turgovia', 'Turgovia'], {
    regions: DE,
    seats: [6, 2],
    size: [32, 170],
    capital: ['8500', 'Frauenfeld', 4566],
  }),
  canton('TI', ['Tessin', 'Tessin', 'Ticino', 'Tessin'], {
    regions: { it: 1 },
    seats: [8, 2],
    size: [28, 205],
    capital: ['6500', 'Bellinzona', 5002],
  }),
  canton('UR', ['Uri', 'Uri', 'Uri', 'Uri'], { regions: DE, seats: [1, 2], size: [0, 3], capital: ['6460', 'Altdorf (UR)', 1201] }),
  canton('VD', ['Waadt', 'Vaud', 'Vaud', 'Vad'], { regions: FR, seats: [19, 2], size: [28, 455], capital: ['1003', 'Lausanne', 5586] }),
  canton('VS', ['Wallis', 'Valais', 'Vallese', 'Vallais'], {
    regions: { fr: 0.7, de: 0.3 },
    seats: [8, 2],
    size: [36, 260],
    capital: ['1950', 'Sion', 6266],
  }),
  canton('ZG', ['Zug', 'Zoug', 'Zugo', 'Zug'], { regions: DE, seats: [3, 2], size: [30, 85], capital: ['6300', 'Zug', 1711] }),
  canton('ZH', ['Zürich', 'Zurich', 'Zurigo', 'Turitg'], {
    regions: DE,
    seats: [36, 2],
    size: [40, 1340],
    capital: ['8001', 'Zürich', 261],
  }),
]

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
