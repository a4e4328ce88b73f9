import 'fake-indexeddb/auto'
import { PORTRAITS_A_BLOCK } from '@plenara/contract/constants'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelvedPortrait } from '../../portrait-shelf.ts'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { election } from '../support/small-catalogue.ts'
import { loadPortraits } from './load-portraits.ts'

const ELECTION = 3
const BLOCKS = 3
const address = (id: number) => `/api/portrait/${String(id).padStart(16, '0')}/small`
const image = (id: number) => `data:image/webp;base64,${btoa(`picture ${id}`)}`
let asked: string[]

/** Everything of a version of the data, of which only the version counts here. */
async function importVersion(dataVersion: number): Promise<void> {
  const db = await openCatalogue()
  await db.put('catalogueMeta', { dataVersion }, 'state')
  db.close()
}

beforeEach(async () => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    const block = Number(url.split('/').at(-1))
    const ids = [1, 2].map((place) => (block - 1) * PORTRAITS_A_BLOCK + place)
    return Response.json({ blocks: BLOCKS, portraits: ids.map((id) => ({ address: address(id), image: image(id) })) })
  })
  const db = await openCatalogue()
  await Promise.all([db.clear('catalogue'), db.clear('catalogueMeta')])
  db.close()
})
afterEach(() => vi.unstubAllGlobals())
const load = () => loadPortraits(ELECTION, new AbortController().signal)
const blocks = [1, 2, 3].map((block) => `/api/election/${ELECTION}/portrait/${block}`)

test('all blocks of an election come in their order, once, and again with other data [SESSION-6]', async () => {
  await importVersion(5)
  expect(await load()).toBe(2 * BLOCKS)
  expect(asked).toEqual(blocks)
  // Fails without the kept version in load-portraits.ts.
  expect(await load()).toBe(2 * BLOCKS)
  expect(asked).toEqual(blocks)
  await importVersion(6)
  await load()
  expect(asked).toEqual([...blocks, ...blocks])
})

test('a face is what is kept or none, and never an address of its own [SESSION-6]', async () => {
  await load()
  // Fails when the large size is asked for by itself where only the small one is kept.
  for (const path of [address(2), address(2).replace('small', 'large')]) expect(shelvedPortrait(path)).toBe(image(2))
  expect(shelvedPortrait(address(999))).toBeNull()
  // Fails when a record that was kept with the whole hash finds no picture, or asks the server for it.
  expect(shelvedPortrait(address(2).replace('/small', `${'f'.repeat(48)}/small`))).toBe(image(2))
  expect(shelvedPortrait('data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
  expect(shelvedPortrait(null)).toBeNull()
})

// Fails when an address is known by its length: the app of before 083 asked for every face whose address was shorter than it knew.
test.each([
  ['longer', address(2).replace('/small', `${'0'.repeat(16)}/small`)],
  ['with signs of another alphabet', address(2).replace('/small', '-v2~Zz/small')],
  ['in another size', address(2).replace('small', 'medium')],
])('an address of a later release finds its picture: %s [SESSION-6]', async (_, path) => {
  await load()
  expect(shelvedPortrait(path)).toBe(image(2))
})

test.each(['/api/portrait/2/small', '/api/portrait/Zm9v/small', '/api/face/2.webp', 'https://pictures.example/2.webp'])(
  'an address that this release does not know is no picture, and is never asked for: %s [SESSION-6]',
  async (path) => {
    await load()
    expect(shelvedPortrait(path)).toBeNull()
  },
)

test('without a network the kept ones are there, and the next time asks again', async () => {
  await importVersion(5)
  await load()
  await importVersion(6)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await expect(load()).rejects.toThrow('offline')
  expect(shelvedPortrait(address(1))).not.toBeNull()
})

test('an election where nobody has a portrait costs no request', async () => {
  const db = await openCatalogue()
  await db.put('catalogue', election('Probe'), `election:${ELECTION}`)
  db.close()
  expect(await load()).toBe(0)
  expect(asked).toEqual([])
})
