import { userStoreTests } from '@plenara/api/store-tests'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { copyOfTables, foundInFiles } from '../../test/support/data-files.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { insertTestUser } from '../../test/support/test-user.ts'
import { createDataKey } from '../keys/data-key.ts'
import type { Database } from '../db/database.ts'
import { encodeOpinions } from './opinions-codec.ts'
import { createPostgresUserStore } from './postgres-user-store.ts'
import { encodeUserVotes } from './user-votes-codec.ts'
import { insertPushDevice } from '../../test/support/push-sample.ts'

const dataKey = createDataKey(Buffer.alloc(32, 7))
const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.drop())))

async function open() {
  const database = await createTestDatabase()
  opened.push(database)
  const { db } = database
  const store = createPostgresUserStore(db, dataKey)
  const newUser = async ({ consent } = { consent: true }) => {
    const id = await insertTestUser(db)
    if (!consent) await store.withdrawConsent(id)
    return id
  }
  return { database, db, store, newUser }
}

userStoreTests('PostgreSQL', open)

const answer = (questionId: number) => ({ questionId, value: 100, weight: 1 }) as const
const answers = Array.from({ length: 40 }, (_, index) => answer(index + 1))

test('changes of several processes at once lose nothing, and a user has one key however many make it', async () => {
  const { db, newUser } = await open()
  const id = await newUser()
  const processes = Array.from({ length: 4 }, () => createPostgresUserStore(db, dataKey))
  await Promise.all(
    answers.map((one, index) =>
      processes[index % 4]!.changeOpinions(id, 1 + (index % 2), (opinions) => ({ ...opinions, responses: [...opinions.responses, one] })),
    ),
  )
  const fresh = createPostgresUserStore(db, dataKey)
  const stored = [...(await fresh.getOpinions(id, 1)).responses, ...(await fresh.getOpinions(id, 2)).responses]
  expect(stored.toSorted((a, b) => a.questionId - b.questionId)).toEqual(answers)
})

test('what a deleted user writes is refused as without a token', async () => {
  const { store, newUser } = await open()
  const id = await newUser()
  await store.deleteUser(id)
  await expect(store.changeOpinions(id, 1, () => ({ responses: [], matches: [] }))).rejects.toMatchObject({ code: 'unauthorized' })
  await expect(store.changeProgression(id, null, () => [{ key: 'a', data: {} }])).rejects.toMatchObject({ code: 'unauthorized' })
})

// Fails when `user_document` refers to `app_user` instead of `user_key` and the key's row is deleted alone, or when it refers to nothing.
test('a process that still knows the key of a deleted user writes nothing under it', async () => {
  const { db, newUser } = await open()
  const [one, other] = [createPostgresUserStore(db, dataKey), createPostgresUserStore(db, dataKey)]
  for (const destroy of [
    (id: number) => other.deleteUser(id),
    (id: number) => db.deleteFrom('userKey').where('userId', '=', id).execute(),
  ]) {
    const id = await newUser()
    await one.changeOpinions(id, 1, (opinions) => ({ ...opinions, responses: [answer(1)] }))
    await destroy(id)
    const again = one.changeOpinions(id, 1, (opinions) => ({ ...opinions, responses: [answer(2)] }))
    await expect(again).rejects.toMatchObject({ code: 'unauthorized' })
    expect(await one.getOpinions(id, 1)).toEqual({ responses: [], matches: [] })
    expect(await db.selectFrom('userDocument').selectAll().where('userId', '=', id).execute()).toEqual([])
  }
})

// Fails when `is_allowed` is taken out of the insert.
test('an opinion whose consent is withdrawn while it is being written is not stored', async () => {
  const { db, store, newUser } = await open()
  const id = await newUser()
  const write = () => store.changeOpinions(id, 1, (opinions) => ({ ...opinions, responses: [answer(1)] }))
  await write()
  await store.withdrawConsent(id)
  await expect(write()).rejects.toMatchObject({ code: 'consent_missing' })
  await expect(store.changeLists(id, (lists) => ({ ...lists, nextId: lists.nextId + 1 }))).rejects.toMatchObject({
    code: 'consent_missing',
  })
  await store.changeProgression(id, null, () => [{ key: 'tour', data: {} }])
  const { rows } = await sql<{ kind: string }>`select kind from user_document where user_id = ${id}`.execute(db)
  expect(rows).toEqual([{ kind: 'progression' }])
})

// Fails when `for share` is taken out of the insert.
test('a withdrawal of consent waits for an opinion that is just being written, and removes it', async () => {
  const { db, store, newUser } = await open()
  const id = await newUser()
  await store.changeProgression(id, null, () => [{ key: 'tour', data: {} }])
  const work = await db.transaction().execute(async (tx) => {
    // The insert has seen the consent and stops here, at its reference to the key.
    await tx.selectFrom('userKey').select('userId').where('userId', '=', id).forUpdate().execute()
    const write = store.changeOpinions(id, 1, (opinions) => ({ ...opinions, responses: [answer(1)] }))
    await expect.poll(() => waitingInserts(db)).toBe(1)
    const withdrawal = store.withdrawConsent(id)
    await sql`select pg_sleep(0.15)`.execute(tx)
    return [write, withdrawal]
  })
  await Promise.all(work)
  const { rows } = await sql<{ kind: string }>`select kind from user_document where user_id = ${id}`.execute(db)
  expect(rows).toEqual([{ kind: 'progression' }])
})

