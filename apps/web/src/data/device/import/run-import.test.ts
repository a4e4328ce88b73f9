import 'fake-indexeddb/auto'
import { EXPORT_FORMAT } from '@plenara/contract/constants'
import { beforeEach, expect, test } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { createImportStore } from './import-store.ts'
import { dumpOf, freshDevice, importOnce, stateOfDevice } from './test-support/device.ts'
import { faulty } from './test-support/faults.ts'
import { CANTONS, createSampleServer, type SampleServer } from './test-support/sample-server.ts'

let server: SampleServer
const cantonIds = [CANTONS.basel]
beforeEach(() => {
  freshDevice()
  server = createSampleServer()
})

const headOf = (changes: object) =>
  JSON.stringify({ part: 'head', format: EXPORT_FORMAT, dataVersion: 1, lines: 0, replaces: [], ...changes })

const valueOnDevice = async (key: string) => {
  const db = await openCatalogue()
  const value = await db.get('catalogue', key)
  db.close()
  return value
}

test('an import brings what the server has: common data, postcodes and the elections of the canton [IMPORT-3]', async () => {
  const state = await importOnce({ ...server, cantonIds })
  expect(state).toMatchObject({ dataVersion: 1, complete: true, cantonIds, requiresFullImport: false, failed: false, running: null })
  expect(await valueOnDevice('common')).toEqual(server.common())
  expect(await valueOnDevice('localities')).toHaveLength(1_200)
  for (const id of [1, 2]) expect(await valueOnDevice(`election:${id}`)).toEqual(server.snapshot(id))
  expect(await valueOnDevice('election:3')).toBeUndefined()
})

test('a later import fetches only what changed, and equals a whole one byte by byte [IMPORT-3]', async () => {
  await importOnce({ ...server, cantonIds })
  server.change()
  const counted = faulty(server.fetchExport)
  await importOnce({ ...counted, cantonIds })
  counted.restore()
  const partial = await dumpOf()
  freshDevice()
  const whole = faulty(server.fetchExport)
  await importOnce({ ...whole, cantonIds })
  whole.restore()
  expect(partial).toEqual(await dumpOf())
  expect(counted.extent.bytes).toBeLessThan(whole.extent.bytes)
})

test('a further canton comes to those that are held [IMPORT-4]', async () => {
  await importOnce({ ...server, cantonIds })
  const state = await importOnce({ ...server, cantonIds: [CANTONS.zurich] })
  expect(state.cantonIds).toEqual([CANTONS.basel, CANTONS.zurich])
  for (const id of [1, 2, 3]) expect(await valueOnDevice(`election:${id}`)).toEqual(server.snapshot(id))
})

// Fails when `acceptHead` does not look at the version.
test('data that changes while it is fetched is fetched anew, of one version [IMPORT-4]', async () => {
  let calls = 0
  const fetchExport: SampleServer['fetchExport'] = async (source, signal) => {
    calls += 1
    if (calls === 2) server.change()
    return server.fetchExport(source, signal)
  }
  expect(await importOnce({ fetchExport, cantonIds })).toMatchObject({ dataVersion: 2, complete: true })
  expect(calls).toBe(4)
})

test('data that changes all the time is a failure of the server, and what was there stays [IMPORT-4]', async () => {
  await importOnce({ ...server, cantonIds })
  const before = (await dumpOf()).catalogue
  const fetchExport: SampleServer['fetchExport'] = async (source, signal) => {
    server.change()
    return server.fetchExport(source, signal)
  }
  await expect(importOnce({ fetchExport, cantonIds })).rejects.toMatchObject({ problem: 'server' })
  expect((await dumpOf()).catalogue).toEqual(before)
})

test.each([
  ['an error page', () => new Response('<html>', { status: 200 })],
  ['a refusal', () => new Response('{"code":"unavailable"}', { status: 503 })],
  ['another form', () => new Response(`${headOf({ format: EXPORT_FORMAT + 1 })}\n`)],
  ['a damaged line', () => new Response(`${headOf({ lines: 1, replaces: ['common'] })}\n{"part":"cant\n`)],
  ['values without their lines', () => new Response(`${headOf({ replaces: ['election:9'] })}\n`)],
])('%s fails and leaves what was there [IMPORT-2, IMPORT-4]', async (_, answer) => {
  await importOnce({ ...server, cantonIds })
  const before = (await dumpOf()).catalogue
  server.change()
  const failing = importOnce({ fetchExport: async () => answer(), cantonIds })
  await expect(failing).rejects.toMatchObject({ name: 'ImportError' })
  expect((await dumpOf()).catalogue).toEqual(before)
  expect(await importOnce({ ...server, cantonIds })).toMatchObject({ dataVersion: 2, complete: true })
})

// Fails when `isWhole` is taken out of `placeAll`.
test('an election that no delta brought requires a full import, which then brings it [IMPORT-1]', async () => {
  await importOnce({ ...server, cantonIds })
  const db = await openCatalogue()
  await db.delete('catalogue', 'election:2')
  db.close()
  await expect(importOnce({ ...server, cantonIds })).rejects.toMatchObject({ problem: 'server' })
  expect(await stateOfDevice()).toMatchObject({ requiresFullImport: true, failed: true, running: null, complete: true })
  await importOnce({ ...server, cantonIds })
  expect(await valueOnDevice('election:2')).toEqual(server.snapshot(2))
})

test('a pause keeps what is staged, and the import goes on from there [IMPORT-4]', async () => {
  const pause = new AbortController()
  const onStep = () => pause.abort(new Error('pause'))
  await expect(importOnce({ ...server, cantonIds, onStep, signal: pause.signal })).rejects.toThrow('pause')
  const { running } = await stateOfDevice()
  expect(running?.sources[0]?.stored).toBeGreaterThan(0)
  expect(await importOnce({ ...server, cantonIds })).toMatchObject({ complete: true })
})

// Fails when `stage` does not look at the cursor.
test('of two imports at once only one stages a line', async () => {
  const db = await openCatalogue()
  const store = createImportStore(db)
  await store.begin(cantonIds)
  await store.takeHead(0, { part: 'head', format: EXPORT_FORMAT, dataVersion: 1, lines: 2, replaces: ['common'] })
  await store.stage(0, 0, ['{"part":"cantons","items":[]}'])
  await expect(store.stage(0, 0, ['{"part":"parties","items":[]}'])).rejects.toMatchObject({ problem: 'overtaken' })
  expect(await db.getAll('catalogueStaging')).toEqual(['{"part":"cantons","items":[]}'])
  await expect(store.place()).rejects.toMatchObject({ problem: 'overtaken' })
  db.close()
})
