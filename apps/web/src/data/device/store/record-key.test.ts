import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { closesWithTab, tabKey } from '../../session/closing.ts'
import { emptyUser } from './empty-user.ts'
import { createIndexedDbUserStore } from './indexed-db-user-store.ts'
import { LOCAL_DATABASE } from './local-database.ts'

const USER = 4_711
const ELECTION = 101

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
const tab = storage()
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('sessionStorage', tab)

const responses = [{ questionId: 1, value: 100, weight: 1 }] as const

beforeEach(async () => {
  tab.clear()
  await deleteDB(LOCAL_DATABASE)
})
afterAll(async () => {
  await deleteDB(LOCAL_DATABASE)
  vi.unstubAllGlobals()
})

async function filledStore() {
  const store = createIndexedDbUserStore({ consent: 'not-needed' })
  await store.createUser(emptyUser(USER))
  await store.changeOpinions(USER, ELECTION, () => ({ responses, matches: [] }))
  return store
}

// Fails when the key stays in the database as well, or a lost one is replaced by a new one.
test('with the key in the tabs everything is read and written as before, and nothing once the last tab is closed', async () => {
  const store = await filledStore()
  await store.changeKey(USER, 'tabs')
  expect([closesWithTab(), tabKey()?.length]).toEqual([true, 44])
  expect(await store.getOpinions(USER, ELECTION)).toEqual({ responses, matches: [] })
  await store.changeUser(USER, { username: 'Noa' })
  await store.close()

  const another = createIndexedDbUserStore({ consent: 'not-needed' })
  expect(await another.getUser(USER)).toMatchObject({ username: 'Noa' })
  await another.close()

  tab.clear()
  const later = createIndexedDbUserStore({ consent: 'not-needed' })
  await expect(later.getUser(USER)).rejects.toMatchObject({ code: 'storage_unavailable' })
  await expect(later.createUser(emptyUser(USER))).rejects.toMatchObject({ code: 'storage_unavailable' })
  await later.close()
})

test('the key goes back to the database, and everything stays', async () => {
  const store = await filledStore()
  await store.changeKey(USER, 'tabs')
  await store.changeKey(USER, 'database')
  expect([closesWithTab(), tabKey()]).toEqual([false, null])
  await store.close()
  const later = createIndexedDbUserStore()
  expect(await later.getOpinions(USER, ELECTION)).toEqual({ responses, matches: [] })
  await later.close()
})
