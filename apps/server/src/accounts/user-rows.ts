import type { UserStore } from '@plenara/api'
import type { User } from '@plenara/contract'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { AppUserTable } from '../db/schema/app-user.ts'

const USER_COLUMNS = [
  'userId',
  'username',
  'email',
  'pendingEmail',
  'language',
  'languageContent',
  'cantonId',
  'constituencyId',
  'locationChosen',
  'consentVersion',
  'consentAt',
  'surveyMails',
] as const satisfies readonly (keyof AppUserTable)[]
type UserRow = Pick<Selectable<AppUserTable>, (typeof USER_COLUMNS)[number]>

/** The users of these ids, null if there is none. */
export async function getUsers(db: Database, userIds: readonly number[]): Promise<(User | null)[]> {
  const rows = await db.selectFrom('appUser').select(USER_COLUMNS).where('userId', '=', sql<number>`any(${userIds}::bigint[])`).execute()
  const users = new Map(rows.map((row) => [row.userId, toUser(row)]))
  return userIds.map((userId) => users.get(userId) ?? null)
}

type UserRowChange = Omit<Parameters<UserStore['changeUser']>[1], 'consent'> & Partial<Pick<User, 'consent'>>

/** Null if there is no such user. */
export async function changeUser(db: Database, userId: number, change: UserRowChange): Promise<User | null> {
  const { consent, ...plain } = change
  const set = consent === undefined ? plain : { ...plain, consentVersion: consent?.version ?? null, consentAt: consentMoment(consent) }
  if (Object.values(set).every((value) => value === undefined)) return (await getUsers(db, [userId]))[0] ?? null
  const row = await db.updateTable('appUser').set(set).where('userId', '=', userId).returning(USER_COLUMNS).executeTakeFirst()
  return row ? toUser(row) : null
}

function consentMoment(consent: User['consent']): Date | null {
  return consent ? new Date(consent.at) : null
}

function toUser(row: UserRow): User {
  const { userId, pendingEmail, consentVersion, consentAt, surveyMails, ...rest } = row
  const consent = consentVersion !== null && consentAt !== null ? { version: consentVersion, at: consentAt.toISOString() } : null
  return { id: userId, ...rest, consent, ...(pendingEmail !== null && { pendingEmail }), ...(surveyMails && { surveyMails }) }
}
