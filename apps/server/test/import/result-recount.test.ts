import { readFileSync } from 'node:fs'
import { demoData } from '@plenara/demo-data'
import { contradictionsOf, deviationsOf, recountOf } from '@plenara/importers'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'
import { officialOf, recounted } from './recounted.ts'

const { folder, file, remove } = createFolder()
let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
})
afterEach(() => world.drop())
afterAll(remove)

describe('results, imported and counted again from the stored rows', () => {
  test.each([
    ['onegov', 'fixtures/nr2027-bl.csv', ['hagenbach-bischoff'], 7, 7],
    ['onegov', 'fixtures/grossrat2026-gr.csv', ['double-proportional'], 11, 13],
    ['wabstic', 'wabstic/fixtures', ['hagenbach-bischoff'], 3, 3],
    ['sesam-bs', 'sesam-bs/fixtures/grosser-rat-2020.xlsx', ['majority', 'sainte-lague'], 35, 6],
  ])('%s %s: the seats per list and the elected of the source', async (format, path, methods, seats, lists) => {
    const { status, problems } = await world.run(format, importerFixture(path))
    expect([status, problems]).toEqual([0, path.includes('grossrat') ? [expect.objectContaining({ isDoubt: true, line: 58 })] : []])
    const ballots = await world.stored()
    expect([...new Set(ballots.map(({ election }) => election.seatMethod))].toSorted()).toEqual(methods)
    expect(recounted(ballots)).toEqual(officialOf(ballots))
    expect(deviationsOf(ballots)).toEqual([])
    expect(recounted(ballots).flatMap(({ elected }) => elected)).toHaveLength(seats)
    expect(recounted(ballots).flatMap((one) => Object.keys(one.seats))).toHaveLength(lists)
  })

  test.each([
    ['sesam-bs', 'sesam-bs/fixtures/reduced-2016.xlsx'],
    ['onegov', 'onegov/fixtures/stadtrat2025-kriens.csv'],
  ])('%s %s without list votes or seats of lists is imported and not counted again', async (format, path) => {
    expect(await world.run(format, importerFixture(path), '--accept-losses', '1-20,seats')).toMatchObject({ status: 0 })
    const ballots = await world.stored()
    expect(ballots.filter(({ result }) => result !== null)).toHaveLength(1)
    expect(recountOf(ballots)).toEqual([])
  })

  // Fails when a contradiction is loaded without being accepted.
  test('votes that contradict themselves are reported, and stored only where that is accepted', async () => {
    const text = readFileSync(importerFixture('fixtures/nr2027-bl.csv'), 'utf8')
    const contradictory = file(
      'nr2027-bl.csv',
      text.replace(/,(\d+)\n/, (_, votes) => `,${Number(votes) + 1}\n`),
    )
    expect((await world.run('onegov', contradictory)).status).toBe(1)
    expect(await world.stored()).toEqual([])
    const { status, problems } = await world.run('onegov', contradictory, '--accept-losses', '2')
    expect(status).toBe(0)
    expect(problems).toEqual([
      { file: contradictory, line: 2, reason: expect.stringMatching(/^list 01: \d+ candidate votes are more than \d+ party votes$/) },
    ])
    expect((await world.stored()).map(({ result }) => result?.candidates.some(({ votes }) => votes !== null))).toEqual([true])
  })
})

test('past demonstration elections obey their method: counted again from the store they give the stored seats and elected', async () => {
  const { parties = [], elections = [] } = demoData()
  const past = elections.filter(({ result }) => result !== null)
  const bare = past.map((bundle) => ({
    ...bundle,
    election: { ...bundle.election, questionnaireKey: null },
    candidates: bundle.candidates.map((one) => ({ ...one, portrait: null, texts: {} })),
  }))
  await loadReference(world.db)
  await writeCatalogue(world.db, { parties, elections: bare })
  const ballots = await world.stored()
  expect(new Set(ballots.map(({ election }) => election.seatMethod))).toEqual(new Set(['hagenbach-bischoff', 'sainte-lague']))
  expect(recountOf(ballots)).toHaveLength(past.length)
  expect(ballots.flatMap(contradictionsOf)).toEqual([])
  expect(deviationsOf(ballots)).toEqual([])
  expect(recounted(ballots)).toEqual(officialOf(ballots))
})
