import type { Sourced } from '@plenara/contract'
import type { Database } from '../../db/database.ts'

/** Marks rows with where they come from; all rows of an invented election are invented, whoever wrote them. */
export async function createMark(db: Database, isInvented = false): Promise<<Row extends Sourced>(row: Row) => Row> {
  const rows = await db.selectFrom('importLog').select('id').where('fictional', '=', true).execute()
  const inventing = new Set(rows.map(({ id }) => id))
  return (row) => (isInvented || inventing.has(row.sourceId ?? 0) ? { ...row, fictional: true } : row)
}
