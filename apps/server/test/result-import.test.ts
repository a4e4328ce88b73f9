import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoData } from '@plenara/demo-data'
import { type CountedBallot, contradictionsOf, deviationsOf, recountOf } from '@plenara/importers'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadReference } from '../src/catalogue/load-reference.ts'
import { createPostgresCatalogue } from '../src/catalogue/postgres-catalogue.ts'
import { setResultPublic } from '../src/catalogue/publish-result.ts'
import { readStoredResults } from '../src/catalogue/stored-results.ts'
import { undoImport } from '../src/catalogue/undo-import.ts'
import { writeCatalogue } from '../src/catalogue/write-catalogue.ts'
import { runImport } from '../src/commands/run-import.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const FIXTURES = fileURLToPath(new URL('../../../packages/importers/src/', import.meta.url))
const SHARED = fileURLToPath(new URL('../../../../shared/data/elections/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'plenara-results-'))
const delivery = readFileSync(`${FIXTURES}ech0252/fixtures/results.xml`, 'utf8')
const [INFO_START, RESULT_START] = ['<electionInformationDelivery>', '<electionResultDelivery>'].map((tag) => delivery.indexOf(tag))
const INFO = file('info.xml', `${delivery.slice(0, RESULT_START)}</delivery>`)
const RESULT_TEXT = delivery.slice(0, INFO_START) + delivery.slice(RESULT_START)
const RESULT = file('result.xml', RESULT_TEXT)

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ statementMs: 0 })
})
afterEach(() => database.drop())
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function run(...args: string[]) {
  const written: string[] = []
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  const status = await runImport([...args, '--json'], {
    env,
    stdout: { write: (text) => written.push(text) },
    stderr: { write: () => true },
  })
  return { status, ...JSON.parse(written.join('').trim().split('\n').at(-1) ?? '') }
}

async function stored(): Promise<CountedBallot[]> {
  const ids = await database.db.selectFrom('election').select('id').execute()
  return readStoredResults(
    database.db,
    ids.map(({ id }) => id),
  )
}

async function onlyElection() {
  const catalogue = createPostgresCatalogue(database.db)
  const [entry] = (await catalogue.common()).elections
  const snapshot = entry && (await catalogue.election(entry.id))
  if (!snapshot) throw new Error('there is an election')
  return snapshot
}

