import type { ImportProblem, LocalityRecord } from '@plenara/contract'
import { countsOf } from '../counts.ts'
import { toCantonCode } from '../reference/cantons.ts'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { wholeNumber } from '../text.ts'
import { type AddressShare, ranked } from './address-shares.ts'
import { COLUMNS } from './columns.ts'
import { toKnownLayout } from './releases.ts'

/** Municipalities of Liechtenstein carry numbers from 7001; they stand in the directory without a canton. */
const FIRST_FOREIGN_NUMBER = 7000

/**
 * The directory of towns and postcodes of swisstopo (AMTOVZ, CSV). A postcode may lie in several municipalities and
 * cantons. Rows of Liechtenstein are left out: nobody votes there.
 */
export async function parseAmtovz(source: Source): Promise<Parsed> {
  const table = await readTable(toKnownLayout(source), COLUMNS)
  const problems: ImportProblem[] = [...table.problems]
  const localities = new Map<string, LocalityRecord>()
  const shares: AddressShare[] = []
  for (const row of table.rows) {
    if (isForeign(row)) continue
    const locality = toLocality(row)
    if (typeof locality === 'string') problems.push({ file: source.file, line: row.line, reason: locality })
    else {
      localities.set(`${locality.zip}/${locality.bfsNumber}/${locality.place}`, locality)
      const share = addressShare(row)
      if (share !== null) shares.push({ ...locality, isMain: row.cell('Zusatzziffer') === MAIN, share })
    }
  }
  if (localities.size === 0) return { import: {}, counts: {}, problems }
  const asOf = dayInName(source.file)
  const data = { localities: ranked([...localities.values()], shares), ...(asOf !== null && { localitiesAsOf: asOf }) }
  return { import: data, counts: countsOf(data), problems }
}

/** The day of a directory by its file's name, such as `AMTOVZ_CSV_LV95_2026-04.csv`; the directory itself tells no day. Null without one. */
export function dayInName(file: string): string | null {
  const [, year, month, day = '01'] = /(?:^|\D)(20\d{2})-?(0[1-9]|1[0-2])(?:-?(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(file) ?? []
  return year && month ? `${year}-${month}-${day}` : null
}

/** Of the parts of a postcode the one that bears its number alone. */
const MAIN = '00'

/** The part of the addresses of a postcode, in percent; null where the release does not tell it. */
function addressShare(row: CsvRow): number | null {
  const [, percent] = /^(\d{1,3}(?:[.,]\d+)?) ?%?$/.exec(row.cell('Adressenanteil')) ?? []
  return percent === undefined ? null : Number(percent.replace(',', '.'))
}

function isForeign(row: CsvRow): boolean {
  return row.cell('Kantonskürzel') === '' && Number(row.cell('BFS-Nr')) >= FIRST_FOREIGN_NUMBER
}

function toLocality(row: CsvRow): LocalityRecord | string {
  const zip = row.cell('PLZ4')
  const bfsNumber = wholeNumber(row.cell('BFS-Nr'))
  const cantonCode = toCantonCode(row.cell('Kantonskürzel'))
  const municipality = row.cell('Gemeindename')
  if (!/^[1-9]\d{3}$/.test(zip)) return `PLZ4 is no postcode: "${zip}"`
  if (!bfsNumber) return `BFS-Nr is no number: "${row.cell('BFS-Nr')}"`
  if (!cantonCode) return `Kantonskürzel is no canton: "${row.cell('Kantonskürzel')}"`
  if (!municipality) return 'Gemeindename is empty'
  return { zip, place: row.cell('Ortschaftsname') || municipality, municipality, bfsNumber, cantonCode }
}
