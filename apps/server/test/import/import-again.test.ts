import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'
import { createReader, publicAnswers, withoutVersions } from './public-answers.ts'

const { folder, file, remove } = createFolder()
let world: ImportWorld
let reader: number
beforeEach(async () => {
  world = await createImportWorld(folder)
  reader = await createReader(world.db)
})
afterEach(() => world.drop())
afterAll(remove)

const answers = async () => withoutVersions(await publicAnswers(world.db, reader))
const lastId = async () => (await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id

type Args = readonly [format: string, path: string, ...options: string[]]
const SESAM: Args = ['sesam-bs', importerFixture('sesam-bs/fixtures/full-2020.xlsx'), '--accept-losses', '2,6,7,seats', '--publish']
const QUESTIONS: Args = [
  'questionnaire',
  importerFixture('questionnaire/fixtures/questions-sample.csv'),
  ...['--election', '1', '--accept-losses', '5,6'],
]
/** The fixture as the feed of an outlet that is known. */
const FEED = file('news.xml', readFileSync(importerFixture('feed/fixtures/news.xml'), 'utf8').replaceAll('beispiel.example', 'nzz.ch'))
const parliament = (name: string): Args => ['parliament', importerFixture(`parliament/fixtures/${name}`)]

// Fails when lists take the time of the second import (`keepListTimes`), when a trigger is missing, and when ids are given anew.
test.each<readonly [name: string, before: readonly Args[], imported: Args]>([
  ['an election with its published result', [], SESAM],
  ['elections of OneGov', [], ['onegov', importerFixture('fixtures'), '--publish']],
  ['an election of WabstiC', [], ['wabstic', importerFixture('wabstic/fixtures'), '--publish']],
  ['ballots of eCH-0252', [], ['ech0252', importerFixture('ech0252/fixtures/delivery.xml')]],
  ['ballots of eCH-0252 with results', [], ['ech0252', importerFixture('ech0252/fixtures/results.xml'), '--publish']],
  ['a questionnaire', [SESAM], QUESTIONS],
  [
    'answers of candidates',
    [SESAM, QUESTIONS],
    ['answers', file('answers.csv', 'candidate,question,value\n0101,1,100\n0101,2,83\n'), '--election', '1'],
  ],
  ['postcodes', [], ['amtovz', importerFixture('amtovz/fixtures/places.csv'), '--accept-losses', '6,7,records']],
  ['councils', [], parliament('councils.json')],
  ['councillors', [parliament('councils.json')], parliament('councillors.json')],
  ['a plan of seats', [parliament('councils.json'), parliament('councillors.json')], parliament('seating-plan.csv')],
  ['votes of a parliament', [parliament('councillors.json'), parliament('business.json')], parliament('votes.json')],
  ['members with their groups', [parliament('members.json')], parliament('groups.json')],
  ['federal councillors', [], ['federal-council', importerFixture('federal-council/fixtures')]],
  ['cantonal parliaments', [], ['openparldata', importerFixture('openparldata/fixtures')]],
  ["people's votes", [], ['swissvotes', importerFixture('swissvotes/fixtures/swissvotes.csv')]],
  ["results of people's votes", [], ['voteinfo', importerFixture('voteinfo/fixtures/voteinfo.json')]],
  ['news', [parliament('councillors.json')], ['feed', FEED, '--accept-losses', '14,23']],
  ['surveys', [], ['surveys', importerFixture('surveys/fixtures/surveys.json')]],
])('%s: import, undo, import: every public answer is the same', async (_, before, imported) => {
  for (const args of before) expect((await world.run(...args)).status).toBe(0)
  const bare = await answers()
  const first = await world.run(...imported)
  expect(first.status).toBe(0)
  const loaded = await answers()
  expect(loaded).not.toEqual(bare)
  await undoImport(world.db, await lastId())
  expect(await answers()).toEqual(bare)
  expect(await world.run(...imported)).toEqual(first)
  expect(await answers()).toEqual(loaded)
})
