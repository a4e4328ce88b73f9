import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { insertTestUser } from '../../test/support/test-user.ts'
import { createDataKey } from './data-key.ts'
import { agreeOnKey, loadAgreedKey } from './agree-on-key.ts'
import { readKeyFile } from './key-file.ts'
import { keyIdOf } from './key-ring.ts'

let database: TestDatabase
let folder: string
let count = 0
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 })
  folder = await mkdtemp(join(tmpdir(), 'plenara-agree-'))
})
afterEach(async () => {
  await database.db.deleteFrom('deployment').execute()
  await database.db.deleteFrom('appUser').execute()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const newFile = () => {
  count += 1
  return join(folder, `data-${count}.key`)
}
async function fileOf(...keys: Buffer[]): Promise<string> {
  const file = newFile()
  await writeFile(file, keys.map((key) => `${key.toString('hex')}\n`).join(''), { mode: 0o600 })
  return file
}
const idInDatabase = async () => (await database.db.selectFrom('deployment').select('keyId').executeTakeFirst())?.keyId
async function userUnder(key: Buffer): Promise<void> {
  const userId = await insertTestUser(database.db)
  await database.db
    .insertInto('userKey')
    .values({ userId, wrapped: createDataKey(key).wrap(userId, randomBytes(32)) })
    .execute()
}

// Fails when the statement that writes the id replaces one that is there.
test('of many starts at once with files of their own one has its key, the others are told which file to copy and make none', async () => {
  const files = Array.from({ length: 8 }, newFile)
  const outcomes = await Promise.allSettled(files.map((file) => agreeOnKey(database.db, file)))
  const winners = files.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  const [winner = ''] = winners
  const [key = Buffer.alloc(32)] = readKeyFile(winner) ?? []
  expect(await idInDatabase()).toEqual(keyIdOf(key))
  expect((await stat(winner)).mode & 0o777).toBe(0o600)
  expect((await readFile(winner, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/)
  expect((await readdir(folder)).filter((name) => files.some((file) => join(folder, name).startsWith(file)))).toEqual([
    winner.slice(folder.length + 1),
  ])
  for (const [index, outcome] of outcomes.entries()) {
    const file = files[index] ?? ''
    if (file === winner || outcome.status === 'fulfilled') continue
    expect(outcome.reason.message).toBe(
      `DATA_KEY_FILE (${file}) is missing, and the database has a key already: copy ${winner} of the machine ${hostname()}, or its backup, to ${file}; no new key was made`,
    )
  }
})

test('of many starts at once with one file all have its one key', async () => {
  const file = newFile()
  await Promise.all(Array.from({ length: 8 }, () => agreeOnKey(database.db, file)))
  expect(readKeyFile(file)?.map(keyIdOf)).toEqual([await idInDatabase()])
})

// Fails when the file is not compared with the database before a user's key lies there.
test('a file with another key is refused, without a user too, and left as it is', async () => {
  const [first, wrong] = [await fileOf(randomBytes(32)), await fileOf(randomBytes(32))]
  await agreeOnKey(database.db, first)
  const before = await readFile(wrong, 'utf8')
  await expect(agreeOnKey(database.db, wrong)).rejects.toThrow(
    `DATA_KEY_FILE (${wrong}) does not hold the key of this database: copy ${first} of the machine ${hostname()}, or its backup, to ${wrong}`,
  )
  expect(await readFile(wrong, 'utf8')).toBe(before)
  await rm(first)
  await expect(agreeOnKey(database.db, first)).rejects.toThrow(/ has a key already: put back the file or its backup; no new key was made$/)
})

test('a database of before gets the id of the key that seals, if the file opens the keys of its users', async () => {
  const [sealing, opening] = [randomBytes(32), randomBytes(32)]
  await userUnder(opening)
  await expect(agreeOnKey(database.db, await fileOf(sealing))).rejects.toThrow('does not hold the key of this database')
  await expect(agreeOnKey(database.db, newFile())).rejects.toThrow(/is missing, .*; no new key was made$/)
  expect(await idInDatabase()).toBeUndefined()
  const file = await fileOf(sealing, opening)
  expect((await loadAgreedKey(database.db, file)).currentId()).toEqual(keyIdOf(sealing))
  expect(await idInDatabase()).toEqual(keyIdOf(sealing))
})

test('a file that holds the id and not the key of every user is refused', async () => {
  const file = await fileOf(randomBytes(32))
  await agreeOnKey(database.db, file)
  await userUnder(randomBytes(32))
  await expect(loadAgreedKey(database.db, file)).rejects.toThrow('without it the records are lost')
})

test('a file that cannot be written leaves no id behind', async () => {
  await expect(agreeOnKey(database.db, join(folder, 'none', 'data.key'))).rejects.toThrow('DATA_KEY_FILE cannot be written')
  expect(await idInDatabase()).toBeUndefined()
})
