import { deviationsOf, recountOf } from '@plenara/importers'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { officialOf, recounted } from './recounted.ts'

const { folder, remove } = createFolder()
let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
})
afterEach(() => world.drop())
afterAll(remove)

describe('official results, imported and counted again from the stored rows', () => {
  test.each([
    ['onegov', 'onegov-proporz/nr2019-bl.csv', ['hagenbach-bischoff'], 7, 20],
    ['onegov', 'onegov-proporz/kantonsrat2020-sg-rorschach.csv', ['hagenbach-bischoff'], 10, 8],
    ['onegov', 'onegov-proporz/grossrat2022-gr.csv', ['double-proportional'], 120, 167],
    ['wabstic', 'wabstic-sg/nr2015-sg', ['hagenbach-bischoff'], 12, 23],
    ['sesam-bs', 'sesam-bs-grossrat/Wahlen_2020.xlsx', ['majority', 'sainte-lague'], 100, 40],
  ])('%s %s: the official seats per list and the official elected', async (format, path, methods, seats, lists) => {
    expect(await world.run(format, realDataPath(`elections/${path}`))).toMatchObject({ status: 0, problems: [] })
    const ballots = await world.stored()
    expect([...new Set(ballots.map(({ election }) => election.seatMethod))].toSorted()).toEqual(methods)
    expect(recounted(ballots)).toEqual(officialOf(ballots))
    expect(deviationsOf(ballots)).toEqual([])
    expect(recounted(ballots).flatMap(({ elected }) => elected)).toHaveLength(seats)
    expect(recounted(ballots).flatMap((one) => Object.keys(one.seats))).toHaveLength(lists)
  })

  test.each([
    ['sesam-bs', 'sesam-bs-grossrat/Wahlen_2016.xlsx', 4],
    ['ech0252', 'ech0252-sg-small', 3],
  ])('%s %s without list votes or official seats is imported and not counted again', async (format, path, count) => {
    expect(await world.run(format, realDataPath(`elections/${path}`), '--accept-losses', '0-90000,seats')).toMatchObject({ status: 0 })
    const ballots = await world.stored()
    expect(ballots.filter(({ result }) => result !== null)).toHaveLength(count)
    expect(recountOf(ballots)).toEqual([])
  })

  test('St. Gallen: the result files go to the elections of the information files, and votes that contradict themselves wait to be accepted', async () => {
    for (const kind of ['majority', 'proportional']) {
      expect(await world.run('ech0252', realDataPath(`elections/ech0252-sg-small/${kind}_info.xml`))).toMatchObject({
        status: 0,
        problems: [],
      })
    }
    const result = realDataPath(`elections/ech0252-sg-small/proportional_result.xml`)
    expect((await world.run('ech0252', result)).status).toBe(1)
    const { status, problems } = await world.run('ech0252', result, '--accept-losses', '0-90000,seats')
    expect(status).toBe(0)
    expect(problems[0]).toMatchObject({
      file: result,
      reason: expect.stringMatching(/candidate votes and \d+ additional votes are not \d+ party votes/),
    })
    expect(await world.run('ech0252', realDataPath(`elections/ech0252-sg-small/majority_result.xml`))).toMatchObject({
      status: 0,
      problems: [],
    })
    expect((await world.stored()).map(({ result: one }) => one?.candidates.some(({ votes }) => votes !== null))).toEqual([true, true])
  })
})
