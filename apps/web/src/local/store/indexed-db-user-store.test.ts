import 'fake-indexeddb/auto'
import { userStoreTests } from '@plenara/api/store-tests'
import { emptyUser } from './record-health.ts'
import { createIndexedDbUserStore } from './indexed-db-user-store.ts'

let lastId = 0

userStoreTests('IndexedDB', async () => {
  const store = createIndexedDbUserStore()
  const newUser = async ({ consent } = { consent: true }) => {
    lastId += 1
    await store.createUser({ ...emptyUser(lastId), consent: consent ? { version: '1', at: '2026-11-21T08:00:00.000Z' } : null })
    return lastId
  }
  return { store, newUser }
})
