import type { TableRow } from '../tables/table.ts'
import { ADDITIONAL_VOTES, CANDIDATE_VOTES, RESULT_COLUMNS } from './columns.ts'

const TOLD_BY_A_RESULT = [...RESULT_COLUMNS, ...CANDIDATE_VOTES, ...ADDITIONAL_VOTES, 'Wahlzettel']

/** Whether anything in the table tells of a result; from before the day there is nothing. */
export function hasResult(rows: readonly TableRow[]): boolean {
  return rows.some((row) => TOLD_BY_A_RESULT.some((column) => row.cell(column)) || /resultat/i.test(row.cell('Status')))
}

/** What a table with a result lacks: without it, nobody would be elected. */
export function missingResultColumns(columns: readonly string[]): string[] {
  return RESULT_COLUMNS.filter((column) => !columns.includes(column))
}
