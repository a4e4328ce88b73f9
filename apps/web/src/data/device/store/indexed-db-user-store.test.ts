import 'fake-indexeddb/auto'
import { userStoreTests } from '@plenara/api/store-tests'
import { emptyUser } from './empty-user.ts'
import { createIndexedDbUserStore } from './indexed-db-user-store.ts'

// Nobody else's: the tests of other files in this process may have left records of users 1 to 9.
let lastId = 1_000

userStoreTests('IndexedDB', async () => {
  const store = createIndexedDbUserStore()
  const newUser = async ({ consent } = { consent: true }) => {
    lastId += 1
    await store.createUser({ ...emptyUser(lastId), consent: consent ? { version: '1', at: '2026-11-21T08:00:00.000Z' } : null })
    return lastId
  }
  return { store, newUser }
})
