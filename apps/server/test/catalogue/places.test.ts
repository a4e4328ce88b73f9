import type { LocalitySnapshot } from '@plenara/contract'
import { BOX_POSTCODES, groupBy } from '@plenara/importers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await loadReference(database.db)
})
afterAll(() => database.drop())

const BASEL = { zip: '4051', place: 'Basel', municipality: 'Basel', bfsNumber: 2701, cantonCode: 'BS' } as const
const find = (zip: string) => createPostgresCatalogue(database.db).localities(zip)
const zips = async () => new Set((await createPostgresCatalogue(database.db).allLocalities()).map(({ zip }) => zip)).size
const cantons = (found: readonly LocalitySnapshot[]) => [...new Set(found.map(({ cantonCode }) => cantonCode))]

// Fails when the first start loads no postcodes, or those of Liechtenstein, or leaves the post boxes out.
test('a database knows every postcode of Switzerland before anything is imported [VALID-10, API-9]', async () => {
  expect(await zips()).toBe(3177 + BOX_POSTCODES.length)
  for (const zip of ['6900', '2502', '3000', '8400']) expect(await find(zip), zip).not.toEqual([])
  expect(await find('9490')).toEqual([])
})

// Fails when the city offers all five constituencies of the canton, or Riehen and Bettingen need a choice.
test('postcodes of Basel lead to the constituencies that are possible there [VALID-10]', async () => {
  const city = { municipality: 'Basel', cantonCode: 'BS', constituencyId: null, constituencyIds: [44, 45, 46] }
  for (const zip of ['4051', '4054', '4055', '4056', '4057']) expect(await find(zip), zip).toEqual([{ zip, ...city }])
  expect(await find('4052')).toEqual([
    { zip: '4052', ...city },
    { zip: '4052', municipality: 'Münchenstein', cantonCode: 'BL', constituencyId: 105 },
  ])
  expect((await find('4125')).map(({ constituencyId }) => constituencyId)).toEqual([47])
  expect((await find('4126')).map(({ constituencyId }) => constituencyId)).toEqual([48])
})

// Fails when the order of the table is not stored, or municipalities come by their names: Chavannes-des-Bois has few of the addresses.
test('a postcode of several cantons names the one of most addresses first', async () => {
  const found = await find('1290')
  expect(found.map(({ municipality }) => municipality)).toEqual(['Versoix', 'Collex-Bossy', 'Mies', 'Chavannes-des-Bois'])
  expect(cantons(found)).toEqual(['GE', 'VD'])
})

test('169 postcodes lie in several cantons [VALID-10]', async () => {
  const all = await createPostgresCatalogue(database.db).allLocalities()
  const byZip = groupBy(all, ({ zip }) => zip)
  expect([...byZip.values()].filter((found) => cantons(found).length > 1)).toHaveLength(169)
})

// Fails when the second start writes the table again.
test('what is loaded is not loaded again', async () => {
  const version = () => createPostgresCatalogue(database.db).dataVersion()
  const before = await version()
  await loadReference(database.db)
  expect(await version()).toBe(before)
})

// Fails when the next start replaces the operator's newer directory, or an older one replaces the table.
test('a newer directory of the operator stays until the table is newer, an older one is refused, and undoing brings the table back', async () => {
  const importOf = (localitiesAsOf: string) => writeCatalogue(database.db, { localities: [BASEL], localitiesAsOf })
  await expect(importOf('2026-03-31')).rejects.toThrow(
    'The directory is of 2026-03-31, but the stored one is of 2026-04-01: the newer one stays',
  )
  await importOf('2027-01-01')
  await loadReference(database.db)
  expect(await zips()).toBe(2)
  const last = await database.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await undoImport(database.db, last.id)
  expect(await zips()).toBe(3177 + BOX_POSTCODES.length)
  await database.db.updateTable('placeDirectory').set({ asOf: '2020-01-01' }).execute()
  await database.db.deleteFrom('locality').where('zip', '=', '6900').execute()
  await loadReference(database.db)
  expect(await find('6900')).not.toEqual([])
})
