import { CANTON_CODES, type CantonCode, type CantonRecord, type LocalizedText } from '@plenara/contract'

const NAMES: Readonly<Record<CantonCode, LocalizedText>> = {
  AG: { de: 'Aargau', fr: 'Argovie', it: 'Argovia', rm: 'Argovia' },
  AI: { de: 'Appenzell Innerrhoden', fr: 'Appenzell Rhodes-Intérieures', it: 'Appenzello Interno', rm: 'Appenzell dadens' },
  AR: { de: 'Appenzell Ausserrhoden', fr: 'Appenzell Rhodes-Extérieures', it: 'Appenzello Esterno', rm: 'Appenzell dador' },
  BE: { de: 'Bern', fr: 'Berne', it: 'Berna', rm: 'Berna' },
  BL: { de: 'Basel-Landschaft', fr: 'Bâle-Campagne', it: 'Basilea Campagna', rm: 'Basilea-Champagna' },
  BS: { de: 'Basel-Stadt', fr: 'Bâle-Ville', it: 'Basilea Città', rm: 'Basilea-Citad' },
  FR: { de: 'Freiburg', fr: 'Fribourg', it: 'Friburgo', rm: 'Friburg' },
  GE: { de: 'Genf', fr: 'Genève', it: 'Ginevra', rm: 'Genevra' },
  GL: { de: 'Glarus', fr: 'Glaris', it: 'Glarona', rm: 'Glaruna' },
  GR: { de: 'Graubünden', fr: 'Grisons', it: 'Grigioni', rm: 'Grischun' },
  JU: { de: 'Jura', fr: 'Jura', it: 'Giura', rm: 'Giura' },
  LU: { de: 'Luzern', fr: 'Lucerne', it: 'Lucerna', rm: 'Lucerna' },
  NE: { de: 'Neuenburg', fr: 'Neuchâtel', it: 'Neuchâtel', rm: 'Neuchâtel' },
  NW: { de: 'Nidwalden', fr: 'Nidwald', it: 'Nidvaldo', rm: 'Sutsilvania' },
  OW: { de: 'Obwalden', fr: 'Obwald', it: 'Obvaldo', rm: 'Sursilvania' },
  SG: { de: 'St. Gallen', fr: 'Saint-Gall', it: 'San Gallo', rm: 'Son Gagl' },
  SH: { de: 'Schaffhausen', fr: 'Schaffhouse', it: 'Sciaffusa', rm: 'Schaffusa' },
  SO: { de: 'Solothurn', fr: 'Soleure', it: 'Soletta', rm: 'Soloturn' },
  SZ: { de: 'Schwyz', fr: 'Schwytz', it: 'Svitto', rm: 'Sviz' },
  TG: { de: 'Thurgau', fr: 'Thurgovie', it: 'Turgovia', rm: 'Turgovia' },
  TI: { de: 'Tessin', fr: 'Tessin', it: 'Ticino', rm: 'Tessin' },
  UR: { de: 'Uri', fr: 'Uri', it: 'Uri', rm: 'Uri' },
  VD: { de: 'Waadt', fr: 'Vaud', it: 'Vaud', rm: 'Vad' },
  VS: { de: 'Wallis', fr: 'Valais', it: 'Vallese', rm: 'Vallais' },
  ZG: { de: 'Zug', fr: 'Zoug', it: 'Zugo', rm: 'Zug' },
  ZH: { de: 'Zürich', fr: 'Zurich', it: 'Zurigo', rm: 'Turitg' },
}

/** The cantons in the order of the federal constitution (Art. 1), which is the order of the numbers of the statistical office. */
const BY_FEDERAL_NUMBER: readonly CantonCode[] = [
  ...(['ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL'] as const),
  ...(['SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU'] as const),
]

/** The last number that the statistical office (BFS) gives to municipalities of a canton. */
const LAST_BFS_NUMBER: readonly (readonly [number, CantonCode])[] = [
  [300, 'ZH'],
  [1000, 'BE'],
  [1200, 'LU'],
  [1300, 'UR'],
  [1400, 'SZ'],
  [1500, 'OW'],
  [1600, 'NW'],
  [1700, 'GL'],
  [1800, 'ZG'],
  [2400, 'FR'],
  [2700, 'SO'],
  [2760, 'BS'],
  [2900, 'BL'],
  [3000, 'SH'],
  [3100, 'AR'],
  [3200, 'AI'],
  [3500, 'SG'],
  [4000, 'GR'],
  [4400, 'AG'],
  [5000, 'TG'],
  [5400, 'TI'],
  [6000, 'VD'],
  [6400, 'VS'],
  [6600, 'NE'],
  [6700, 'GE'],
  [6900, 'JU'],
]

/** The 26 cantons; the id is the place of the code in the alphabet, from 1. */
export const CANTONS: readonly CantonRecord[] = CANTON_CODES.map((code, index) => ({ id: index + 1, code, name: NAMES[code] }))

/** The canton of a federal number 1 (Zürich) to 26 (Jura), null for anything else. */
export function cantonByFederalNumber(number: number): CantonCode | null {
  return BY_FEDERAL_NUMBER[number - 1] ?? null
}

/** The canton of a municipality by its BFS number, null for numbers outside the cantons (abroad, Liechtenstein). */
export function cantonByBfsNumber(bfsNumber: number): CantonCode | null {
  if (bfsNumber < 1) return null
  return LAST_BFS_NUMBER.find(([last]) => bfsNumber <= last)?.[1] ?? null
}

/** The code in any case of letters, null where it is no canton. */
export function toCantonCode(text: string): CantonCode | null {
  const wanted = text.trim().toUpperCase()
  return CANTON_CODES.find((code) => code === wanted) ?? null
}

/** How parties and authorities of a canton name it beside its official names. */
const OTHER_NAMES: Readonly<Partial<Record<CantonCode, string>>> = {
  BL: 'Baselland Baselbiet',
  BS: 'Basel Stadt',
  GR: 'Grischun Grigioni',
  SG: 'St.Gallen StGallen',
  TI: 'Ticinese Ticinesi',
  VD: 'Vaudois Vaudoise',
  VS: 'Valaisan Valaisanne',
}

/** The words by which a cantonal party or authority says of which canton it is. */
export function cantonWords(cantonCode: CantonCode): string[] {
  const names = [...Object.values(NAMES[cantonCode]), OTHER_NAMES[cantonCode] ?? '']
  return [
    cantonCode,
    ...names,
    ...names.flatMap((name) => name.split(/[ -]/)),
    'Kanton',
    'Kantons',
    'Canton',
    'Cantone',
    'Chantun',
    'des',
  ].filter(Boolean)
}
