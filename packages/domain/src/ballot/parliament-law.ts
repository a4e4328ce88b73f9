import type { CantonCode, SeatMethod } from '@plenara/contract'
import type { DoubleProportionalRules } from '../seats/double-proportional.ts'

/** How the parliament of a canton is elected. */
export interface ParliamentLaw {
  readonly cantonCode: CantonCode
  /** The first election day under this law. */
  readonly from: string
  readonly seatMethod: SeatMethod
  /** How often one person may stand on a ballot, where it is not twice. */
  readonly maxRepetitions?: number
  /** Left out where it is not known well enough to distribute seats by it. */
  readonly doubleProportional?: DoubleProportionalRules
  /** Seats of the whole parliament, where the law fixes them and files of results leave them out. */
  readonly seats?: number
  /** The text of the law. */
  readonly source: string
}

const GRAUBUENDEN: DoubleProportionalRules = {
  quorum: { total: { parts: 3, of: 100 }, inOneConstituency: null },
  strongestListSeat: true,
}
/** 5 % in one municipality or 3 % in the canton, since the election of 2018 with the seat of the strongest list. */
const ZUG: DoubleProportionalRules = {
  quorum: { total: { parts: 3, of: 100 }, inOneConstituency: { parts: 5, of: 100 } },
  strongestListSeat: true,
}
const DOUBLE = { seatMethod: 'double-proportional' } as const

/**
 * The laws of cantonal parliaments, of a canton the newest first. A canton or a day that is missing has an unknown method: its seats are
 * not counted again, rather than counted by the law of another body.
 */
const PARLIAMENT_LAWS: readonly ParliamentLaw[] = [
  { cantonCode: 'AG', from: '2009-01-01', ...DOUBLE, source: 'Grossratswahlgesetz (SAR 152.100)' },
  {
    cantonCode: 'BL',
    from: '2027-01-01',
    ...DOUBLE,
    source: 'Gesetz über die politischen Rechte (SGS 120)',
  },
  {
    cantonCode: 'BL',
    from: '1980-01-01',
    seatMethod: 'unknown',
    source: 'Gesetz über die politischen Rechte (SGS 120): first to the regions, then to their constituencies',
  },
  { cantonCode: 'BS', from: '2016-01-01', seatMethod: 'sainte-lague', maxRepetitions: 3, source: 'Wahlgesetz (SG 132.100)' },
  {
    cantonCode: 'BS',
    from: '1994-01-01',
    seatMethod: 'unknown',
    maxRepetitions: 3,
    source: 'Wahlgesetz (SG 132.100): other methods and a quorum in each constituency',
  },
  {
    cantonCode: 'GR',
    from: '2022-01-01',
    ...DOUBLE,
    doubleProportional: GRAUBUENDEN,
    seats: 120,
    source: 'Gesetz über die Wahl des Grossen Rates (BR 150.400) Art. 28',
  },
  { cantonCode: 'NW', from: '2014-01-01', ...DOUBLE, source: 'Proporzgesetz (NG 132.1)' },
  { cantonCode: 'SG', from: '1972-01-01', seatMethod: 'hagenbach-bischoff', source: 'Gesetz über Wahlen und Abstimmungen (sGS 125.3)' },
  { cantonCode: 'SH', from: '2008-01-01', ...DOUBLE, source: 'Wahlgesetz (SHR 160.100)' },
  { cantonCode: 'SZ', from: '2016-01-01', ...DOUBLE, source: 'Kantonsratswahlgesetz (SRSZ 120.200)' },
  {
    cantonCode: 'ZG',
    from: '2018-01-01',
    ...DOUBLE,
    doubleProportional: ZUG,
    seats: 80,
    source: 'Kantonsverfassung (BGS 111.1) § 38, Wahl- und Abstimmungsgesetz (BGS 131.1)',
  },
  { cantonCode: 'ZG', from: '2014-01-01', ...DOUBLE, seats: 80, source: 'Wahl- und Abstimmungsgesetz (BGS 131.1)' },
  { cantonCode: 'ZH', from: '2007-01-01', ...DOUBLE, source: 'Gesetz über die politischen Rechte (LS 161) §§ 102-106' },
]

/** The law of a cantonal parliament on a day, undefined where it is not known. */
export function parliamentLawOf(cantonCode: CantonCode, day: string): ParliamentLaw | undefined {
  return PARLIAMENT_LAWS.find((law) => law.cantonCode === cantonCode && law.from <= day)
}