async function waitingInserts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into user_document%'`.execute(db)
  return rows[0]?.count ?? 0
}

async function tablesOfUsers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(db)
  return rows.map((row) => row.name)
}
async function rowsOf(db: Database, table: string, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

// Fails when a table is taken out of `deleteUser`, or a new table with `user_id` is not filled here.
test('a deleted user is in no table that has a user id [SESSION-7]', async () => {
  const { db, store, newUser } = await open()
  const [userId, other] = [await newUser(), await newUser()]
  const now = new Date()
  for (const [index, id] of [userId, other].entries()) {
    const hash = Buffer.alloc(32, index + 1)
    await db.insertInto('session').values({ tokenHash: hash, userId: id, createdAt: now, usedAt: now }).execute()
    await db.insertInto('secret').values({ hash, userId: id, kind: 'reset', createdAt: now, expiresAt: now }).execute()
    await db.insertInto('outbox').values({ mailId: hash, userId: id, sealed: hash, attempts: 0, dueAt: now, createdAt: now }).execute()
    await db.insertInto('credential').values({ userId: id, passwordHash: 'x', changedAt: now }).execute()
    await db.insertInto('unsealedDocument').values({ userId: id, kind: 'lists', scope: 0, version: 1, content: hash }).execute()
    await db.insertInto('knownOrigin').values({ userId: id, kind: 'device', mark: hash, usedAt: now }).execute()
    await db
      .insertInto('passkey')
      .values({
        userId: id,
        passkeyId: index + 1,
        credentialId: hash,
        publicKey: hash,
        counter: 0,
        transports: [],
        name: 'x',
        backedUp: false,
        createdAt: now,
        lastUsedAt: null,
      })
      .execute()
    await insertPushDevice(db, id)
    await db.insertInto('surveyInvitation').values({ userId: id, surveyId: 1, invitedAt: now }).execute()
    await store.changeOpinions(id, 1, (opinions) => ({ ...opinions, matches: [{ candidateId: 3, type: 'like', rank: 1 }] }))
  }
  const tables = await tablesOfUsers(db)
  for (const table of tables) expect(await rowsOf(db, table, userId), table).toBeGreaterThan(0)
  await store.deleteUser(userId)
  for (const table of tables) expect(await rowsOf(db, table, userId), table).toBe(0)
  for (const table of tables) expect(await rowsOf(db, table, other), table).toBeGreaterThan(0)
})

// Fails when `recordCipher` answers the bytes as they are.
test('nothing that a user stores can be read in the tables, the files of the database or its log of writes', async () => {
  const since = new Date()
  const { db, store, newUser } = await open()
  const id = await newUser()
  const opinions = { responses: answers, matches: [{ candidateId: 77_777_777, type: 'love', rank: 1 } as const] }
  const name = 'Kanarienliste'
  const lists = { id: 1_000_000_000, electionId: 1, name, number: null, adapted: false, officialListId: null, updated: since.toISOString() }
  await store.changeOpinions(id, 1, () => opinions)
  await store.changeLists(id, (all) => ({ ...all, lists: [{ ...lists, candidates: [] }] }))
  const fact = '77777777/kanarienfakt'
  await store.changeNotes(id, () => ({ nextId: 2, notes: [{ id: 1, type: 'city', reference: fact, color: 'bad' }] }))
  const onCouncillor = '88888888/kanarienmandat'
  await store.changeCouncillorNotes(id, () => ({ nextId: 2, notes: [{ id: 1, type: 'city', reference: onCouncillor, color: 'bad' }] }))
  const votes = [77_777_777, 88_888_888, 99_999_999].map((parliamentVoteId) => ({ parliamentVoteId, decision: 'yes' as const }))
  await store.changeVotes(id, () => votes)
  await store.changeProgression(id, null, () => [{ key: 'kanarienschritt', data: { text: 'Kanarientext' } }])
  const texts = [name, fact, onCouncillor, 'kanarienschritt', 'Kanarientext']
  const canaries = [encodeOpinions(opinions), encodeUserVotes(votes), ...texts.map((text) => Buffer.from(text))]
  const inTheClear = Buffer.from(`user${id}@example.ch`)
  const copy = await copyOfTables(db)
  for (const canary of canaries) {
    expect(copy).not.toContain(canary.toString('utf8'))
    expect(copy).not.toContain(canary.toString('hex'))
  }
  expect(copy).toContain(inTheClear.toString())
  expect(await foundInFiles(db, [...canaries, inTheClear], since)).toEqual([inTheClear])
})

// Fails when `contextOf` (record-cipher.ts) leaves out user, kind or scope.
test('a row opens at its own place only', async () => {
  const { db, newUser } = await open()
  const [id, other] = [await newUser(), await newUser()]
  const writer = createPostgresUserStore(db, dataKey)
  for (const user of [id, other]) {
    for (const election of [1, 2])
      await writer.changeOpinions(user, election, () => ({ responses: [answer(user === id ? 1 : 2)], matches: [] }))
    await writer.changeLists(user, (lists) => ({ ...lists, nextId: lists.nextId + 1 }))
  }
  const rows = await db.selectFrom('userDocument').selectAll().execute()
  const contentOf = (userId: number, kind: string, scope: number) =>
    rows.find((row) => row.userId === userId && row.kind === kind && row.scope === scope)!.content
  const put = (content: Buffer) =>
    db.updateTable('userDocument').set({ content }).where('userId', '=', id).where('kind', '=', 'opinions').where('scope', '=', 1).execute()
  const read = () => createPostgresUserStore(db, dataKey).getOpinions(id, 1)
  for (const content of [contentOf(id, 'opinions', 2), contentOf(id, 'lists', 0), contentOf(other, 'opinions', 1)]) {
    await put(content)
    await expect(read()).rejects.toThrow(`The record opinions/1 of user ${id} cannot be opened`)
  }
  await put(contentOf(id, 'opinions', 1))
  expect((await read()).responses).toEqual([answer(1)])
  const keys = await db.selectFrom('userKey').selectAll().execute()
  const foreign = keys.find(({ userId }) => userId === other)!.wrapped
  await db.updateTable('userKey').set({ wrapped: foreign }).where('userId', '=', id).execute()
  await expect(read()).rejects.toThrow()
})

test('a record that cannot be opened is never overwritten by a change', async () => {
  const { db, newUser } = await open()
  const id = await newUser()
  const store = createPostgresUserStore(db, dataKey)
  await store.changeOpinions(id, 1, () => ({ responses: [answer(1)], matches: [] }))
  const stored = () => db.selectFrom('userDocument').selectAll().where('userId', '=', id).executeTakeFirstOrThrow()
  const { content } = await stored()
  const broken = Buffer.from(content)
  broken.writeUInt8((broken.at(-1) ?? 0) ^ 1, broken.length - 1)
  await db.updateTable('userDocument').set({ content: broken, version: 5 }).where('userId', '=', id).execute()
  const before = await stored()
  for (const process of [store, createPostgresUserStore(db, dataKey)]) {
    await expect(process.changeOpinions(id, 1, () => ({ responses: [], matches: [] }))).rejects.toThrow('cannot be opened')
    await expect(process.getContent(id)).rejects.toThrow('cannot be opened')
  }
  const withoutKey = createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 8)))
  await expect(withoutKey.changeOpinions(id, 1, () => ({ responses: [], matches: [] }))).rejects.toThrow('DATA_KEY_FILE does not hold')
  await expect(withoutKey.changeLists(id, (lists) => ({ ...lists, nextId: 9 }))).rejects.toThrow('DATA_KEY_FILE does not hold')
  expect(await stored()).toEqual(before)
})

