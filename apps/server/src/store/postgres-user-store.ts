import type { UserStore } from '@plenara/api'
import type { ProgressionEntry, User } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type Selectable, sql } from 'kysely'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import type { AppUserTable } from '../db/schema/app-user.ts'
import { codeOf } from '../start-error.ts'
import { listsCodec, opinionsCodec } from './document-codec.ts'
import { createUserDocuments } from './user-documents.ts'

const USER_COLUMNS = [
  'userId',
  'username',
  'email',
  'language',
  'languageContent',
  'cantonId',
  'constituencyId',
  'locationChosen',
  'consentVersion',
  'consentAt',
] as const satisfies readonly (keyof AppUserTable)[]
type UserRow = Pick<Selectable<AppUserTable>, (typeof USER_COLUMNS)[number]>

/** What users store, in PostgreSQL. Every statement names the users whose rows it touches: one, or those of calls that arrive together. */
export function createPostgresUserStore(db: Database): UserStore {
  const documents = createUserDocuments(db)
  const getUser = createBatching({ maxRunning: 2, maxItems: 64, run: (userIds: readonly number[]) => getUsers(db, userIds) })
  return {
    getUser,
    changeUser: (userId, change) => changeUser(db, userId, change),
    deleteUser: (userId) => deleteUser(db, userId),
    deleteOpinions: async (userId) => {
      await db.deleteFrom('userDocument').where('userId', '=', userId).execute()
    },
    getProgression: (userId, electionId) => getProgression(db, userId, electionId ?? 0),
    setProgression: (userId, electionId, entry) => setProgression(db, { userId, electionId: electionId ?? 0 }, entry),
    getOpinions: (userId, electionId) => documents.read(opinionsCodec, { userId, scope: electionId }),
    changeOpinions: (userId, electionId, change) => documents.change(opinionsCodec, { userId, scope: electionId }, change),
    getLists: (userId) => documents.read(listsCodec, { userId, scope: 0 }),
    changeLists: (userId, change) => documents.change(listsCodec, { userId, scope: 0 }, change),
  }
}

async function getUsers(db: Database, userIds: readonly number[]): Promise<(User | null)[]> {
  const rows = await db.selectFrom('appUser').select(USER_COLUMNS).where('userId', '=', sql<number>`any(${userIds}::bigint[])`).execute()
  const users = new Map(rows.map((row) => [row.userId, toUser(row)]))
  return userIds.map((userId) => users.get(userId) ?? null)
}

async function changeUser(db: Database, userId: number, change: Parameters<UserStore['changeUser']>[1]): Promise<User | null> {
  const { consent, ...plain } = change
  const set = consent === undefined ? plain : { ...plain, consentVersion: consent?.version ?? null, consentAt: consentMoment(consent) }
  if (Object.values(set).every((value) => value === undefined)) return (await getUsers(db, [userId]))[0] ?? null
  const row = await db.updateTable('appUser').set(set).where('userId', '=', userId).returning(USER_COLUMNS).executeTakeFirst()
  return row ? toUser(row) : null
}

function consentMoment(consent: User['consent']): Date | null {
  return consent ? new Date(consent.at) : null
}

/** Tables that are not found by user go first; what belongs to the user's row goes with it. */
export async function deleteUser(db: Database, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['session', 'secret', 'outbox', 'email', 'appUser'] as const) {
      await tx.deleteFrom(table).where('userId', '=', userId).execute()
    }
  })
}

async function getProgression(db: Database, userId: number, electionId: number): Promise<ProgressionEntry[]> {
  return db
    .selectFrom('progression')
    .select(['key', 'data'])
    .where('userId', '=', userId)
    .where('electionId', '=', electionId)
    .orderBy('key')
    .execute()
}

async function setProgression(db: Database, owner: { userId: number; electionId: number }, entry: ProgressionEntry): Promise<void> {
  const data = JSON.stringify(entry.data)
  try {
    await db
      .insertInto('progression')
      .values({ ...owner, key: entry.key, data })
      .onConflict((conflict) => conflict.columns(['userId', 'electionId', 'key']).doUpdateSet({ data }))
      .execute()
  } catch (error) {
    if (codeOf(error) === '23503') throw new DomainError('unauthorized')
    throw error
  }
}

/** The user of the contract. */
export function toUser(row: UserRow): User {
  const { userId, consentVersion, consentAt, ...rest } = row
  const consent = consentVersion !== null && consentAt !== null ? { version: consentVersion, at: consentAt.toISOString() } : null
  return { id: userId, ...rest, consent }
}
