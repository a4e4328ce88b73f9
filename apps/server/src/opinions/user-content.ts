import { FIRST_NOTE_ID, FIRST_OWN_LIST_ID, type ListCollection, type NewUserContent, type UserContent } from '@plenara/api'
import type { User } from '@plenara/contract'
import type { Database } from '../db/database.ts'
import {
  councillorNotesCodec,
  type DocumentCodec,
  listsCodec,
  notesCodec,
  opinionsCodec,
  profileCodec,
  progressionCodec,
  userVotesCodec,
} from './document-codec.ts'
import { firstVersion } from './document-rows.ts'
import { recordCipher } from './record-cipher.ts'
import type { UserKeys } from './user-keys.ts'
import { changeUser, getUsers } from '../accounts/user-rows.ts'
import { lockRecords, lockUser } from './withdraw-consent.ts'

/** All records of a user in one snapshot; null if there is no such user. Throws if a record cannot be opened. */
export async function getContent(db: Database, keys: UserKeys, userId: number): Promise<UserContent | null> {
  const { user, wrapped, rows } = await readAll(db, userId)
  return user && contentOf(keys, { user, wrapped, rows })
}

interface Stored {
  readonly user: User
  readonly wrapped: Buffer | null
  readonly rows: readonly { readonly kind: string; readonly scope: number; readonly content: Buffer }[]
}

function contentOf(keys: UserKeys, { user, wrapped, rows }: Stored): UserContent {
  const userId = user.id
  const key = wrapped && keys.unwrap(userId, wrapped).secret
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
    profile: recordOf(profileCodec),
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

/** Replaces all records of a user and the key that they are sealed under, in one transaction; null if there is no such user. */
export function replaceContent(db: Database, keys: UserKeys, { userId, replace }: Replacement): Promise<User | null> {
  return rewrite(db, keys, { userId, contentAfter: async (_, { user }) => replace(user) })
}

export interface ContentChange {
  readonly userId: number
  readonly change: (content: UserContent) => NewUserContent
}

/** The same from what is stored at that moment. Throws if a record cannot be opened. */
export function changeContent(db: Database, keys: UserKeys, { userId, change }: ContentChange): Promise<User | null> {
  return rewrite(db, keys, {
    userId,
    contentAfter: async (tx, { user, wrapped }) => change(contentOf(keys, { user, wrapped, rows: await lockRecords(tx, userId) })),
  })
}

interface Rewriting {
  readonly userId: number
  /** Called while the user is locked. */
  readonly contentAfter: (tx: Database, stored: Pick<Stored, 'user' | 'wrapped'>) => Promise<NewUserContent>
}

async function rewrite(db: Database, keys: UserKeys, { userId, contentAfter }: Rewriting): Promise<User | null> {
  const done = await db.transaction().execute(async (tx) => {
    const wrapped = (await lockUser(tx, userId)) ?? null
    const [user] = await getUsers(tx, [userId])
    if (!user) return null
    const content = await contentAfter(tx, { user, wrapped })
    const key = await keys.replace(tx, userId)
    await lockRecords(tx, userId)
    const rows = recordsOf(content).map(({ kind, scope, plain }) => {
      const ref = { userId, kind, scope }
      return { ...ref, version: firstVersion(), content: recordCipher.seal(key.secret, ref, plain) }
    })
    await tx.deleteFrom('userDocument').where('userId', '=', userId).execute()
    if (rows.length > 0) await tx.insertInto('userDocument').values(rows).execute()
    return { user: await changeUser(tx, userId, content.settings), key }
  })
  if (done) await keys.settle(db, userId, done.key)
  return done?.user ?? null
}

function recordsOf({
  progression,
  opinions,
  profile,
  lists,
  notes,
  councillorNotes,
  votes,
}: NewUserContent): { kind: string; scope: number; plain: Buffer }[] {
  const record = <T>(codec: DocumentCodec<T>, scope: number, value: T) => ({ kind: codec.kind, scope, plain: codec.encode(value) })
  return [
    ...progression.map(({ electionId, entries }) => record(progressionCodec, electionId ?? 0, entries)),
    ...opinions.map(({ electionId, ...rest }) => record(opinionsCodec, electionId, rest)),
    ...(profile === null ? [] : [record(profileCodec, 0, profile)]),
    ...(isEmpty(lists) ? [] : [record(listsCodec, 0, lists)]),
    ...(notes.nextId === FIRST_NOTE_ID ? [] : [record(notesCodec, 0, notes)]),
    ...(councillorNotes.nextId === FIRST_NOTE_ID ? [] : [record(councillorNotesCodec, 0, councillorNotes)]),
    ...(votes.length === 0 ? [] : [record(userVotesCodec, 0, votes)]),
  ]
}

function isEmpty({ nextId, lists, choices, creations }: ListCollection): boolean {
  return nextId === FIRST_OWN_LIST_ID && lists.length + choices.length + creations.length === 0
}