describe('a result delivery without its election', () => {
  test('is refused with what to do while the election is not known, and taken afterwards', async () => {
    const first = await run('ech0252', RESULT)
    const reason = 'the election ech0252/sg/2027-10-24/P1 is not known: import it first, then its result'
    expect(first).toMatchObject({ status: 1, problems: [{ file: RESULT, line: expect.any(Number), reason }] })
    expect(await run('ech0252', INFO)).toMatchObject({ status: 0, problems: [] })
    expect((await onlyElection()).election.resultsPublic).toBe(false)
    expect(await run('ech0252', RESULT)).toMatchObject({ status: 0, counts: { elections: 1, elected: 2 }, problems: [] })
    const { election, result, lists, candidates } = await onlyElection()
    expect(election.resultsPublic).toBe(true)
    expect(result).toMatchObject({
      final: true,
      areas: { counted: 2, total: 2 },
      ballots: { eligible: 300, received: 75, blank: 2, invalid: 3, valid: 70, lostLines: 10 },
      lists: [
        { listId: lists[0]?.id, votes: 80, additionalVotes: 20, seats: 1 },
        { listId: lists[1]?.id, votes: 50, additionalVotes: 5, seats: 1 },
      ],
    })
    const votesOf = (name: string) => result?.candidates.find((one) => one.candidateId === candidates.find((c) => c.lastName === name)?.id)
    expect([votesOf('Muster'), votesOf('Beispiel')]).toMatchObject([
      { votes: 60, elected: true },
      { votes: 45, elected: true },
    ])
  })

  test('stays, public or withdrawn, when the election is imported anew; the same again changes nothing', async () => {
    await run('ech0252', INFO)
    await run('ech0252', RESULT)
    const before = await onlyElection()
    const version = await createPostgresCatalogue(database.db).dataVersion()
    await run('ech0252', RESULT)
    await run('ech0252', INFO)
    expect(await createPostgresCatalogue(database.db).dataVersion()).toBe(version)
    expect(await onlyElection()).toEqual(before)
    await setResultPublic(database.db, before.election.id, false)
    await run('ech0252', INFO)
    expect((await onlyElection()).election.resultsPublic).toBe(false)
  })

  test('replaces the one before, but not a younger one, and an import of it can be undone', async () => {
    const dated = (hour: number, isFinal: boolean) =>
      RESULT_TEXT.replace('<cantonId>', `<messageDate>2027-10-24T${hour}:00:00Z</messageDate><cantonId>`).replace(
        'Complete>true<',
        `Complete>${isFinal}<`,
      )
    await run('ech0252', INFO)
    await run('ech0252', file('interim.xml', dated(14, false)))
    expect((await onlyElection()).election.resultsPublic).toBe(false)
    expect((await onlyElection()).result).toMatchObject({ final: false, asOf: '2027-10-24T14:00:00.000Z' })
    await run('ech0252', file('final.xml', dated(18, true)))
    expect((await onlyElection()).result).toMatchObject({ final: true, asOf: '2027-10-24T18:00:00.000Z' })
    expect(await run('ech0252', join(folder, 'interim.xml'))).toMatchObject({
      status: 1,
      problems: [{ reason: expect.stringMatching(/of 2027-10-24T14\S+ is older than the one stored, of 2027-10-24T18/) }],
    })
    const last = await database.db.selectFrom('importLog').select('id').where('source', '=', 'final.xml').executeTakeFirstOrThrow()
    await undoImport(database.db, last.id)
    expect((await onlyElection()).result).toMatchObject({ final: false, asOf: '2027-10-24T14:00:00.000Z' })
    expect((await onlyElection()).election.resultsPublic).toBe(false)
  })

  test('reports votes that contradict themselves and seats that do not follow; --strict then takes nothing', async () => {
    await run('ech0252', INFO)
    const wrong = file('wrong.xml', RESULT_TEXT.replace('<countOfCandidateVotes>50<', '<countOfCandidateVotes>51<'))
    expect(await run('ech0252', wrong, '--strict')).toMatchObject({ status: 1 })
    expect((await onlyElection()).result).toBeNull()
    const { status, problems } = await run('ech0252', wrong)
    expect([status, problems.map(({ reason }: { reason: string }) => reason)]).toEqual([
      0,
      [
        'list L1: 60 candidate votes and 20 additional votes are not 81 party votes',
        '131 party votes and 10 lost lines are not the 140 lines of 70 valid ballots',
      ],
    ])
    const swapped = RESULT_TEXT.replaceAll('Gained>1<', 'Gained>0<').replace('Gained>0<', 'Gained>2<')
    const { problems: flaws } = await run('ech0252', file('swapped.xml', swapped))
    expect(flaws.map(({ reason }: { reason: string }) => reason)).toContain(
      'ech0252/sg/2027-10-24/P1: list L1 has 2 seats, its votes give 1',
    )
  })

  test('in which somebody else is elected is not taken', async () => {
    await run('ech0252', INFO)
    const stranger = file('stranger.xml', RESULT_TEXT.replaceAll('>K1<', '>K9<'))
    expect(await run('ech0252', stranger)).toMatchObject({
      status: 1,
      problems: [{ reason: expect.stringMatching(/^candidate K9 is elected but does not stand in ech0252/) }],
    })
    expect((await onlyElection()).result).toBeNull()
  })

  test('in one folder with its election both are one import, whatever the order of the names', async () => {
    const together = mkdtempSync(join(folder, 'both-'))
    writeFileSync(join(together, 'a-result.xml'), RESULT_TEXT)
    writeFileSync(join(together, 'b-info.xml'), readFileSync(INFO))
    expect(await run('ech0252', together)).toMatchObject({
      status: 0,
      counts: { elections: 1, lists: 2, candidates: 2, elected: 2 },
      problems: [],
    })
    expect((await onlyElection()).election.resultsPublic).toBe(true)
  })
})

