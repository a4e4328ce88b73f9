import type { SurveyRecord } from '@plenara/contract'
import type { JSONColumnType } from 'kysely'

/** Surveys and notifications as their file has them. */
export interface SurveyTable {
  id: number
  record: JSONColumnType<SurveyRecord>
}

/** Who was invited to a survey by mail: once is enough. */
export interface SurveyInvitationTable {
  userId: number
  surveyId: number
  invitedAt: Date
}
