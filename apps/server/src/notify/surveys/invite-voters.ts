import type { SurveyRecord } from '@plenara/contract'
import { parseSurveyTime, pickText, toContentLanguage } from '@plenara/domain'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import { StartError } from '../../platform/start-error.ts'
import { readSurveys } from './read-surveys.ts'

/** How many invitations are written in one transaction. */
const BATCH = 200

export interface InviteOptions {
  readonly db: Database
  readonly outbox: Outbox
  readonly now: () => Date
}

/**
 * Writes the invitation to a survey into the outbox for everybody whom it targets and who agreed to such mails, once per user, however often it
 * is called. Returns how many were written. Throws `StartError` if there is no such survey, or it is not running now.
 */
export async function inviteVoters({ db, outbox, now }: InviteOptions, surveyId: number): Promise<number> {
  const survey = await openSurvey(db, surveyId, now())
  let invited = 0
  for (let users = await nextUsers(db, survey); users.length > 0; users = await nextUsers(db, survey)) {
    invited += await db.transaction().execute((tx) => inviteUsers({ db: tx, outbox, now }, survey, users))
  }
  if (invited > 0) outbox.wake()
  return invited
}

async function openSurvey(db: Database, surveyId: number, now: Date): Promise<SurveyRecord> {
  const survey = (await readSurveys(db)).find(({ id }) => id === surveyId)
  if (!survey || Object.keys(survey.url).length === 0) throw new StartError(`There is no survey ${surveyId} with a form`)
  const [from, to] = [survey.from, survey.to].map(parseSurveyTime)
  if (!from || now < from) throw new StartError(`Survey ${surveyId} begins at ${survey.from} only (Zurich)`)
  if (!to || now > to) throw new StartError(`Survey ${surveyId} ended at ${survey.to} (Zurich)`)
  return survey
}

/** The next users who agreed and were not invited yet, by id. */
async function nextUsers(db: Database, { id, cantons, constituencies }: SurveyRecord): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id from app_user u where survey_mails and confirmed_at is not null
      and (${cantons}::text[] is null or canton_id in (select c.id from canton c where c.code = any(${cantons}::text[])))
      and (${constituencies}::bigint[] is null or constituency_id = any(${constituencies}::bigint[]))
      and not exists (select from survey_invitation i where i.user_id = u.user_id and i.survey_id = ${id})
    order by user_id limit ${BATCH}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Concurrent runs invite nobody twice: only the first insert succeeds. */
async function inviteUsers({ db, outbox, now }: InviteOptions, survey: SurveyRecord, userIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ userId: number }>`
    insert into survey_invitation (user_id, survey_id, invited_at)
    select user_id, ${survey.id}, ${now()} from app_user where user_id = any(${userIds}::bigint[])
    on conflict do nothing returning user_id`.execute(db)
  const invited = rows.map(({ userId }) => userId)
  if (invited.length === 0) return 0
  const users = await db.selectFrom('appUser').select(['userId', 'language']).where('userId', 'in', invited).execute()
  for (const { userId, language } of users) {
    const link = pickText(survey.url, toContentLanguage(language))?.text ?? ''
    await outbox.add(db, { userId, kind: 'survey', secret: null, link, expiresAt: parseSurveyTime(survey.to) })
  }
  return users.length
}
