import { randomBytes } from 'node:crypto'
import { CONSENT_VERSION } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { forgetDeleted } from '../../src/db/forget-deleted.ts'
import { LeaseLost, withLease } from '../../src/db/job-lease.ts'
import { opinionsCodec } from '../../src/opinions/document-codec.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { type RecordRef, recordCipher } from '../../src/opinions/record-cipher.ts'
import { createUserKeys, type UserKey } from '../../src/opinions/user-keys.ts'
import { bytesOfFiles, foundInFiles } from '../support/data-files.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { insertPushDevice } from '../support/push-sample.ts'
import { insertTestUser } from '../support/test-user.ts'

const ELECTION = 7
const refuseError = (error: unknown) => {
  throw error
}
const dataKey = createDataKey(randomBytes(32))
const keys = createUserKeys(dataKey)
const answers = Array.from({ length: 40 }, (_, index) => ({ questionId: index + 1, value: 100, weight: 1 }) as const)
let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 })
  db = database.db
})
afterAll(() => database.drop())

async function voterWithAnswers() {
  const id = await insertTestUser(db)
  const store = createPostgresUserStore(db, dataKey)
  await store.changeOpinions(id, ELECTION, () => ({ responses: answers, matches: [] }))
  await store.changeProgression(id, ELECTION, () => [{ key: 'tour', data: { step: 3 } }])
  return { id, store }
}

/** Every key that the database and the key file hold today. */
async function keysOfToday(): Promise<UserKey[]> {
  const rows = await db.selectFrom('userKey').selectAll().execute()
  return rows.map(({ userId, wrapped }) => keys.unwrap(userId, wrapped))
}

function opens(key: UserKey, ref: RecordRef, bytes: Buffer): boolean {
  try {
    recordCipher.open(key.secret, ref, bytes)
    return true
  } catch {
    // Sealed under another key, or no record at all.
    return false
  }
}

/** Which windows of the data files look like this record's length and format and open under a key: what an attacker with disk and keys tries. */
function windowsThatOpen(files: readonly Buffer[], tried: readonly UserKey[], { ref, length }: { ref: RecordRef; length: number }) {
  const format = recordCipher.seal(keys.unwrap(1, dataKey.wrap(1, randomBytes(32))).secret, ref, Buffer.alloc(0))[0] ?? 0
  let windows = 0
  const found = files.flatMap((bytes) => {
    const opened: Buffer[] = []
    for (let at = bytes.indexOf(format); at >= 0 && at + length <= bytes.length; at = bytes.indexOf(format, at + 1)) {
      windows += 1
      const window = bytes.subarray(at, at + length)
      if (tried.some((key) => opens(key, ref, window))) opened.push(window)
    }
    return opened
  })
  return { windows, found }
}

/** The sealed record of a voter as it stands in the table, and the key that opened it. */
async function sealedAnswers(userId: number) {
  const ref = { userId, kind: opinionsCodec.kind, scope: ELECTION }
  const row = await db
    .selectFrom('userDocument')
    .select('content')
    .where('userId', '=', userId)
    .where('kind', '=', ref.kind)
    .executeTakeFirstOrThrow()
  const key = await db.selectFrom('userKey').select('wrapped').where('userId', '=', userId).executeTakeFirstOrThrow()
  return { ref, sealed: row.content, key: keys.unwrap(userId, key.wrapped) }
}

// Fails when `withdrawConsent` deletes the records without `exchangeKey`: the table's file still holds them.
test('withdrawn consent leaves nothing in the files that a key of today opens [ATTACK-9]', async () => {
  const { id, store } = await voterWithAnswers()
  const { ref, sealed, key } = await sealedAnswers(id)
  await store.withdrawConsent(id)
  expect(await foundInFiles(db, [sealed], new Date(0))).toEqual([sealed])
  const files = await bytesOfFiles(db, 'user_document')
  const sought = { ref, length: sealed.length }
  expect(windowsThatOpen(files, [key], sought).found).toEqual([sealed])
  expect(windowsThatOpen(files, await keysOfToday(), sought)).toEqual({ windows: expect.any(Number), found: [] })
  expect(await store.getProgression(id, ELECTION)).toEqual([{ key: 'tour', data: { step: 3 } }])
})

// Fails when the key's row stays as its user goes.
test('a deleted account leaves nothing in the files that a key of today opens [ATTACK-9]', async () => {
  const { id, store } = await voterWithAnswers()
  const { ref, sealed, key } = await sealedAnswers(id)
  await store.deleteUser(id)
  const files = await bytesOfFiles(db, 'user_document')
  const sought = { ref, length: sealed.length }
  expect(windowsThatOpen(files, [key], sought).found).toEqual([sealed])
  expect(windowsThatOpen(files, await keysOfToday(), sought).found).toEqual([])
})

