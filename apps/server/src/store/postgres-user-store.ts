import type { UserStore } from '@plenara/api'
import type { DataKey } from '../auth/data-key.ts'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { councillorNotesCodec, listsCodec, notesCodec, opinionsCodec, progressionCodec, userVotesCodec } from './document-codec.ts'
import { createSealedDocuments } from './sealed-documents.ts'
import { getContent, replaceContent } from './user-content.ts'
import { createUserDocuments } from './user-documents.ts'
import { createUserKeys } from './user-keys.ts'
import { changeUser, getUsers } from './user-rows.ts'

/** What users store, in PostgreSQL. Every statement names the users whose rows it touches: one, or those of calls that arrive together. */
export function createPostgresUserStore(db: Database, dataKey: DataKey): UserStore {
  const keys = createUserKeys(dataKey)
  const sealed = createSealedDocuments(db, keys)
  const documents = createUserDocuments(sealed)
  const getUser = createBatching({ maxRunning: 2, maxItems: 64, run: (userIds: readonly number[]) => getUsers(db, userIds) })
  const forgetAfter = async <T>(userId: number, work: Promise<T>): Promise<T> => work.finally(() => sealed.forget(userId))
  return {
    getUser,
    changeUser: (userId, change) => changeUser(db, userId, change),
    deleteUser: (userId) => forgetAfter(userId, deleteUser(db, userId)),
    deleteOpinions: (userId) => forgetAfter(userId, deleteOpinions(db, userId)),
    getProgression: (userId, electionId) => documents.read(progressionCodec, { userId, scope: electionId ?? 0 }),
    changeProgression: (userId, electionId, change) => documents.change(progressionCodec, { userId, scope: electionId ?? 0 }, change),
    getOpinions: (userId, electionId) => documents.read(opinionsCodec, { userId, scope: electionId }),
    changeOpinions: (userId, electionId, change) => documents.change(opinionsCodec, { userId, scope: electionId }, change),
    getLists: (userId) => documents.read(listsCodec, { userId, scope: 0 }),
    changeLists: (userId, change) => documents.change(listsCodec, { userId, scope: 0 }, change),
    getNotes: (userId) => documents.read(notesCodec, { userId, scope: 0 }),
    changeNotes: (userId, change) => documents.change(notesCodec, { userId, scope: 0 }, change),
    getCouncillorNotes: (userId) => documents.read(councillorNotesCodec, { userId, scope: 0 }),
    changeCouncillorNotes: (userId, change) => documents.change(councillorNotesCodec, { userId, scope: 0 }, change),
    getVotes: (userId) => documents.read(userVotesCodec, { userId, scope: 0 }),
    changeVotes: (userId, change) => documents.change(userVotesCodec, { userId, scope: 0 }, change),
    getContent: (userId) => getContent(db, keys, userId),
    replaceContent: (userId, replace) => forgetAfter(userId, replaceContent(db, keys, { userId, replace })),
  }
}

/** Tables that are not found by user go first; what belongs to the user's row, the key and all it opens, goes with it. */
export async function deleteUser(db: Database, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['session', 'secret', 'outbox', 'email', 'appUser'] as const) {
      await tx.deleteFrom(table).where('userId', '=', userId).execute()
    }
  })
}

/** Everything but progression is an opinion. */
async function deleteOpinions(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('userDocument').where('userId', '=', userId).where('kind', '<>', progressionCodec.kind).execute()
}
