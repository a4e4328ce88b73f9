import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createFolder, createImportWorld } from '../import/import-world.ts'
import { importerFixture } from '../import/importer-fixture.ts'

const { folder, file, remove } = createFolder()
afterAll(remove)

// Fails when `placeLossesOf` is not asked: a part of the directory would replace all of it.
test('a directory that lacks more than 5 % of the postcodes is refused until that is accepted, and a second time changes nothing', async () => {
  const world = await createImportWorld(folder)
  await loadReference(world.db)
  const text = readFileSync(importerFixture('amtovz/fixtures/places.csv'), 'utf8').split('\n')
  const path = file('places.csv', `${text.slice(0, 4).join('\n')}\n`)
  const stored = async () => (await world.db.selectFrom('locality').select('zip').distinct().execute()).length
  const before = await stored()
  const refused = await world.run('amtovz', path)
  const loss = { file: '', line: 0, loss: 'records', reason: expect.stringMatching(/^\d+ of \d+ postcodes are missing: /) }
  expect([refused.status, refused.problems, await stored()]).toEqual([1, [loss], before])
  const accepted = await world.run('amtovz', path, '--accept-losses', 'records')
  expect([accepted.status, accepted.counts, await stored()]).toEqual([0, { municipalities: 3, postcodes: 2 }, 2])
  const version = await world.dataVersion()
  expect((await world.run('amtovz', path)).status).toBe(0)
  expect(await world.dataVersion()).toBe(version)
  await world.drop()
})
