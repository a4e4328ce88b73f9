import { COUNCILS, type ElectionTarget } from '@plenara/contract'
import { toCantonCode } from '../reference/cantons.ts'
import { wholeNumber } from '../text.ts'
import type { CsvRow } from './csv.ts'

/** The columns that say which elections a row means. */
export const TARGET_COLUMNS = ['election', 'body', 'canton', 'municipality', 'year'] as const

/** The elections that a row means: one by its id, or those of a body in a canton, where `municipality` and `year` narrow them. */
export function targetOf(row: CsvRow): ElectionTarget | string {
  const election = row.cell('election')
  if (election !== '') return targetById(row, election)
  const council = COUNCILS.find((known) => known === row.cell('body'))
  const cantonCode = toCantonCode(row.cell('canton'))
  const year = row.cell('year')
  if (!council) return `body is none of ${COUNCILS.join(', ')}: "${row.cell('body')}"`
  if (!cantonCode) return `canton is no canton: "${row.cell('canton')}"`
  if (year !== '' && !/^(19|20)\d\d$/.test(year)) return `year is no year: "${year}"`
  return { council, cantonCode, municipality: row.cell('municipality') || null, year: year === '' ? null : Number(year) }
}

function targetById(row: CsvRow, election: string): ElectionTarget | string {
  if (!wholeNumber(election)) return `election is no id: "${election}"`
  const second = TARGET_COLUMNS.find((column) => column !== 'election' && row.cell(column) !== '')
  return second ? `election ${election} is one election: ${second} must be empty` : { electionId: Number(election) }
}
