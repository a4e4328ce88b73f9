import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { clearDevice, DATABASES } from './device-storage.ts'

/** The databases that logging off clears, and another one. */
const NAMES: readonly string[] = [...Object.values(DATABASES), 'plenara-other']

async function fill(): Promise<void> {
  for (const name of NAMES) (await openDB(name, 1)).close()
}
const names = async () => {
  const all = (await indexedDB.databases()).map(({ name = '' }) => name)
  return all.filter((name) => NAMES.includes(name)).toSorted()
}

// Fails when databases are cleared only if they are listed, or only after the caches.
test.each(['lists its databases', 'does not'])(
  'clearing removes everything that may contain opinions in a browser that %s',
  async (kind) => {
    await fill()
    const { databases } = IDBFactory.prototype
    if (kind === 'does not') Reflect.deleteProperty(IDBFactory.prototype, 'databases')
    clearDevice()
    IDBFactory.prototype.databases = databases
    await vi.waitFor(async () => expect(await names()).toEqual(['plenara-other']))
  },
)

// Fails when only listed databases are removed: a database that is being created is not listed yet.
test('a database that is being created is removed, too', async () => {
  const opening = openDB(DATABASES.offlineCopies, 1, { blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close() })
  clearDevice()
  await opening
  await vi.waitFor(async () => expect(await names()).not.toContain(DATABASES.offlineCopies))
})

test('pending writes stay if requested', async () => {
  await fill()
  clearDevice(['outbox'])
  await vi.waitFor(async () => expect(await names()).toEqual(['plenara-other', DATABASES.outbox]))
})
