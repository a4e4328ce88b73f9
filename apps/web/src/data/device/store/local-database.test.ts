import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, test } from 'vitest'
import { emptyUser } from './empty-user.ts'
import { createIndexedDbUserStore, type LocalUserStore } from './indexed-db-user-store.ts'
import { createLocalDatabase, LOCAL_DATABASE, type LocalDatabase, MIGRATIONS, type Migration } from './local-database.ts'
import { answered, fillDatabase, openStore, picker, readParts, USER } from './support/filled-store.ts'

const storesOf = (database: LocalDatabase) => database.use(async ({ connection }) => [...connection.objectStoreNames])
const versionOf = (database: LocalDatabase) => database.use(async ({ connection }) => connection.version)

/** A step of a later schema: a store more, and a mark in it for every record that there is. */
const step =
  (name: string): Migration =>
  async (db, transaction) => {
    const made = db.createObjectStore(name as 'keys')
    for (const key of await transaction.objectStore('records').getAllKeys()) await made.put('seen', String(key))
  }
const fail: Migration = async (db) => {
  db.createObjectStore('half' as 'keys')
  throw new Error('stopped')
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])('a database of any schema comes to the newest one, with all its records (seed %i)', async (seed) => {
  const pick = picker(seed)
  const before = await fillDatabase()
  let steps = [...MIGRATIONS]
  for (let round = 0; round < 3; round++) {
    if (pick(2) === 0) await loseStore('quarantine')
    steps = [...steps, ...Array.from({ length: 1 + pick(3) }, (_, index) => step(`step-${steps.length + index}`))]
    const database = createLocalDatabase(steps)
    const store = createIndexedDbUserStore({ database })
    expect(await readParts(store)).toEqual(before)
    const names = steps.slice(1).map((_, index) => `step-${index + 1}`)
    expect(await storesOf(database)).toEqual(['keys', 'quarantine', 'records', ...names].toSorted())
    for (const name of names) {
      expect(await database.use(({ connection }) => connection.count(name as 'keys')), name).toBe(before.size)
    }
    await store.close()
  }
})

/** Opens the database at the next version without one of its stores. */
async function loseStore(name: string): Promise<void> {
  const { version } = await withVersion()
  const db = await openDB(LOCAL_DATABASE, version + 1, { upgrade: (made) => made.deleteObjectStore(name) })
  db.close()
}

async function withVersion(): Promise<{ version: number }> {
  const db = await openDB(LOCAL_DATABASE)
  const { version } = db
  db.close()
  return { version }
}

test('a step that fails leaves the database as it was', async () => {
  const before = await fillDatabase()
  const { version } = await withVersion()
  const broken = createLocalDatabase([...MIGRATIONS, fail])
  await expect(versionOf(broken)).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(await withVersion()).toEqual({ version })
  const store = openStore()
  expect(await readParts(store)).toEqual(before)
  await store.close()
})

test('a tab with the program before makes way for a newer one, reads on and writes on', async () => {
  const before = await fillDatabase()
  const older = openStore()
  expect(await readParts(older)).toEqual(before)
  const newer = createIndexedDbUserStore({ database: createLocalDatabase([...MIGRATIONS, step('more')]) })
  expect(await readParts(newer)).toEqual(before)
  await older.changeOpinions(USER, 101, answered(9))
  expect((await newer.getOpinions(USER, 101)).responses.map(({ questionId }) => questionId)).toEqual([101, 9])
  await Promise.all([older.close(), newer.close()])
})

// Fails when `alone` (records.ts) runs its work without the lock.
test('changes of several tabs at once lose nothing', async () => {
  await fillDatabase()
  const tabs = Array.from({ length: 4 }, openStore)
  const questions = Array.from({ length: 40 }, (_, index) => 200 + index)
  await Promise.all(questions.map((question, index) => tabs[index % 4]!.changeOpinions(USER, 101, answered(question))))
  const { responses } = await tabs[0]!.getOpinions(USER, 101)
  expect(responses.map(({ questionId }) => questionId).toSorted((a, b) => a - b)).toEqual([101, ...questions])
  await Promise.all(tabs.map((tab) => tab.close()))
})

test('a user begun in several tabs at once is one, under one key', async () => {
  await deleteDB(LOCAL_DATABASE)
  const tabs = Array.from({ length: 4 }, openStore)
  const users = await Promise.all(tabs.map((tab, index) => tab.createUser({ ...emptyUser(USER), username: `tab ${index}` })))
  expect(new Set(users.map(({ username }) => username)).size).toBe(1)
  for (const tab of tabs) expect(await tab.getUser(USER)).toEqual(users[0])
  expect(await Promise.all(tabs.map((tab) => tab.report.problems()))).toEqual([[], [], [], []])
  await Promise.all(tabs.map((tab) => tab.close()))
})

async function rawRows(): Promise<{ keys: unknown[]; text: string }> {
  const db = await openDB(LOCAL_DATABASE)
  const rows = [...(await db.getAll('records')), ...(await db.getAll('quarantine'))]
  const keys = await db.getAll('keys')
  db.close()
  const bytesOf = (row: { sealed: ArrayBuffer }) => new TextDecoder('latin1').decode(row.sealed)
  return { keys, text: rows.map((row) => (row.sealed ? bytesOf(row) : JSON.stringify(row))).join('\n') }
}

// Fails when `sealRecord` (record-cipher.ts) stores the text as it is, or makes an extractable key.
test('nothing that a user stores can be read in the database, and its key cannot be taken out', async () => {
  await fillDatabase()
  const store = openStore()
  await store.changeUser(USER, { username: 'Kanarienname' })
  await store.changeProgression(USER, null, () => [{ key: 'kanarienschritt', data: {} }])
  await store.close()
  const { keys, text } = await rawRows()
  expect(text.length).toBeGreaterThan(500)
  expect(text).not.toMatch(/Kanarienname|kanarienschritt|questionId|choices/)
  expect(keys).toHaveLength(1)
  await expect(crypto.subtle.exportKey('raw', keys[0] as CryptoKey)).rejects.toThrow()
})

test('a deleted user leaves nothing on the device, the key and what was put aside included [SESSION-7]', async () => {
  await fillDatabase()
  const db = await openDB(LOCAL_DATABASE)
  await db.put('records', 'garbage', [USER, 'lists', 0])
  db.close()
  const store: LocalUserStore = openStore()
  expect(await store.report.problems()).toHaveLength(1)
  await store.deleteUser(USER)
  expect(await store.report.problems()).toEqual([])
  await store.close()
  expect(await rawRows()).toEqual({ keys: [], text: '' })
})
