import { randomInt } from 'node:crypto'
import { FIRST_OWN_LIST_ID, type ListCollection, type NewUserContent, type UserContent } from '@plenara/api'
import type { User } from '@plenara/contract'
import type { Database } from '../db/database.ts'
import { listsCodec, opinionsCodec } from './document-codec.ts'
import { changeUser, getUsers } from './user-rows.ts'

/** Everything of a user at one moment; null where there is no such user. */
export async function getContent(db: Database, userId: number): Promise<UserContent | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const [user] = await getUsers(tx, [userId])
      if (!user) return null
      const documents = await tx.selectFrom('userDocument').select(['kind', 'scope', 'content']).where('userId', '=', userId).execute()
      const progression = await tx.selectFrom('progression').select(['electionId', 'key', 'data']).where('userId', '=', userId).execute()
      const lists = documents.find(({ kind }) => kind === 'lists')
      return {
        user,
        progression: progression.map(({ electionId, key, data }) => ({ electionId: electionId || null, entries: [{ key, data }] })),
        opinions: documents
          .filter(({ kind }) => kind === 'opinions')
          .map(({ scope, content }) => ({ electionId: scope, ...opinionsCodec.decode(content) })),
        lists: lists ? listsCodec.decode(lists.content) : listsCodec.empty,
      }
    })
}

/** Replaces everything of a user in one transaction; null where there is no such user. */
export async function replaceContent(db: Database, userId: number, replace: (user: User) => NewUserContent): Promise<User | null> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute()
    const [user] = await getUsers(tx, [userId])
    if (!user) return null
    const { settings, progression, opinions, lists } = replace(user)
    await tx.deleteFrom('userDocument').where('userId', '=', userId).execute()
    await tx.deleteFrom('progression').where('userId', '=', userId).execute()
    const documents = [
      ...opinions.map(({ electionId, ...rest }) => ({ kind: 'opinions' as const, scope: electionId, content: opinionsCodec.encode(rest) })),
      ...(isEmpty(lists) ? [] : [{ kind: 'lists' as const, scope: 0, content: listsCodec.encode(lists) }]),
    ]
    const entries = progression.flatMap(({ electionId, entries: all }) =>
      all.map(({ key, data }) => ({ userId, electionId: electionId ?? 0, key, data: JSON.stringify(data) })),
    )
    if (documents.length > 0) {
      await tx
        .insertInto('userDocument')
        .values(documents.map((document) => ({ userId, ...document, version: randomInt(2 ** 47) })))
        .execute()
    }
    if (entries.length > 0) await tx.insertInto('progression').values(entries).execute()
    return changeUser(tx, userId, settings)
  })
}

function isEmpty({ nextId, lists, choices, creations }: ListCollection): boolean {
  return nextId === FIRST_OWN_LIST_ID && lists.length + choices.length + creations.length === 0
}
