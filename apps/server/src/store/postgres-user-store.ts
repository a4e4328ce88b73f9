import type { UserStore } from '@plenara/api'
import type { ProgressionEntry } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { codeOf } from '../start-error.ts'
import { listsCodec, opinionsCodec } from './document-codec.ts'
import { getContent, replaceContent } from './user-content.ts'
import { createUserDocuments } from './user-documents.ts'
import { changeUser, getUsers } from './user-rows.ts'

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
    getContent: (userId) => getContent(db, userId),
    replaceContent: (userId, replace) => replaceContent(db, userId, replace),
  }
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
