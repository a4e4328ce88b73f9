import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runProcess } from '../../test/support/child-process.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { insertTestUser } from '../../test/support/test-user.ts'
import { createDataKey, loadDataKey } from './data-key.ts'
import { createPostgresUserStore } from '../opinions/postgres-user-store.ts'
import { createUserKeys } from '../opinions/user-keys.ts'
import { removeServer, writeServer } from '../db/servers/running-servers.ts'
import { agreeOnKey, loadAgreedKey } from './agree-on-key.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { keyIdOf } from './key-ring.ts'
import { rotateKey } from './rotate-key.ts'

const OLD = Buffer.alloc(32, 1)
const USERS = 3_000
let database: TestDatabase
let folder: string
let file: string
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 })
  folder = await mkdtemp(join(tmpdir(), 'plenara-rotation-'))
  file = join(folder, 'data.key')
  await writeFile(file, `${OLD.toString('hex')}\n`)
})
afterEach(async () => {
  await database.db.deleteFrom('appUser').execute()
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('deployment').execute()
  await writeFile(file, `${OLD.toString('hex')}\n`)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const keyFor = (userId: number) => createHash('sha256').update(String(userId)).digest()
const mailIdOf = (index: number) => createHash('sha256').update(`mail${index}`).digest().subarray(0, 16)

/** Users with keys of their own and mails that wait, all sealed under the old key. */
async function fill(): Promise<void> {
  const { db } = database
  const dataKey = createDataKey(OLD)
  const ids = Array.from({ length: USERS }, (_, index) => index + 1)
  await sql`
    insert into app_user (user_id, username, email, language, canton_id, constituency_id, created_at)
    select id, 'Voter', 'voter@example.ch', 'de', 6, 45, now() from unnest(${ids}::bigint[]) as ids (id)`.execute(db)
  await sql`
    insert into user_key (user_id, wrapped)
    select * from unnest(${ids}::bigint[], ${ids.map((id) => dataKey.wrap(id, keyFor(id)))}::bytea[])`.execute(db)
  await sql`
    insert into outbox (mail_id, user_id, sealed, due_at, created_at)
    select mail_id, 1, sealed, now(), now()
    from unnest(${ids.map(mailIdOf)}::bytea[], ${ids.map((id) => dataKey.seal(`mail${id}`))}::bytea[]) as mails (mail_id, sealed)`.execute(
    db,
  )
}

/** Holds every key and mail against what the file opens now. */
async function expectAllReadable(): Promise<void> {
  const dataKey = createDataKey(...(readKeyFile(file) ?? []))
  const keys = await database.db.selectFrom('userKey').selectAll().where('userId', '<=', USERS).execute()
  expect(keys).toHaveLength(USERS)
  expect(keys.filter(({ userId, wrapped }) => !dataKey.unwrap(userId, wrapped).equals(keyFor(userId)))).toEqual([])
  const mails = await database.db.selectFrom('outbox').select(['mailId', 'sealed']).execute()
  expect(mails).toHaveLength(USERS)
  expect(mails.filter(({ mailId, sealed }) => !mailIdOf(Number(dataKey.open(sealed).slice(4))).equals(mailId))).toEqual([])
}

// Fails when the ring of a server does not look at the file before it seals.
test('a rotation while servers run leaves everything readable under the new key alone', { tags: ['slow'] }, async () => {
  await fill()
  const servers = await Promise.all([1, 2].map(async () => createPostgresUserStore(database.db, await loadDataKey(file))))
  const written: number[] = []
  let isOver = false
  const writing = servers.map(async (server) => {
    while (!isOver) {
      const id = await insertTestUser(database.db)
      await server.changeOpinions(id, 1, () => ({ responses: [{ questionId: 1, value: 100, weight: 1 }], matches: [] }))
      written.push(id)
    }
  })
  await sleep(100)
  const rotation = await rotateKey(database.db, { file, settleMs: 300 })
  const before = written.length
  await expect.poll(() => written.length, { timeout: 10_000 }).toBeGreaterThan(before + 10)
  isOver = true
  await Promise.all(writing)
  expect(rotation).toMatchObject({ isResumed: false, mails: USERS, unreadable: 0 })
  expect(rotation.userKeys).toBeGreaterThanOrEqual(USERS)
  const keys = readKeyFile(file) ?? []
  expect(keys).toHaveLength(1)
  expect(keys).not.toContainEqual(OLD)
  await expectAllReadable()
  for (const reader of [...servers, createPostgresUserStore(database.db, createDataKey(...keys))]) {
    for (const id of written) expect((await reader.getOpinions(id, 1)).responses).toHaveLength(1)
  }
})

// Fails when the old key leaves the file before the rows are sealed anew, or the id in the database is not always one that the file holds, or a start meanwhile turns back
// to the old key.
test('a rotation killed at any moment leaves everything readable, and the next one ends it', {
  tags: ['slow'],
}, async () => {
  await fill()
  let killed = 0
  for (let round = 0; round < 8; round++) {
    const process = runProcess('test/support/rotate-key-process.ts', [database.url, file])
    await process.line(/^starts/)
    await sleep(20 + round * 25)
    if ((await process.end('SIGKILL')) === null) killed += 1
    await expectAllReadable()
    const keys = readKeyFile(file)
    await loadAgreedKey(database.db, file)
    expect(readKeyFile(file)).toEqual(keys)
  }
  expect(killed).toBeGreaterThan(2)
  await expect.poll(() => rotateKey(database.db, { file, settleMs: 0 }).catch(() => null), { timeout: 10_000 }).not.toBeNull()
  expect(readKeyFile(file)).toHaveLength(1)
  await expectAllReadable()
  await loadAgreedKey(database.db, file)
  const leftOver = (await readdir(folder)).filter((name) => name !== 'data.key')
  for (const name of leftOver) await rm(join(folder, name))
})

test('an interrupted rotation goes on with the key that it made', async () => {
  await fill()
  const made = randomBytes(32)
  await writeKeyFile(file, [made, OLD])
  expect(await rotateKey(database.db, { file, settleMs: 0 })).toEqual({ isResumed: true, userKeys: USERS, mails: USERS, unreadable: 0 })
  expect(readKeyFile(file)).toEqual([made])
  await expectAllReadable()
})

test('of two rotations at once one is refused, and what no key opens is counted and left', async () => {
  await agreeOnKey(database.db, file)
  const id = await insertTestUser(database.db)
  const foreign = createDataKey(Buffer.alloc(32, 9)).wrap(id, OLD)
  await database.db.insertInto('userKey').values({ userId: id, wrapped: foreign }).execute()
  const both = await Promise.allSettled([1, 2].map(() => rotateKey(database.db, { file, settleMs: 300 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'fulfilled')).toMatchObject({ value: { userKeys: 0, unreadable: 1 } })
  expect((await database.db.selectFrom('userKey').selectAll().executeTakeFirstOrThrow()).wrapped).toEqual(foreign)
})

// Fails when the push key or the id is left behind.
test('the push key is sealed anew, and the id in the database is that of the new key', async () => {
  await agreeOnKey(database.db, file)
  await database.db
    .updateTable('deployment')
    .set({ pushKey: createDataKey(OLD).sealPushKey(keyFor(7)) })
    .execute()
  await rotateKey(database.db, { file, settleMs: 0 })
  const { keyId, pushKey } = await database.db.selectFrom('deployment').selectAll().executeTakeFirstOrThrow()
  const keys = readKeyFile(file) ?? []
  expect(keys.map(keyIdOf)).toEqual([keyId])
  expect(createDataKey(...keys).openPushKey(pushKey ?? Buffer.alloc(0))).toEqual(keyFor(7))
})

// Fails when a rotation does not look at the servers that run.
test('a rotation is refused by a file of another key, and while a server runs by a file of its own', async () => {
  await agreeOnKey(database.db, file)
  await writeFile(file, `${Buffer.alloc(32, 2).toString('hex')}\n`)
  await expect(rotateKey(database.db, { file, settleMs: 0 })).rejects.toThrow('does not hold the key of this database')
  expect(readKeyFile(file)).toEqual([Buffer.alloc(32, 2)])
  await writeFile(file, `${OLD.toString('hex')}\n`)
  const serverId = randomUUID()
  const elsewhere = { machine: 'b', keyFile: '/srv/data.key', version: '1', keyIds: [keyIdOf(OLD)], enumeration: 'spec', connections: 27 }
  await writeServer(database.db, { serverId, ...elsewhere })
  await expect(rotateKey(database.db, { file, settleMs: 0 })).rejects.toThrow(
    'Servers run by key files of their own: b (/srv/data.key). Change',
  )
  expect(readKeyFile(file)).toEqual([OLD])
  await removeServer(database.db, serverId)
  await rotateKey(database.db, { file, settleMs: 0 })
  expect(readKeyFile(file)).not.toEqual([OLD])
})

// Fails when `makeKey` does not look again at the current key after it has inserted.
test('a key that was wrapped just before a rotation ended is wrapped again', async () => {
  const id = await insertTestUser(database.db)
  const after = Buffer.alloc(32, 2)
  const dataKey = await loadDataKey(file)
  const late = createUserKeys({
    ...dataKey,
    wrap: (userId, key) => {
      const wrapped = dataKey.wrap(userId, key)
      writeFileSync(file, `${after.toString('hex')}\n`)
      return wrapped
    },
  })
  const key = await late.obtain(database.db, id)
  const { wrapped } = await database.db.selectFrom('userKey').selectAll().executeTakeFirstOrThrow()
  expect(createDataKey(after).unwrap(id, wrapped)).toEqual(key.secret.export())
})
