import type { CantonCode, DivisionRecord, ImportProblem } from '@plenara/contract'
import { countsOf } from '../counts.ts'
import { groupBy } from '../group.ts'
import { toCantonCode } from '../reference/cantons.ts'
import { placesImport } from '../reference/index.ts'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { columnsOfText, localized, readSettings } from '../tables/read-settings.ts'
import { wholeNumber } from '../text.ts'

type Constituency = DivisionRecord['constituencies'][number] & { readonly cantonCode: CantonCode; readonly line: number }

/**
 * Constituencies of cantonal parliaments as CSV or Excel (`docs/settings.md`): all of a canton, with the BFS numbers of the municipalities that vote in each. The
 * file is read whole or not at all.
 */
export async function parseConstituencies(source: Source): Promise<Parsed> {
  const required = ['canton', 'key', 'name_de', 'seats', 'municipalities']
  const rows: Constituency[] = []
  const parsed = await readSettings(source, {
    required,
    optional: columnsOfText('name'),
    read: toConstituency,
    importOf: (found) => {
      rows.push(...found)
      return { divisions: divisionsOf(found) }
    },
  })
  const problems = [...doubled(source, rows), ...uncovered(source, rows)]
  if (problems.length > 0) return { import: {}, counts: {}, problems }
  return { ...parsed, counts: countsOf(parsed.import) }
}

function toConstituency(row: CsvRow): Constituency | string {
  const cantonCode = toCantonCode(row.cell('canton'))
  const key = row.cell('key')
  const name = localized(row, 'name')
  const seats = row.cell('seats') === '' ? null : wholeNumber(row.cell('seats'))
  const numbers = row
    .cell('municipalities')
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = numbers.find((number) => !wholeNumber(number))
  if (!cantonCode) return `canton is no canton: "${row.cell('canton')}"`
  if (!key) return 'key is empty'
  if (!name.de && !name.fr && !name.it) return 'no name in any language of the canton'
  if (row.cell('seats') !== '' && !seats) return `seats is no number from 1: "${row.cell('seats')}"`
  if (wrong !== undefined) return `municipalities holds "${wrong}", which is no BFS number`
  if (numbers.length === 0) return 'municipalities is empty: nobody would vote there'
  return { cantonCode, key, name, seats, municipalities: numbers.map(Number), line: row.line }
}

function doubled(source: Source, rows: readonly Constituency[]): ImportProblem[] {
  const keys = [...groupBy(rows, ({ cantonCode, key }) => `${cantonCode} ${key}`)]
  return keys.flatMap(([name, [, again]]) => (again ? [{ file: source.file, line: again.line, reason: `${name} stands twice` }] : []))
}

/** All of a canton votes somewhere: a municipality in no constituency shows that rows are missing. */
function uncovered({ file }: Source, rows: readonly Constituency[]): ImportProblem[] {
  const covered = new Set(rows.flatMap(({ municipalities }) => municipalities))
  return [...groupBy(rows, ({ cantonCode }) => cantonCode)].flatMap(([code, own]) => {
    const lacking = (placesImport().municipalities ?? []).filter(
      ({ cantonCode, bfsNumber }) => cantonCode === code && !covered.has(bfsNumber),
    )
    if (lacking.length === 0) return []
    const names = lacking.slice(0, 5).map(({ name, bfsNumber }) => `${name} (${bfsNumber})`)
    const reason = `${lacking.length} municipalities of ${code} stand in no constituency, such as ${names.join(', ')}`
    return [{ file, line: own.at(-1)?.line ?? 0, reason }]
  })
}

function divisionsOf(rows: readonly Constituency[]): DivisionRecord[] {
  return [...groupBy(rows, ({ cantonCode }) => cantonCode)].map(([cantonCode, members]) => ({
    cantonCode,
    constituencies: members.map(({ cantonCode: _, line: __, ...rest }) => rest),
  }))
}
