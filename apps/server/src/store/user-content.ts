import { FIRST_NOTE_ID, FIRST_OWN_LIST_ID, type ListCollection, type NewUserContent, type UserContent } from '@plenara/api'
import type { User } from '@plenara/contract'
import type { Database } from '../db/database.ts'
import {
  councillorNotesCodec,
  type DocumentCodec,
  listsCodec,
  notesCodec,
  opinionsCodec,
  progressionCodec,
  userVotesCodec,
} from './document-codec.ts'
import { firstVersion } from './document-rows.ts'
import { recordCipher } from './record-cipher.ts'
import type { UserKeys } from './user-keys.ts'
import { changeUser, getUsers } from './user-rows.ts'

/** Everything of a user at one moment; null where there is no such user. Throws where a record cannot be opened. */
export async function getContent(db: Database, keys: UserKeys, userId: number): Promise<UserContent | null> {
  const { user, wrapped, rows } = await readAll(db, userId)
  if (!user) return null
  const key = wrapped && keys.unwrap(userId, wrapped)
  const recordsOf = <T>(codec: DocumentCodec<T>) =>
    rows.flatMap(({ kind, scope, content }) => {
      if (kind !== codec.kind || key === null) return []
      return [{ electionId: scope, value: codec.decode(recordCipher.open(key, { userId, kind, scope }, content)) }]
    })
  const recordOf = <T>(codec: DocumentCodec<T>) => recordsOf(codec)[0]?.value ?? codec.empty
  return {
    user,
    progression: recordsOf(progressionCodec).map(({ electionId, value }) => ({ electionId: electionId || null, entries: value })),
    opinions: recordsOf(opinionsCodec).map(({ electionId, value }) => ({ electionId, ...value })),
    lists: recordOf(listsCodec),
    notes: recordOf(notesCodec),
    councillorNotes: recordOf(councillorNotesCodec),
    votes: recordOf(userVotesCodec),
  }
}

function readAll(db: Database, userId: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const [user] = await getUsers(tx, [userId])
      const key = await tx.selectFrom('userKey').select('wrapped').where('userId', '=', userId).executeTakeFirst()
      const rows = await tx.selectFrom('userDocument').select(['kind', 'scope', 'content']).where('userId', '=', userId).execute()
      return { user: user ?? null, wrapped: key?.wrapped ?? null, rows }
    })
}

export interface Replacement {
  readonly userId: number
  readonly replace: (user: User) => NewUserContent
}

/** Replaces everything of a user in one transaction; null where there is no such user. */
export async function replaceContent(db: Database, keys: UserKeys, { userId, replace }: Replacement): Promise<User | null> {
  const [present] = await getUsers(db, [userId])
  if (!present) return null
  const key = await keys.obtain(db, userId)
  return db.transaction().execute(async (tx) => {
    // New rows of the user wait for these locks.
    await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute()
    await tx.selectFrom('userKey').select('userId').where('userId', '=', userId).forUpdate().execute()
    const [user] = await getUsers(tx, [userId])
    if (!user) return null
    const content = replace(user)
    const rows = recordsOf(content).map(({ kind, scope, plain }) => {
      const place = { userId, kind, scope }
      return { ...place, version: firstVersion(), content: recordCipher.seal(key, place, plain) }
    })
    await tx.deleteFrom('userDocument').where('userId', '=', userId).execute()
    if (rows.length > 0) await tx.insertInto('userDocument').values(rows).execute()
    return changeUser(tx, userId, content.settings)
  })
}

function recordsOf({
  progression,
  opinions,
  lists,
  notes,
  councillorNotes,
  votes,
}: NewUserContent): { kind: string; scope: number; plain: Buffer }[] {
  const record = <T>(codec: DocumentCodec<T>, scope: number, value: T) => ({ kind: codec.kind, scope, plain: codec.encode(value) })
  return [
    ...progression.map(({ electionId, entries }) => record(progressionCodec, electionId ?? 0, entries)),
    ...opinions.map(({ electionId, ...rest }) => record(opinionsCodec, electionId, rest)),
    ...(isEmpty(lists) ? [] : [record(listsCodec, 0, lists)]),
    ...(notes.nextId === FIRST_NOTE_ID ? [] : [record(notesCodec, 0, notes)]),
    ...(councillorNotes.nextId === FIRST_NOTE_ID ? [] : [record(councillorNotesCodec, 0, councillorNotes)]),
    ...(votes.length === 0 ? [] : [record(userVotesCodec, 0, votes)]),
  ]
}

function isEmpty({ nextId, lists, choices, creations }: ListCollection): boolean {
  return nextId === FIRST_OWN_LIST_ID && lists.length + choices.length + creations.length === 0
}
