import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { needOf } from './catalogue-need.ts'
import { EMPTY_STATE } from './import-state.ts'
import { createImporter, type Importer, type ImporterParts } from './importer.ts'
import { freshDevice, importOnce, stateOfDevice } from './test-support/device.ts'
import { CANTONS, createSampleServer, type SampleServer } from './test-support/sample-server.ts'

let server: SampleServer
const cantonIds = [CANTONS.basel]
beforeEach(() => {
  freshDevice()
  server = createSampleServer()
})

const importerOf = (parts: Partial<ImporterParts> = {}): Importer =>
  createImporter({ open: () => openCatalogue(), fetchExport: server.fetchExport, alone: (_, work) => work(), ...parts })

const lost: ImporterParts['fetchExport'] = async () => {
  throw new TypeError('Failed to fetch')
}

test('it tells how far it is, without going back, and that it is done [IMPORT-1]', async () => {
  const importer = importerOf()
  const seen: number[] = []
  const stop = importer.subscribe(() => seen.push(importer.view().progress))
  await importer.start(cantonIds)
  stop()
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen.length).toBeGreaterThan(5)
  expect(importer.view()).toMatchObject({ phase: 'done', progress: 1, failed: false, interrupted: false, requiresFullImport: false })
})

test('a failure sets the flag, also for the next start of the app, and a negative progress; a retry takes them back [IMPORT-2]', async () => {
  let isLost = true
  const importer = importerOf({ fetchExport: (source, signal) => (isLost ? lost : server.fetchExport)(source, signal) })
  await importer.start(cantonIds)
  expect(importer.view()).toMatchObject({ phase: 'failed', problem: 'connection', failed: true, progress: -1 })
  expect(await stateOfDevice()).toMatchObject({ failed: true, running: { cantonIds } })
  isLost = false
  await importer.start(cantonIds)
  expect(importer.view()).toMatchObject({ phase: 'done', failed: false, problem: null })
})

test('a device that cannot store says so [IMPORT-2]', async () => {
  const open = async () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const importer = importerOf({ open })
  await importer.start(cantonIds)
  expect(importer.view()).toMatchObject({ phase: 'failed', problem: 'storage', progress: -1 })
})

test('a pause is an interruption and no failure, and the import goes on after it [IMPORT-1, IMPORT-4]', async () => {
  const importer = importerOf()
  const stop = importer.subscribe(() => importer.view().progress > 0 && importer.pause())
  await importer.start(cantonIds)
  stop()
  expect(importer.view()).toMatchObject({ phase: 'paused', interrupted: true, failed: false })
  await importer.start(cantonIds)
  expect(importer.view().phase).toBe('done')
})

test('who asks twice has one import', async () => {
  let calls = 0
  const importer = importerOf({
    fetchExport: (source, signal) => {
      calls += 1
      return server.fetchExport(source, signal)
    },
  })
  await Promise.all([importer.start(cantonIds), importer.start(cantonIds)])
  expect(calls).toBe(2)
})

test('an import is required without data or without the canton; newer data, or an import under way, is not in the way [ROUTE-8]', async () => {
  expect(needOf(EMPTY_STATE, CANTONS.basel, null)).toBe('required')
  const state = await importOnce({ ...server, cantonIds })
  expect(needOf(state, CANTONS.basel, null)).toBe('none')
  expect(needOf(state, CANTONS.basel, 1)).toBe('none')
  expect(needOf(state, CANTONS.basel, 2)).toBe('newer')
  expect(needOf(state, CANTONS.zurich, 1)).toBe('required')
  expect(needOf({ ...state, requiresFullImport: true }, CANTONS.basel, 1)).toBe('newer')
})
