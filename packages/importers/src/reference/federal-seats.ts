import { CANTON_CODES, type CantonCode } from '@plenara/contract'

/** The seats of each canton in the National Council, from an election day to the next column. */
export interface SeatTable {
  readonly from: string
  /** Where it was published, and when. */
  readonly source: string
  readonly seats: Readonly<Record<CantonCode, number>>
}

const SEATS_2023 = tableOf('AG16 AI1 AR1 BE24 BL7 BS4 FR7 GE12 GL1 GR5 JU2 LU9 NE4 NW1 OW1 SG12 SH2 SO6 SZ4 TG6 TI8 UR1 VD19 VS8 ZG3 ZH36')

/** Newest first. The seats of 2019 are those of 2023 but for the one that Zürich won and Basel-Stadt lost. */
export const NATIONAL_COUNCIL_SEATS: readonly SeatTable[] = [
  { from: '2027-10-24', source: 'Bundesrat, 2025-08-27', seats: { ...SEATS_2023, LU: 10, FR: 8, BE: 23, GR: 4 } },
  { from: '2023-10-22', source: 'SR 161.13, Verordnung über die Sitzverteilung', seats: SEATS_2023 },
  { from: '2019-10-20', source: 'SR 161.13, vor der Erneuerungswahl 2023', seats: { ...SEATS_2023, ZH: 35, BS: 5 } },
]

/** BV Art. 150: one seat for the cantons that were half of one, two for the others. */
const ONE_SEAT: readonly CantonCode[] = ['OW', 'NW', 'BS', 'BL', 'AR', 'AI']

/** The seats of a canton in a federal chamber that is elected on a day, with the source; null where no table covers the day. */
export function federalSeatsOf(
  council: 'national-council' | 'council-of-states',
  cantonCode: CantonCode,
  day: string,
): { readonly seats: number; readonly source: string } | null {
  if (council === 'council-of-states') return { seats: ONE_SEAT.includes(cantonCode) ? 1 : 2, source: 'BV Art. 150' }
  const table = NATIONAL_COUNCIL_SEATS.find(({ from }) => from <= day)
  return table ? { seats: table.seats[cantonCode], source: table.source } : null
}

function tableOf(text: string): Readonly<Record<CantonCode, number>> {
  const seats = new Map(text.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]))
  return Object.fromEntries(CANTON_CODES.map((code) => [code, seats.get(code) ?? 0])) as Record<CantonCode, number>
}
