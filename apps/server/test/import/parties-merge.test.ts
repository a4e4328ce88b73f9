import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { mergeParties, readParties, splitParty } from '../../src/catalogue/edit/merge-parties.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'

const { folder, remove } = createFolder()
let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
  await world.run('sesam-bs', importerFixture('sesam-bs/fixtures/grosser-rat-2020.xlsx'), '--publish')
})
afterEach(() => world.drop())
afterAll(remove)

const idOf = async (key: string) => (await readParties(world.db)).find((party) => party.key === key)?.id ?? 0
/** What readers see of parties: the list, and the parties of lists and candidates of every election. */
async function shown() {
  const catalogue = createPostgresCatalogue(world.db)
  const { parties, elections } = await catalogue.common()
  const snapshots = await Promise.all(elections.map(({ id }) => catalogue.election(id)))
  return {
    parties: parties.map(({ id }) => id),
    lists: snapshots.map((one) => one?.lists.map(({ partyId }) => partyId)),
    candidates: snapshots.map((one) => one?.candidates.map(({ partyId }) => partyId)),
  }
}

// Fails when readers are given the stored party, or the log does not keep the change.
test('a merged party is shown as the other with lists and candidates, and comes back by splitting or undoing', async () => {
  const before = await shown()
  const [gemse, murmeltier] = [await idOf('party/bs/gem'), await idOf('party/bs/mur')]
  await mergeParties(world.db, gemse, murmeltier)
  const merged = await shown()
  expect(merged.parties).toEqual(before.parties.filter((id) => id !== gemse))
  const replaced = (ids: (number | null)[] | undefined) => ids?.map((id) => (id === gemse ? murmeltier : id))
  expect(merged.lists).toEqual(before.lists.map(replaced))
  expect(merged.candidates).toEqual(before.candidates.map(replaced))
  await splitParty(world.db, gemse)
  expect(await shown()).toEqual(before)
  const { id } = await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await undoImport(world.db, id)
  expect(await shown()).toEqual(merged)
  await undoImport(world.db, id - 1)
  expect(await shown()).toEqual(before)
})

test('importing the election anew leaves parties merged', async () => {
  await mergeParties(world.db, await idOf('party/bs/gem'), await idOf('party/bs/mur'))
  const merged = await shown()
  await world.run('sesam-bs', importerFixture('sesam-bs/fixtures/grosser-rat-2020.xlsx'), '--publish')
  expect(await shown()).toEqual(merged)
})

test('parties that are not known, the same or merged already are refused', async () => {
  const [gemse, murmeltier] = [await idOf('party/bs/gem'), await idOf('party/bs/mur')]
  await expect(mergeParties(world.db, gemse, gemse)).rejects.toThrow('A party cannot be merged into itself')
  await expect(mergeParties(world.db, gemse, 999)).rejects.toThrow('There is no party 999')
  await expect(splitParty(world.db, gemse)).rejects.toThrow(`Party ${gemse} is not merged into another one`)
  await mergeParties(world.db, gemse, murmeltier)
  await expect(mergeParties(world.db, gemse, await idOf('party/bs/stb'))).rejects.toThrow('split it first')
})
