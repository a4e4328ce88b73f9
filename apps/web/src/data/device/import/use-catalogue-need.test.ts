import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { type CatalogueState, EMPTY_STATE } from './import-state.ts'
import { freshDevice } from './test-support/device.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { api } = await import('../../calls/api.ts')
const { deviceImporter } = await import('./device-importer.ts')
const { refreshCatalogue } = await import('./use-catalogue-need.ts')

const CANTON = 6
const held: CatalogueState = { ...EMPTY_STATE, dataVersion: 8, complete: true, cantonIds: [CANTON], requiresFullImport: false }

beforeEach(async () => {
  freshDevice()
  const db = await openCatalogue()
  await db.put('catalogueMeta', held, 'state')
  db.close()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Whether the device imports, where servers say these versions one after the other. */
async function importsAfter(...versions: readonly number[]): Promise<boolean> {
  const asked = vi.spyOn(api, 'getStatus')
  for (const dataVersion of versions) asked.mockResolvedValueOnce({ dataVersion } as never)
  const start = vi.spyOn(deviceImporter, 'start').mockResolvedValue()
  const refreshing = refreshCatalogue(CANTON)
  if (versions.length > 1) {
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    await vi.advanceTimersByTimeAsync(2_000)
  }
  await refreshing
  expect(asked).toHaveBeenCalledTimes(versions.length)
  return start.mock.calls.length > 0
}

// Fails when the device believes the first server that is asked: it would import everything of the older version.
test('a server that is a moment behind takes no newer data from the device [API-8]', async () => {
  expect(await importsAfter(7, 8)).toBe(false)
})

test('the same version is no reason to import, a newer one is, and so is that of a server that was set up anew [IMPORT-4]', async () => {
  expect(await importsAfter(8)).toBe(false)
  vi.restoreAllMocks()
  expect(await importsAfter(9, 9)).toBe(true)
  vi.restoreAllMocks()
  expect(await importsAfter(3, 3)).toBe(true)
})

test('a device without a catalogue waits for no second look [IMPORT-1]', async () => {
  freshDevice()
  expect(await importsAfter()).toBe(true)
})
