import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyUser } from './empty-user.ts'
import { createIndexedDbUserStore, type LocalUserStore } from './indexed-db-user-store.ts'
import { createLocalDatabase, LOCAL_DATABASE, MIGRATIONS } from './local-database.ts'
import { answered, fillDatabase, openStore, readParts, USER } from './support/filled-store.ts'

const open: LocalUserStore[] = []
let became: string[] = []
let isKept = true

function openTab(): LocalUserStore {
  const store = createIndexedDbUserStore({ isKept: async () => isKept, onLoss: (next) => became.push(next) })
  open.push(store)
  return store
}

beforeEach(() => {
  became = []
  isKept = true
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

const written = () => expect.poll(() => became).toContain('written-again')
async function readByAnother(): Promise<Map<string, unknown>> {
  const store = openStore()
  const parts = await readParts(store)
  await store.close()
  return parts
}

// Fails when what a look at all records found is not kept (`copy.fill` in records.ts).
test('records of which this tab has asked for one alone are all written again, at once and under a new key [SESSION-6]', async () => {
  const before = await fillDatabase()
  const tab = openTab()
  await tab.getUser(USER)
  await deleteDB(LOCAL_DATABASE)
  await written()
  expect(await readByAnother()).toEqual(before)
  expect(await tab.report.problems()).toEqual([])
})

test('a write on its way when the database goes is written, with all before it', async () => {
  const before = await fillDatabase()
  const tab = openTab()
  await tab.getUser(USER)
  const [opinions] = await Promise.all([tab.changeOpinions(USER, 101, answered(9)), deleteDB(LOCAL_DATABASE)])
  await written()
  expect(await readByAnother()).toEqual(new Map(before).set('opinions/101', opinions))
})

// Fails when tabs do not tell one another what they wrote (`postMessage` in memory-copy.ts).
test('of two tabs either writes what both have written, and takes back nothing that was taken away', async () => {
  const before = await fillDatabase()
  const [one, other] = [openTab(), openTab()]
  await Promise.all([one.getUser(USER), other.getUser(USER)])
  const opinions = await one.changeOpinions(USER, 101, answered(9))
  await other.replaceContent(USER, () => ({
    settings: { ...emptyUser(USER), username: 'Léa' },
    progression: [],
    opinions: [{ electionId: 101, ...opinions }],
    profile: null,
    lists: { nextId: 1_000_000_001, lists: [], choices: [], creations: [] },
    notes: { nextId: 1, notes: [] },
    councillorNotes: { nextId: 1, notes: [] },
    votes: [],
  }))
  await one.getProgression(USER, null)
  const now = await readParts(other)
  expect(now).not.toEqual(before)
  await other.close()
  await deleteDB(LOCAL_DATABASE)
  await written()
  expect(await readByAnother()).toEqual(now)
})

// Fails when the deletion of an account counts as a loss (`isKept` in write-again.ts and records.ts).
test('what the app itself has deleted stays deleted', async () => {
  await fillDatabase()
  const tab = openTab()
  await tab.getUser(USER)
  isKept = false
  await deleteDB(LOCAL_DATABASE)
  expect(await tab.getUser(USER)).toBeNull()
  expect(became).toEqual([])
  isKept = true
  expect(await tab.ensureUser('2', emptyUser(USER))).toBe(true)
  expect((await tab.getOpinions(USER, 101)).responses).toEqual([])
})

// Fails when a call that comes before this tab has heard of it writes again what the app deleted (`isKept` in write-again.ts).
test('a call before the tab knows that its account was deleted brings nothing back', async () => {
  await fillDatabase()
  const heard = Promise.withResolvers<void>()
  let asked = 0
  const isDeleted = async () => {
    asked += 1
    if (asked === 1) await heard.promise
    return false
  }
  const tab = createIndexedDbUserStore({ isKept: isDeleted, onLoss: (next) => became.push(next) })
  open.push(tab)
  await tab.getUser(USER)
  await deleteDB(LOCAL_DATABASE)
  await expect.poll(() => asked).toBe(1)
  expect(await tab.getUser(USER)).toBeNull()
  heard.resolve()
  expect(became).toEqual([])
})

test('whoever deletes their account leaves nothing that another tab could write again', async () => {
  await fillDatabase()
  const [one, other] = [openTab(), openTab()]
  await Promise.all([one.getUser(USER), other.getUser(USER)])
  await one.deleteUser(USER)
  await expect.poll(() => other.getUser(USER)).toBeNull()
  await deleteDB(LOCAL_DATABASE)
  expect(await other.getUser(USER)).toBeNull()
  expect(became).toEqual([])
})

// Fails when a database that does not open any more answers with nothing, or refuses (`inMemory` in records.ts).
test('where nothing can be stored any more the tab goes on with what it knows, and writes it once that works', async () => {
  const before = await fillDatabase()
  const tab = openTab()
  await tab.getUser(USER)
  const real = indexedDB.open
  indexedDB.open = () => {
    throw new DOMException('Internal error opening backing store', 'UnknownError')
  }
  try {
    await deleteDB(LOCAL_DATABASE)
    expect(await readParts(tab)).toEqual(before)
    await tab.changeOpinions(USER, 101, answered(9))
    await tab.changeNotes(USER, () => ({ nextId: 1, notes: [] }))
    expect(new Set(became)).toEqual(new Set(['in-memory']))
  } finally {
    indexedDB.open = real
  }
  const after = await readParts(tab)
  expect((await tab.getOpinions(USER, 101)).responses).toHaveLength(2)
  expect(became.at(-1)).toBe('written-again')
  expect(await readByAnother()).toEqual(after)
})

// Fails when what could not be written while the database did not open is forgotten once it does (`unwritten` in write-again.ts).
test('where the database is whole but does not open for a while, only what was changed meanwhile is written', async () => {
  const before = await fillDatabase()
  const real = indexedDB.open
  const opened: IDBDatabase[] = []
  indexedDB.open = (...args) => {
    const request = real.apply(indexedDB, args)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  const tab = openTab()
  await tab.getUser(USER)
  indexedDB.open = () => {
    throw new DOMException('Internal error opening backing store', 'UnknownError')
  }
  try {
    for (const database of opened) forceCloseDatabase(database as never)
    await tab.changeOpinions(USER, 101, answered(9))
  } finally {
    indexedDB.open = real
  }
  const opinions = await tab.getOpinions(USER, 101)
  expect(opinions.responses).toHaveLength(2)
  expect([new Set(became), became.at(-1)]).toEqual([new Set(['in-memory', 'written-again']), 'written-again'])
  expect(await readByAnother()).toEqual(new Map(before).set('opinions/101', opinions))
})

// Fails when work whose connection the browser closed is given up.
test('work that loses its connection is done again on a new one, other failures are told', async () => {
  const database = createLocalDatabase(MIGRATIONS)
  for (const name of ['InvalidStateError', 'AbortError', 'NotFoundError', 'UnknownError']) {
    const failures = [new DOMException('Closed', name)]
    const done = database.use(async () => {
      const failure = failures.pop()
      if (failure) throw failure
      return name
    })
    expect(await done).toBe(name)
  }
  await expect(database.use(() => Promise.reject(new DOMException('Full', 'QuotaExceededError')))).rejects.toMatchObject({
    code: 'storage_full',
  })
  await database.close()
})

test('a newer program that upgrades the database is no loss', async () => {
  await fillDatabase()
  const tab = openTab()
  await tab.getUser(USER)
  const newer = createLocalDatabase([...MIGRATIONS, () => undefined])
  await newer.use(async () => undefined)
  expect(await tab.getUser(USER)).not.toBeNull()
  expect(became).toEqual([])
  await newer.close()
})
