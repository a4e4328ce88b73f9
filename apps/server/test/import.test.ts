import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../src/catalogue/postgres-catalogue.ts'
import { runImport } from '../src/commands/run-import.ts'
import { createDatabase, isReachable } from '../src/db/database.ts'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const FIXTURES = fileURLToPath(new URL('../../../packages/importers/src/', import.meta.url))
const SHARED = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const COMMAND = fileURLToPath(new URL('../src/commands/import.ts', import.meta.url))
const BALLOTS = `${FIXTURES}sesam-bs/fixtures/full-2020.xlsx`
const folder = mkdtempSync(join(tmpdir(), 'plenara-import-'))

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command in this process. */
async function run(...args: string[]) {
  const written = { stdout: '', stderr: '' }
  const output = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const env = { DATABASE_URL: database.url, DATA_DIR: folder }
  const status = await runImport(args, { env, stdout: output('stdout'), stderr: output('stderr') })
  return { status, ...written, json: () => JSON.parse(written.stdout.trim().split('\n').at(-1) ?? '') }
}

const elections = async () => (await createPostgresCatalogue(database.db).common()).elections

test('an import ends with one line of JSON: the counts of the source, also the second time', async () => {
  const first = await run('sesam-bs', BALLOTS, '--json')
  expect(first.status).toBe(0)
  expect(first.json()).toEqual({
    format: 'sesam-bs',
    counts: { elections: 2, constituencies: 2, lists: 3, candidates: 4, elected: 3 },
    problems: [{ file: BALLOTS, line: 7, reason: 'unknown constituency "Nirgendwo"' }],
  })
  const version = await createPostgresCatalogue(database.db).dataVersion()
  const second = await run('sesam-bs', BALLOTS, '--json')
  expect([second.status, second.json()]).toEqual([0, first.json()])
  expect(second.stderr).toContain('Nothing new in sesam-bs')
  expect(await createPostgresCatalogue(database.db).dataVersion()).toBe(version)
})

test('a folder of linked files is one import: lists, candidates and result', async () => {
  const { status, json } = await run('wabstic', `${FIXTURES}wabstic/fixtures`, '--json')
  expect([status, json()]).toEqual([0, { format: 'wabstic', counts: { elections: 1, lists: 3, candidates: 5, elected: 3 }, problems: [] }])
  const [election] = await elections()
  expect(election).toMatchObject({ seats: 3, seatMethod: 'hagenbach-bischoff' })
})

test('the summary names the ids of the elections and the problems; progress goes to the other stream', async () => {
  const { stdout, stderr } = await run('sesam-bs', BALLOTS)
  const id = (await elections())[0]!.id
  expect(stdout).toContain(`election ${id}: Grosser Rat 2020: Grossbasel-West`)
  expect(stdout).toContain(`${BALLOTS}:7: unknown constituency`)
  expect(stderr).toMatch(/Reading .*\nOpening the database\nWriting\nWriting: 100 %\n$/)
})

test('--strict loads nothing where something cannot be read', async () => {
  const { status, stdout } = await run('sesam-bs', BALLOTS, '--strict')
  expect(status).toBe(1)
  expect(stdout).toContain('Nothing was loaded: --strict')
  expect(await database.db.selectFrom('election').select('id').execute()).toEqual([])
  expect((await run('ech0252', `${FIXTURES}ech0252/fixtures/delivery.xml`, '--strict')).status).toBe(0)
})

test('questions and answers are bound to an election by --election', async () => {
  await run('sesam-bs', BALLOTS)
  const west = (await elections()).find((one) => one.constituencyId === 45)!
  expect((await run('questionnaire', `${FIXTURES}questionnaire/fixtures/questions-sample.csv`, '--election', String(west.id))).status).toBe(
    0,
  )
  const file = join(folder, 'answers.csv')
  writeFileSync(file, 'candidate,question,value\n0101,1,100\n0101,2,83\n0102,1,50\n9999,1,0\n')
  const answers = await run('answers', file, '--election', String(west.id), '--json')
  expect(answers.status).toBe(0)
  expect(answers.json()).toEqual({
    format: 'answers',
    counts: { answers: 4 },
    problems: [
      { file, line: 4, reason: '50 is not on the scale Standard-4 of question "1"' },
      { file, line: 5, reason: 'no candidate "9999"' },
    ],
  })
  const election = (await createPostgresCatalogue(database.db).election(west.id))!
  expect(election.answers.map((one) => one.answers.map((answer) => answer.value))).toEqual([[100, 83]])
  expect((await run('answers', file, '--election', String(west.id), '--strict')).status).toBe(1)
})

