import type { UserStore } from '@plenara/api'
import type { DataKey } from '../keys/data-key.ts'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import {
  councillorNotesCodec,
  listsCodec,
  notesCodec,
  opinionsCodec,
  profileCodec,
  progressionCodec,
  userVotesCodec,
} from './document-codec.ts'
import { createSealedDocuments } from './sealed-documents.ts'
import { changeContent, getContent, replaceContent } from './user-content.ts'
import { createUserDocuments } from './user-documents.ts'
import { createUserKeys } from './user-keys.ts'
import { changeUser, getUsers } from '../accounts/user-rows.ts'
import { withdrawConsent } from './withdraw-consent.ts'

/** The records of users in PostgreSQL. Every statement names the users whose rows it accesses: one, or those of simultaneous calls. */
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
    withdrawConsent: (userId) => forgetAfter(userId, withdrawConsent(db, keys, userId)),
    getProgression: (userId, electionId) => documents.read(progressionCodec, { userId, scope: electionId ?? 0 }),
    changeProgression: (userId, electionId, change) => documents.change(progressionCodec, { userId, scope: electionId ?? 0 }, change),
    getOpinions: (userId, electionId) => documents.read(opinionsCodec, { userId, scope: electionId }),
    changeOpinions: (userId, electionId, change) => documents.change(opinionsCodec, { userId, scope: electionId }, change),
    getProfile: (userId) => documents.read(profileCodec, { userId, scope: 0 }),
    changeProfile: async (userId, change) => present(await documents.change(profileCodec, { userId, scope: 0 }, change)),
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
    changeContent: (userId, change) => forgetAfter(userId, changeContent(db, keys, { userId, change })),
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('A record was changed to none')
  return value
}

/** Tables without a foreign key to the user are deleted first; the key and the records it opens are deleted with the user's row. */
export async function deleteUser(db: Database, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['session', 'secret', 'outbox', 'email', 'appUser'] as const) {
      await tx.deleteFrom(table).where('userId', '=', userId).execute()
    }
  })
}