// Fails when the table is only vacuumed, or when nothing rewrites it.
test('after the night the file of the keys holds no former key, not of a withdrawal and not of a deleted account [ATTACK-9]', async () => {
  const withdrawn = await voterWithAnswers()
  const deleted = await voterWithAnswers()
  const former = [(await sealedAnswers(withdrawn.id)).key.wrapped, (await sealedAnswers(deleted.id)).key.wrapped]
  await withdrawn.store.withdrawConsent(withdrawn.id)
  await deleted.store.deleteUser(deleted.id)
  const inTables = () => foundInFiles(db, former, new Date(Date.now() + 60_000))
  expect(await inTables()).toHaveLength(2)
  await forgetDeleted(db, { forgotten: new Map(), onError: refuseError })
  expect(await inTables()).toEqual([])
})

// Fails when a table about accounts is left out, or only vacuumed: the row stays in its file and in that of its index.
test('after the night no file of a table holds an address, a name or a browser of a deleted account [ASVS-14.2.7]', async () => {
  const { id, store } = await voterWithAnswers()
  const address = 'geloescht.Anneliese@example.ch'
  await db.insertInto('email').values({ emailNorm: address.toLowerCase(), userId: id }).execute()
  await db.updateTable('appUser').set({ email: address, username: 'Anneliese-geloescht' }).where('userId', '=', id).execute()
  await insertPushDevice(db, id)
  const { endpoint } = await db.selectFrom('pushDevice').select('endpoint').where('userId', '=', id).executeTakeFirstOrThrow()
  const secret = randomBytes(32)
  const when = { createdAt: new Date(), expiresAt: new Date() }
  await db
    .insertInto('secret')
    .values({ hash: secret, userId: id, kind: 'email', email: `neu-${address}`, ...when })
    .execute()
  const told = [address, address.toLowerCase(), 'Anneliese-geloescht', endpoint, `neu-${address}`].map((text) => Buffer.from(text))
  const inTables = () => foundInFiles(db, [...told, secret], new Date(Date.now() + 60_000))
  await store.deleteUser(id)
  expect(await inTables()).toHaveLength(told.length + 1)
  await forgetDeleted(db, { forgotten: new Map(), onError: refuseError })
  expect(await inTables()).toEqual([])
})

// Fails when every server writes the tables anew.
test('in the night one server writes the tables anew for all [API-8]', async () => {
  const { id, store } = await voterWithAnswers()
  const { wrapped } = (await sealedAnswers(id)).key
  await store.deleteUser(id)
  const options = { forgotten: new Map(), onError: refuseError }
  const inTables = () => foundInFiles(db, [wrapped], new Date(Date.now() + 60_000))
  await withLease({ db, job: 'forgetting' }, async () => expect(await forgetDeleted(db, options)).toBe(options.forgotten))
  expect(await inTables()).toHaveLength(1)
  await forgetDeleted(db, options)
  expect(await inTables()).toEqual([])
})

// Fails when the lease is not looked at before each table.
test('a server that lost the night to another one writes no further table anew [API-8]', { tags: ['slow'] }, async () => {
  const { id, store } = await voterWithAnswers()
  await db.insertInto('email').values({ emailNorm: 'weiter@example.ch', userId: id }).execute()
  await store.deleteUser(id)
  const other = createDatabase({ url: database.url, statementMs: 0, maxConnections: 2 })
  await other.transaction().execute(async (tx) => {
    await sql`lock table user_key in share mode`.execute(tx)
    const lost = expect(forgetDeleted(db, { forgotten: new Map(), onError: () => undefined })).rejects.toThrow(LeaseLost)
    const waiting = () => sql`select pid from pg_locks where relation = 'user_key'::regclass and not granted`.execute(other)
    await expect.poll(async () => (await waiting()).rows.length, { timeout: 10_000 }).toBe(1)
    await sql`update job_lease set holder = gen_random_uuid()`.execute(other)
    await lost
  })
  await other.destroy()
  await db.deleteFrom('jobLease').execute()
  expect(await foundInFiles(db, [Buffer.from('weiter@example.ch')], new Date(Date.now() + 60_000))).toHaveLength(1)
})

// Fails when a table that stays locked keeps the others from being written anew.
test('a table that is in use is left to the next night, and the others are not [ASVS-14.2.7]', { tags: ['slow'] }, async () => {
  const { id, store } = await voterWithAnswers()
  await db.insertInto('email').values({ emailNorm: 'gesperrt@example.ch', userId: id }).execute()
  await store.deleteUser(id)
  const errors: unknown[] = []
  const other = createDatabase({ url: database.url, statementMs: 0, maxConnections: 1 })
  await other.transaction().execute(async (tx) => {
    await sql`lock table known_origin in share mode`.execute(tx)
    await forgetDeleted(db, { forgotten: new Map(), onError: (error) => errors.push(error) })
  })
  await other.destroy()
  expect(errors).toHaveLength(1)
  expect(await foundInFiles(db, [Buffer.from('gesperrt@example.ch')], new Date(Date.now() + 60_000))).toEqual([])
})