test('ties and vacancies of a final result are named in the report, not decided', async () => {
  const vacant = delivery.replace('Mandates>2<', 'Mandates>4<').replace('Gained>1<', 'Gained>3<')
  expect(await run('ech0252', file('vacant.xml', vacant))).toMatchObject({
    status: 0,
    remarks: ['ech0252/sg/2027-10-24/P1: list L1 has no candidate for 2 seats: vacant'],
  })
  expect((await onlyElection()).result?.candidates.filter((one) => one.elected)).toHaveLength(2)
})

const officialOf = (ballots: readonly CountedBallot[]) =>
  ballots.map(({ election, result }) => ({
    key: election.key,
    seats: Object.fromEntries(result?.lists.map(({ listKey, seats }) => [listKey, seats]) ?? []),
    elected: result?.candidates.flatMap(({ candidateKey, elected }) => (elected ? [candidateKey] : [])).toSorted(),
  }))

function recounted(ballots: readonly CountedBallot[]) {
  const byKey = new Map(recountOf(ballots).map((recount) => [recount.electionKey, recount]))
  return ballots.map(({ election: { key } }) => ({
    key,
    seats: Object.fromEntries(byKey.get(key)?.seats ?? []),
    elected: [...(byKey.get(key)?.elected.values() ?? [])].flatMap(({ elected }) => elected).toSorted(),
  }))
}

describe.runIf(existsSync(SHARED))('official results, imported and counted again from the stored rows', () => {
  test.each([
    ['onegov', 'onegov-proporz/nr2019-bl.csv', ['hagenbach-bischoff'], 7, 20],
    ['onegov', 'onegov-proporz/kantonsrat2020-sg-rorschach.csv', ['hagenbach-bischoff'], 10, 8],
    ['onegov', 'onegov-proporz/grossrat2022-gr.csv', ['double-proportional'], 120, 167],
    ['wabstic', 'wabstic-sg/nr2015-sg', ['hagenbach-bischoff'], 12, 23],
    ['sesam-bs', 'sesam-bs-grossrat/Wahlen_2020.xlsx', ['majority', 'sainte-lague'], 100, 40],
  ])('%s %s: the official seats per list and the official elected', async (format, path, methods, seats, lists) => {
    expect(await run(format, `${SHARED}${path}`)).toMatchObject({ status: 0, problems: [] })
    const ballots = await stored()
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
    expect(await run(format, `${SHARED}${path}`)).toMatchObject({ status: 0 })
    const ballots = await stored()
    expect(ballots.filter(({ result }) => result !== null)).toHaveLength(count)
    expect(recountOf(ballots)).toEqual([])
  })

  test('St. Gallen: the result files go to the elections of the information files, and votes that contradict themselves are reported', async () => {
    for (const kind of ['majority', 'proportional']) {
      expect(await run('ech0252', `${SHARED}ech0252-sg-small/${kind}_info.xml`)).toMatchObject({ status: 0, problems: [] })
    }
    const result = `${SHARED}ech0252-sg-small/proportional_result.xml`
    const { status, problems } = await run('ech0252', result)
    expect(status).toBe(0)
    expect(problems[0]).toMatchObject({
      file: result,
      reason: expect.stringMatching(/candidate votes and \d+ additional votes are not \d+ party votes/),
    })
    expect(await run('ech0252', `${SHARED}ech0252-sg-small/majority_result.xml`)).toMatchObject({ status: 0, problems: [] })
    expect((await stored()).map(({ result: one }) => one?.candidates.some(({ votes }) => votes !== null))).toEqual([true, true])
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
  await loadReference(database.db)
  await writeCatalogue(database.db, { parties, elections: bare })
  const ballots = await stored()
  expect(new Set(ballots.map(({ election }) => election.seatMethod))).toEqual(new Set(['hagenbach-bischoff', 'sainte-lague']))
  expect(recountOf(ballots)).toHaveLength(past.length)
  expect(ballots.flatMap(contradictionsOf)).toEqual([])
  expect(deviationsOf(ballots)).toEqual([])
  expect(recounted(ballots)).toEqual(officialOf(ballots))
})
