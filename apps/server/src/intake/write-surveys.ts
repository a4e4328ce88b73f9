import type { ParliamentCounts, SurveyRecord } from '@plenara/contract'
import { sql } from 'kysely'
import { type ChangeOrigin, changeCatalogue } from '../catalogue/change/change-catalogue.ts'
import type { CatalogueDifference } from '../db/schema/import-log.ts'
import { type TableSpec, upsertRows } from '../catalogue/write/rows.ts'
import type { Database } from '../db/database.ts'

const SURVEY: TableSpec<{ readonly id: number; readonly record: SurveyRecord }> = {
  table: 'survey',
  key: ['id'],
  columns: { id: 'bigint', record: 'jsonb' },
}

export interface WrittenSurveys {
  /** What the import holds, whether it was new or not. */
  readonly counts: ParliamentCounts
  readonly dataVersion: number
  /** Whether the data changed. */
  readonly changed: boolean
  readonly difference: CatalogueDifference
}

/** Replaces all surveys and notifications as one change of the public data. The same records again change nothing. */
export async function writeSurveys(db: Database, records: readonly SurveyRecord[], origin: ChangeOrigin): Promise<WrittenSurveys> {
  return changeCatalogue(db, origin, async (tx) => {
    const ids = records.map(({ id }) => id)
    const removed = await sql`delete from survey where id <> all(${ids}::bigint[])`.execute(tx)
    const rows = records.map((record) => ({ id: record.id, record }))
    const written = await upsertRows(tx, SURVEY, rows)
    return { changed: written + Number(removed.numAffectedRows ?? 0) > 0, counts: { surveys: records.length } }
  })
}