// Fails when `exchangeKey` is left out of the transaction, or consent ends outside of it.
test('a withdrawal that fails half-way leaves consent, records and key as they were [ATTACK-9]', async () => {
  const { id, store } = await voterWithAnswers()
  const before = await store.getContent(id)
  const { key } = await sealedAnswers(id)
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(db)
  await sql`create trigger refuse before update of consent_version on app_user for each row execute function refuse()`.execute(db)
  await expect(store.withdrawConsent(id)).rejects.toThrow('refused')
  await sql`drop trigger refuse on app_user`.execute(db)
  expect(await store.getContent(id)).toEqual(before)
  expect((await sealedAnswers(id)).key.wrapped).toEqual(key.wrapped)
})

// Fails when `save` seals with the key that the process remembers instead of that of the version, when `sealAgain` leaves the version, or when the
// insert does not ask whether the key is current.
test('writes of several processes during withdrawals are kept or refused, and all that is kept opens under the new key [ATTACK-9]', async () => {
  const processes = Array.from({ length: 3 }, () => createPostgresUserStore(db, dataKey))
  const give = { consent: { version: CONSENT_VERSION, at: '2026-11-21T08:00:00.000Z' } }
  for (let round = 0; round < 6; round++) {
    const { id } = await voterWithAnswers()
    const steps = Array.from({ length: 30 }, (_, index) => `step-${index}`)
    const writes = steps.map((key, index) =>
      processes[index % 3]!.changeProgression(id, index % 2 === 0 ? ELECTION : index, (entries) => [...entries, { key, data: {} }]),
    )
    const opinions = processes.map((store, index) =>
      store.changeOpinions(id, ELECTION + 1 + index, () => ({ responses: answers, matches: [] })).catch(codeOf),
    )
    const withdrawals = processes.map((store) => store.withdrawConsent(id).then(() => store.changeUser(id, give)))
    await Promise.all([...writes, ...withdrawals, ...opinions])
    const content = await createPostgresUserStore(db, dataKey).getContent(id)
    const kept = content?.progression.flatMap(({ entries }) => entries.map(({ key }) => key)).toSorted()
    expect(kept).toEqual(['tour', ...steps].toSorted())
    for (const store of processes) expect(await store.getContent(id)).toEqual(content)
    await Promise.all(processes.map((store) => store.changeOpinions(id, ELECTION, () => ({ responses: answers, matches: [] }))))
  }
})

function codeOf(error: unknown): unknown {
  expect(error).toMatchObject({ code: 'consent_missing' })
  return error
}

// Fails when `changeDocument` bases its change on what the process wrote under the former key.
test('a process that remembers the former key writes under the new one [ATTACK-9]', async () => {
  const { id, store } = await voterWithAnswers()
  const other = createPostgresUserStore(db, dataKey)
  await other.withdrawConsent(id)
  await store.changeProgression(id, ELECTION, (entries) => [...entries, { key: 'second', data: {} }])
  await store.changeProgression(id, null, () => [{ key: 'third', data: {} }])
  const fresh = createPostgresUserStore(db, dataKey)
  expect((await fresh.getProgression(id, ELECTION)).map(({ key }) => key)).toEqual(['tour', 'second'])
  expect(await fresh.getProgression(id, null)).toHaveLength(1)
})

// Fails when `openOrNull` passes the error on.
test('a record that no key opens does not keep the rest from being erased, and stays as it is [ATTACK-9]', async () => {
  const { id, store } = await voterWithAnswers()
  const broken = randomBytes(64)
  await db.updateTable('userDocument').set({ content: broken }).where('userId', '=', id).where('kind', '=', 'progression').execute()
  expect(await store.withdrawConsent(id)).toMatchObject({ consent: null })
  expect(await db.selectFrom('userDocument').select('content').where('userId', '=', id).execute()).toEqual([{ content: broken }])
})

// Fails when `replaceContent` seals under the key that the user had.
test('an import replaces the key too: what it replaced opens under no key of today [ATTACK-9]', async () => {
  const { id, store } = await voterWithAnswers()
  const { ref, sealed } = await sealedAnswers(id)
  await store.replaceContent(id, ({ id: _, email: __, pendingEmail: ___, ...settings }) => ({
    settings,
    progression: [],
    opinions: [],
    profile: null,
    lists: { nextId: 1_000_000_000, lists: [], choices: [], creations: [] },
    notes: { nextId: 1, notes: [] },
    councillorNotes: { nextId: 1, notes: [] },
    votes: [],
  }))
  expect((await keysOfToday()).some((key) => opens(key, ref, sealed))).toBe(false)
})
