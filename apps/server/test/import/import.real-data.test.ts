import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'

const { folder, remove } = createFolder()
let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
})
afterEach(() => world.drop())
afterAll(remove)

test.each([
  [
    'sesam-bs',
    'elections/sesam-bs-grossrat/Wahlen_2020.xlsx',
    { elections: 5, constituencies: 5, lists: 40, candidates: 792, elected: 100 },
  ],
  ['ech0252', 'elections/ech0252-gr/elections-information.xml', { elections: 2, lists: 25, candidates: 125 }],
  ['onegov', 'elections/onegov-proporz', { elections: 41, constituencies: 39, lists: 195, candidates: 693, elected: 137 }],
  ['wabstic', 'elections/wabstic-sg/nr2015-sg', { elections: 1, lists: 23, candidates: 198, elected: 12 }],
  ['amtovz', 'geo/plz/AMTOVZ_CSV_LV95_2026-04.csv', { municipalities: 2112, postcodes: 3177 }],
  ['questionnaire', 'questionnaires/derived/questions_nr2023.csv', { questions: 75 }],
])('%s %s loads whole, and a second time changes nothing', async (format, path, counts) => {
  const { difference: _, ...first } = await world.run(format, realDataPath(path), '--strict')
  expect(first).toEqual({ status: 0, format, counts, problems: [] })
  const version = await world.dataVersion()
  expect(await world.run(format, realDataPath(path))).toEqual({ ...first, difference: { kinds: {}, striking: [] } })
  expect(await world.dataVersion()).toBe(version)
})
