import type { ColumnTable } from '../tables/columns.ts'

/** The members of the Federal Council since 1848. */
export const COLUMNS: ColumnTable = {
  required: ['Name', 'Lebensdaten', 'Kanton', 'Election', 'Left office', 'Party', 'Geschlecht'],
}