test('a folder is all files of the format in it', async () => {
  const ballots = join(folder, 'ballots')
  cpSync(`${FIXTURES}onegov/fixtures`, ballots, { recursive: true })
  writeFileSync(join(ballots, 'README.md'), 'no source')
  const { status, json } = await run('onegov', ballots, '--json')
  expect(status).toBe(0)
  expect(json().counts).toMatchObject({ elections: 3, candidates: 6 })
})

test.each([
  [
    'an unknown format',
    ['excel', 'x'],
    'The format "excel" is unknown; it must be one of amtovz, ech0252, onegov, sesam-bs, wabstic, questionnaire, answers, parliament, factions, federal-council, openparldata, kantonsrat-zh, swissvotes, voteinfo, explanations, question-votes, feed, surveys',
  ],
  ['no path', ['onegov'], 'Which file? npm run import -- onegov <path>'],
  ['a missing file', ['onegov', '/nowhere/a.csv'], 'There is no file /nowhere/a.csv'],
  ['a folder without such files', ['ech0252', `${FIXTURES}onegov/fixtures`], `There is no .xml file in ${FIXTURES}onegov/fixtures`],
  ['wrong ids', ['answers', 'a.csv', '--election', 'x'], '--election is "x", but must be ids such as 12 or 12,13'],
  ['an option of another format', ['onegov', 'a.csv', '--election', '1'], '--election goes with questionnaire and answers only'],
  ['an unknown option', ['onegov', 'a.csv', '--force'], "Unknown option '--force'"],
])('%s is one line and status 1', async (_, args, line) => {
  expect(await run(...args)).toMatchObject({ status: 1, stdout: '', stderr: `${line}\n` })
})

test('an unknown election is one line', async () => {
  const { status, stderr } = await run('questionnaire', `${FIXTURES}questionnaire/fixtures/questions-sample.csv`, '--election', '4711')
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([1, 'There is no election 4711'])
})

test('a broken file loads nothing, says why, and answers JSON where it was asked for', async () => {
  const file = join(folder, 'broken.xml')
  writeFileSync(file, '<delivery>\n<electionInformation>')
  const { status, json, stderr } = await run('ech0252', file, '--json')
  expect(status).toBe(1)
  expect(json()).toEqual({
    format: 'ech0252',
    counts: {},
    problems: [{ file, line: 2, reason: expect.stringMatching(/^the XML is broken/) }],
  })
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a database that is away is one line', async () => {
  const stderr: string[] = []
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const output = { write: (text: string) => stderr.push(text) }
  expect(await runImport(['sesam-bs', BALLOTS], { env, stdout: output, stderr: output })).toBe(1)
  expect(stderr.at(-1)).toMatch(/^The database cannot be used: .+\n$/)
})

test('a process that is killed in the middle leaves the old data', { tags: ['slow'] }, async () => {
  await run('ech0252', `${FIXTURES}ech0252/fixtures/delivery.xml`)
  const before = await createPostgresCatalogue(database.db).common()
  const blocker = await database.db.startTransaction().execute()
  await sql`lock table candidate in exclusive mode`.execute(blocker)
  const child = start(['sesam-bs', BALLOTS], { DATABASE_URL: database.url })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  child.kill('SIGKILL')
  await blocker.rollback().execute()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(await createPostgresCatalogue(database.db).common()).toEqual(before)
  expect((await run('sesam-bs', BALLOTS)).status).toBe(0)
})

test('beside a running server the import uses the same embedded database and leaves it running', { tags: ['slow'] }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenara-beside-'))
  const server = await openEmbeddedPostgres({ dataDir })
  const db = createDatabase({ url: server.url })
  const child = start(['ech0252', `${FIXTURES}ech0252/fixtures/delivery.xml`, '--json'], { DATA_DIR: dataDir })
  const { status, stdout } = await finished(child)
  expect(status).toBe(0)
  expect(JSON.parse(stdout).counts).toEqual({ elections: 2, lists: 2, candidates: 4 })
  expect(await isReachable(db)).toBe(true)
  expect((await createPostgresCatalogue(db).common()).elections).toHaveLength(2)
  await db.destroy()
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

describe('the real files', { tags: ['real-data'] }, () => {
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
    const first = await run(format, `${SHARED}${path}`, '--json', '--strict')
    expect([first.status, first.json()]).toEqual([0, { format, counts, problems: [] }])
    const second = await run(format, `${SHARED}${path}`, '--json')
    expect(second.stderr).toContain('Nothing new')
    expect(second.json()).toEqual(first.json())
  })
})

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...args], { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
}

async function finished(child: ChildProcess): Promise<{ status: number | null; stdout: string }> {
  let stdout = ''
  child.stdout?.on('data', (text) => {
    stdout += text
  })
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, stdout }
}

/** How many processes of the database wait for a lock on the candidates. */
async function waiting(): Promise<number> {
  const { rows } = await sql`select pid from pg_locks where relation = 'candidate'::regclass and not granted`.execute(database.db)
  return rows.length
}
