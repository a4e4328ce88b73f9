import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyUser } from './empty-user.ts'
import type { LocalUserStore } from './indexed-db-user-store.ts'
import { damageDatabase } from './support/damage.ts'
import { answered, fillDatabase, openStore, partName, picker, readParts, USER } from './support/filled-store.ts'

const EMPTY = new Map<string, unknown>([
  ['user/0', emptyUser(USER)],
  ['progression/0', []],
  ['progression/101', []],
  ['opinions/101', { responses: [], matches: [] }],
  ['opinions/102', { responses: [], matches: [] }],
  ['profile/0', null],
  ['lists/0', { nextId: 1_000_000_000, lists: [], choices: [], creations: [] }],
  ['notes/0', { nextId: 1, notes: [] }],
  ['councillor-notes/0', { nextId: 1, notes: [] }],
  ['votes/0', []],
])

const problemsOf = async (store: LocalUserStore) =>
  (await store.report.problems()).map((problem) => `${problem.reason} ${partName(problem)}`).toSorted()

async function reopened(store: LocalUserStore): Promise<LocalUserStore> {
  await store.close()
  return openStore()
}

afterEach(() => vi.restoreAllMocks())

async function surviveDamage(seed: number): Promise<void> {
  const pick = picker(seed)
  const before = await fillDatabase()
  const { name, lost, reason } = await damageDatabase(pick)
  const what = `seed ${seed}: ${name}`
  let store = openStore()
  const expected = reason === 'store-missing' ? ['store-missing null/0'] : lost.map((part) => `${reason} ${part}`)
  if (name === 'store keys') expected.push('store-missing null/0')
  expect(await problemsOf(store), what).toEqual(expected.toSorted())
  if (reason === 'newer') {
    for (const [part, value] of before) if (!lost.includes(part)) expect(await readOne(store, part), `${what}: ${part}`).toEqual(value)
    await expect(readOne(store, lost[0]!)).rejects.toMatchObject({ code: 'storage_unavailable' })
    return store.close()
  }
  const isUserGone = name === 'store records'
  for (const [part, value] of await readParts(store)) {
    const left = lost.includes(part) ? EMPTY.get(part) : before.get(part)
    expect(value, `${what}: ${part}`).toEqual(isUserGone && part === 'user/0' ? null : left)
  }
  // It goes on from there: what is written now stays, and nothing is reported twice.
  if (isUserGone) await store.createUser(emptyUser(USER))
  await store.changeUser(USER, { username: 'Noa', consent: { version: '1', at: '2026-11-22T08:00:00.000Z' } })
  await store.changeOpinions(USER, 101, answered(9))
  const after = await readParts(store)
  store = await reopened(store)
  expect(await readParts(store), what).toEqual(after)
  expect(await problemsOf(store), what).toEqual(expected.toSorted())
  await store.report.dismiss()
  expect(await problemsOf(store), what).toEqual([])
  await store.close()
}

async function readOne(store: LocalUserStore, part: string): Promise<unknown> {
  const [kind, scope] = part.split('/')
  const election = Number(scope)
  if (kind === 'user') return store.getUser(USER)
  if (kind === 'progression') return store.getProgression(USER, election || null)
  if (kind === 'opinions') return store.getOpinions(USER, election)
  if (kind === 'profile') return store.getProfile(USER)
  if (kind === 'lists') return store.getLists(USER)
  if (kind === 'notes') return store.getNotes(USER)
  return kind === 'votes' ? store.getVotes(USER) : store.getCouncillorNotes(USER)
}

// Fails when `inspect` (record-health.ts) calls every record sound, or when `openLocal` repairs no store.
test.each(Array.from({ length: 50 }, (_, index) => index * 20))(
  'the store opens after each of 20 damages from seed %i, names what is lost and keeps the rest [SESSION-6]',
  async (first) => {
    for (let seed = first; seed < first + 20; seed++) await surviveDamage(seed)
  },
)

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError')
}

test.each(Array.from({ length: 10 }, (_, index) => index))(
  'with a full device the damage of seed %i is named and the rest is read',
  async (seed) => {
    const before = await fillDatabase()
    const pick = picker(seed)
    let damage = await damageDatabase(pick)
    while (damage.name !== 'records') {
      await fillDatabase()
      damage = await damageDatabase(pick)
    }
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    let store = openStore()
    expect(await problemsOf(store)).toEqual(damage.lost.map((part) => `damaged ${part}`).toSorted())
    for (const [part, value] of await readParts(store)) expect(value, part).toEqual((damage.lost.includes(part) ? EMPTY : before).get(part))
    await expect(store.changeUser(USER, { username: 'Noa' })).rejects.toMatchObject({ code: 'storage_full' })
    vi.restoreAllMocks()
    store = await reopened(store)
    expect(await problemsOf(store)).toEqual(damage.lost.map((part) => `damaged ${part}`).toSorted())
    await store.changeUser(USER, { username: 'Noa' })
    expect((await store.getUser(USER))?.username).toBe('Noa')
    await store.close()
  },
)

test('a record that the browser cannot read at all is named, and the others are kept', async () => {
  const before = await fillDatabase()
  const get = IDBObjectStore.prototype.get
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (Array.isArray(key) && key[1] === 'notes') throw new DOMException('Failed to read large IndexedDB value', 'DataError')
    return get.call(this, key)
  })
  let store = openStore()
  expect(await problemsOf(store)).toEqual(['damaged notes/0'])
  vi.restoreAllMocks()
  store = await reopened(store)
  const parts = await readParts(store)
  expect(parts.get('notes/0')).toEqual(EMPTY.get('notes/0'))
  expect(parts.get('opinions/101')).toEqual(before.get('opinions/101'))
  await store.close()
})

// Fails when what cannot be read is not read again: a key that is taken for lost takes every record with it.
test.each(['records', 'notes'])('what the disk refuses once or twice is not lost: %s', async (part) => {
  const before = await fillDatabase()
  const get = IDBObjectStore.prototype.get
  let refusals = 2
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if ((key === part || (Array.isArray(key) && key[1] === part)) && refusals-- > 0) throw new DOMException('busy', 'UnknownError')
    return get.call(this, key)
  })
  const store = openStore()
  expect(await problemsOf(store)).toEqual([])
  expect(await readParts(store)).toEqual(before)
  expect(refusals).toBeLessThan(1)
  await store.close()
})

test('where the browser gives out no storage every call says so, and the store works once it does', async () => {
  const before = await fillDatabase()
  const store = openStore()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await expect(store.getUser(USER)).rejects.toMatchObject({ code: 'storage_unavailable' })
  await expect(store.report.problems()).rejects.toMatchObject({ code: 'storage_unavailable' })
  vi.restoreAllMocks()
  expect(await readParts(store)).toEqual(before)
  await store.close()
})
