import type { SurveyRecord } from '@plenara/contract'
import type { Database } from '../../db/database.ts'

/** All surveys and notifications by id. */
export async function readSurveys(db: Database): Promise<readonly SurveyRecord[]> {
  const rows = await db.selectFrom('survey').select('record').orderBy('id').execute()
  return rows.map(({ record }) => record)
}
