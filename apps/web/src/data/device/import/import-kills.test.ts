import 'fake-indexeddb/auto'
import { beforeAll, expect, test } from 'vitest'
import { type CatalogueState, isFetched } from './import-state.ts'
import { dumpOf, freshDevice, importOnce, stateOfDevice } from './test-support/device.ts'
import { type Extent, type Fault, faulty } from './test-support/faults.ts'
import { CANTONS, createSampleServer } from './test-support/sample-server.ts'

const KILLS = 100
const cantonIds = [CANTONS.basel, CANTONS.zurich]

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let bits = seed
  return () => {
    bits = (bits + 0x6d2b79f5) | 0
    let mixed = Math.imul(bits ^ (bits >>> 15), 1 | bits)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function drawFault(random: () => number, { puts, steps, bytes, calls }: Extent): Fault {
  const at = (all: number) => 1 + Math.floor(random() * all)
  const faults: readonly (() => Fault)[] = [
    () => ({ kind: 'transaction aborts', atPut: at(puts) }),
    () => ({ kind: 'error between lines', atStep: at(steps) }),
    () => ({ kind: 'connection closes', atByte: at(bytes - 1) }),
    () => ({ kind: 'connection breaks', atByte: at(bytes - 1) }),
    () => ({ kind: 'network is lost', atCall: at(calls) }),
  ]
  return faults[Math.floor(random() * faults.length)]!()
}

/** What an import without a fault does, on a device with nothing or with the version before. */
async function extentOf(isUpdate: boolean): Promise<Extent> {
  freshDevice()
  const server = createSampleServer()
  if (isUpdate) {
    await importOnce({ ...server, cantonIds })
    server.change()
  }
  const counted = faulty(server.fetchExport)
  await importOnce({ ...counted, cantonIds })
  counted.restore()
  return counted.extent
}

let extents: Record<'first' | 'update', Extent>
let clean: Record<number, Awaited<ReturnType<typeof dumpOf>>>
beforeAll(async () => {
  extents = { first: await extentOf(false), update: await extentOf(true) }
  clean = {}
  const server = createSampleServer()
  for (const version of [1, 2, 3]) {
    freshDevice()
    await importOnce({ ...server, cantonIds })
    clean[version] = await dumpOf()
    server.change()
  }
})

const storedIn = ({ running }: CatalogueState) => running?.sources.reduce((sum, { stored }) => sum + stored, 0) ?? 0
const seen = new Map<string, number>()

test.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
  'kill %i: the import ends where it goes on, and the device equals a clean one byte by byte [IMPORT-4]',
  async (seed) => {
    const random = randomOf(seed)
    const isUpdate = random() < 0.5
    const isChangedMeanwhile = random() < 0.25
    const fault = drawFault(random, extents[isUpdate ? 'update' : 'first'])
    freshDevice()
    const server = createSampleServer()
    let version = 1
    if (isUpdate) {
      await importOnce({ ...server, cantonIds })
      server.change()
      version += 1
    }
    const before = (await dumpOf()).catalogue

    const killed = faulty(server.fetchExport, fault)
    await expect(importOnce({ ...killed, cantonIds }), JSON.stringify(fault)).rejects.toThrow()
    killed.restore()
    seen.set(fault.kind, (seen.get(fault.kind) ?? 0) + 1)
    expect((await dumpOf()).catalogue, 'the data in use').toEqual(before)
    const state = await stateOfDevice()
    const left = storedIn(state)
    const isFetchedAlready = state.running?.sources.every(isFetched) === true
    if (isChangedMeanwhile) server.change()
    expect(Object.keys((await dumpOf()).catalogueStaging ?? {}), 'lines and cursor agree').toHaveLength(left)

    const resumed = faulty(server.fetchExport)
    const { dataVersion } = await importOnce({ ...resumed, cantonIds })
    resumed.restore()
    // What was there whole is put in place; what changed since comes with the next import.
    expect(dataVersion).toBe(isChangedMeanwhile && !isFetchedAlready ? version + 1 : version)
    expect(await dumpOf()).toEqual(clean[dataVersion])
    const whole = extents[isUpdate ? 'update' : 'first']
    if (!isChangedMeanwhile) expect(resumed.extent.puts, 'nothing is staged twice').toBeLessThanOrEqual(whole.puts - left)
  },
)

test('every kind of end was among them', () => {
  expect([...seen.keys()].toSorted()).toEqual([
    'connection breaks',
    'connection closes',
    'error between lines',
    'network is lost',
    'transaction aborts',
  ])
})