test('the key rides along: a read is one statement, a change after the first one is one', async () => {
  const { db, newUser } = await open()
  const id = await newUser()
  let statements = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const countOf = async (work: Promise<unknown>) => {
    statements = 0
    await work
    return statements
  }
  const store = createPostgresUserStore(counted, dataKey)
  const change = (questionId: number) =>
    store.changeOpinions(id, 1, (old) => ({ ...old, responses: [...old.responses, answer(questionId)] }))
  await change(1)
  expect(await countOf(change(2))).toBe(1)
  expect(await countOf(store.getOpinions(id, 1))).toBe(1)
  const fresh = createPostgresUserStore(counted, dataKey)
  expect(await countOf(fresh.getOpinions(id, 1))).toBe(1)
  expect(await countOf(fresh.changeOpinions(id, 1, () => ({ responses: [], matches: [] })))).toBe(2)
})

test('content that the database refuses half-way leaves everything as it was [API-2]', async () => {
  const { store, newUser } = await open()
  const id = await newUser()
  await store.changeOpinions(id, 1, () => ({ responses: [answer(1)], matches: [] }))
  const before = await store.getContent(id)
  const replaced = store.replaceContent(id, ({ id: _, email: __, ...settings }) => ({
    settings: { ...settings, username: '\0' },
    progression: [],
    opinions: [],
    profile: null,
    lists: { nextId: 1_000_000_000, lists: [], choices: [], creations: [] },
    notes: { nextId: 1, notes: [] },
    councillorNotes: { nextId: 1, notes: [] },
    votes: [],
  }))
  await expect(replaced).rejects.toThrow()
  expect(await store.getContent(id)).toEqual(before)
})
