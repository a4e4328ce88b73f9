import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { END_UNKNOWN, IMPORTERS } from '@plenara/importers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { runImport } from '../../src/commands/run-import.ts'
import { createDatabase, isWritable } from '../../src/db/database.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded-postgres.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { importerFixture } from './importer-fixture.ts'

const COMMAND = fileURLToPath(new URL('../../src/commands/import.ts', import.meta.url))
const BALLOTS = importerFixture('sesam-bs/fixtures/full-2020.xlsx')
/** The row of the fixture that cannot be read, the first rows of the constituencies whose counts do not add up, and the seats that nobody has. */
const ACCEPTED = ['--accept-losses', '2,6,7,seats']
const CONTRADICTIONS = [
  [2, 'list 01: 73 candidate votes and 3 additional votes are not 60 party votes'],
  [2, 'list 01: 1 elected candidates for 2 seats'],
  [2, 'list 02: 25 candidate votes and 3 additional votes are not 60 party votes'],
  [2, 'the lists have 3 seats of 34'],
  [6, 'list 01: 12 candidate votes and 3 additional votes are not 60 party votes'],
  [6, 'the lists have 1 seats of 11'],
] as const
const DOUBTS = [
  'cantonal-parliament/bs/2020-10-25/grossbasel-west: list 01 has 2 seats, its votes give 17',
  'cantonal-parliament/bs/2020-10-25/grossbasel-west: list 02 has 1 seats, its votes give 17',
  'cantonal-parliament/bs/2020-10-25/riehen: list 01 has 1 seats, its votes give 11',
]
const OPEN_SEATS = [
  'cantonal-parliament/bs/2020-10-25/grossbasel-west: the result is final and leaves 32 of 34 seats open without a reason: it may be a part',
  'cantonal-parliament/bs/2020-10-25/riehen: the result is final and leaves 10 of 11 seats open without a reason: it may be a part',
]
/** The questions of the fixture that cannot be read. */
const ACCEPTED_QUESTIONS = ['--accept-losses', '5,6']
const folder = mkdtempSync(join(tmpdir(), 'plenara-import-'))

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES)
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
  const report = () => JSON.parse(written.stdout.trim().split('\n').at(-1) ?? '')
  const json = () => ({ ...report(), difference: undefined })
  return { status, ...written, json, difference: () => report().difference }
}

const elections = async () => (await createPostgresCatalogue(database.db).common()).elections

test('an import ends with one line of JSON: the counts of the source, also the second time', async () => {
  const first = await run('sesam-bs', BALLOTS, ...ACCEPTED, '--json')
  expect(first.status).toBe(0)
  expect(first.json()).toEqual({
    format: 'sesam-bs',
    counts: { elections: 2, constituencies: 2, lists: 3, candidates: 4, elected: 3 },
    problems: [
      { file: BALLOTS, line: 7, reason: 'unknown constituency "Nirgendwo"' },
      ...CONTRADICTIONS.map(([line, reason]) => ({ file: BALLOTS, line, reason })),
      ...DOUBTS.map((reason) => ({ file: BALLOTS, line: 0, reason, isDoubt: true })),
      ...OPEN_SEATS.map((reason) => ({ file: '', line: 0, loss: 'seats', reason })),
    ],
  })
  const version = await createPostgresCatalogue(database.db).dataVersion()
  const second = await run('sesam-bs', BALLOTS, ...ACCEPTED, '--json')
  expect([second.status, second.json()]).toEqual([0, first.json()])
  expect(second.stderr).toContain('Nothing new in sesam-bs')
  expect(await createPostgresCatalogue(database.db).dataVersion()).toBe(version)
})

test('a folder of linked files is one import: lists, candidates and result', async () => {
  const { status, json } = await run('wabstic', importerFixture('wabstic/fixtures'), '--json')
  expect([status, json()]).toEqual([0, { format: 'wabstic', counts: { elections: 1, lists: 3, candidates: 5, elected: 3 }, problems: [] }])
  const [election] = await elections()
  expect(election).toMatchObject({ seats: 3, seatMethod: 'hagenbach-bischoff' })
})

test('the summary names the ids of the elections and the problems; progress goes to the other stream', async () => {
  const { stdout, stderr } = await run('sesam-bs', BALLOTS, ...ACCEPTED)
  const id = (await elections())[0]!.id
  expect(stdout).toContain(`election ${id}: Grosser Rat 2020: Grossbasel-West`)
  expect(stdout).toContain(`${BALLOTS}:7: unknown constituency`)
  expect(stderr).toMatch(/Reading .*\nOpening the database\nWriting\nWriting: 100 %\n$/)
})

// Fails when a row of votes that cannot be read is left out without a word.
test('results are read whole or not at all: what is lost must be named', async () => {
  const { status, stdout } = await run('sesam-bs', BALLOTS)
  expect(status).toBe(1)
  expect(stdout).toContain('Nothing was loaded: 7 of the problems lose something')
  expect(stdout).toContain(`${BALLOTS}:7: unknown constituency "Nirgendwo"`)
  expect(await elections()).toEqual([])
  expect((await run('sesam-bs', BALLOTS, '--accept-losses', '2-6')).status).toBe(1)
  expect((await run('sesam-bs', BALLOTS, '--accept-losses', '2-8,seats')).status).toBe(0)
})

// Fails when `storedLossesOf` is not asked.
test('an older or shorter file takes nothing away without being told to', async () => {
  const whole = readFileSync(importerFixture('fixtures/nr2027-bl.csv'), 'utf8')
  const path = join(folder, 'nr2027-bl.csv')
  writeFileSync(path, whole)
  expect((await run('onegov', path)).status).toBe(0)
  const before = await elections()
  const [election] = before
  const [header = '', ...rows] = whole.trimEnd().split('\n')
  const last = rows.at(-1)?.split(',') ?? []
  const id = last[header.split(',').indexOf('candidate_id')] ?? ''
  const without = rows.filter((row) => row.split(',')[header.split(',').indexOf('candidate_id')] !== id)
  writeFileSync(path, [header, ...without, ''].join('\n'))
  const refused = await run('onegov', path)
  expect([refused.status, refused.stdout]).toEqual([1, expect.stringMatching(/candidates: .*: 1 candidates are missing: /)])
  expect(await elections()).toEqual(before)
  const candidates = async () => (await createPostgresCatalogue(database.db).election(election?.id ?? 0))?.candidates.length ?? 0
  const all = await candidates()
  expect((await run('onegov', path, '--accept-losses', '0-1000,candidates,votes,elected')).status).toBe(0)
  expect(await candidates()).toBe(all - 1)
})

test('--strict loads nothing where something cannot be read', async () => {
  const { status, stdout } = await run('sesam-bs', BALLOTS, '--strict')
  expect(status).toBe(1)
  expect(stdout).toContain('Nothing was loaded: --strict')
  expect(await database.db.selectFrom('election').select('id').execute()).toEqual([])
  expect((await run('ech0252', importerFixture('ech0252/fixtures/delivery.xml'), '--strict')).status).toBe(0)
})

test('questions and answers are bound to an election by --election', async () => {
  await run('sesam-bs', BALLOTS, ...ACCEPTED)
  const west = (await elections()).find((one) => one.constituencyId === 45)!
  expect(
    (
      await run(
        'questionnaire',
        importerFixture('questionnaire/fixtures/questions-sample.csv'),
        '--election',
        String(west.id),
        ...ACCEPTED_QUESTIONS,
      )
    ).status,
  ).toBe(0)
  const file = join(folder, 'answers.csv')
  writeFileSync(file, 'candidate,question,value\n0101,1,100\n0101,2,83\n0102,1,50\n9999,1,0\n')
  const refused = await run('answers', file, '--election', String(west.id))
  expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining('2 of the problems lose something')])
  const ofStrangers = await run('answers', file, '--election', String(west.id), '--accept-losses', '4')
  expect([ofStrangers.status, ofStrangers.stdout]).toEqual([1, expect.stringContaining('more than 5 % of the answers belong to nobody')])
  const answers = await run('answers', file, '--election', String(west.id), '--accept-losses', '4,answers', '--json')
  expect(answers.status).toBe(0)
  expect(answers.json()).toEqual({
    format: 'answers',
    counts: { answers: 4 },
    problems: [
      { file, line: 4, reason: '50 is not on the scale Standard-4 of question "1"' },
      { file, line: 5, reason: 'no candidate "9999"', loss: 'answers' },
    ],
  })
  const election = (await createPostgresCatalogue(database.db).election(west.id))!
  expect(election.answers.map((one) => one.answers.map((answer) => answer.value))).toEqual([[100, 83]])
  expect((await run('answers', file, '--election', String(west.id), '--strict')).status).toBe(1)
})

test('a folder is all files of the format in it', async () => {
  const ballots = join(folder, 'ballots')
  cpSync(importerFixture('onegov/fixtures'), ballots, { recursive: true })
  writeFileSync(join(ballots, 'README.md'), 'no source')
  const { status, json } = await run('onegov', ballots, '--json')
  expect(status).toBe(0)
  expect(json().counts).toMatchObject({ elections: 3, candidates: 6 })
})

test('an unknown election is one line', async () => {
  const { status, stderr } = await run(
    'questionnaire',
    importerFixture('questionnaire/fixtures/questions-sample.csv'),
    '--election',
    '4711',
    ...ACCEPTED_QUESTIONS,
  )
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
  expect(await runImport(['sesam-bs', BALLOTS, ...ACCEPTED], { env, stdout: output, stderr: output })).toBe(1)
  expect(stderr.at(-1)).toMatch(/^The database of DATABASE_URL cannot be used: .+\n$/)
})

test('a process that is killed in the middle leaves the old data', { tags: ['slow'] }, async () => {
  await run('ech0252', importerFixture('ech0252/fixtures/delivery.xml'))
  const before = await createPostgresCatalogue(database.db).common()
  const blocker = await database.db.startTransaction().execute()
  await sql`lock table candidate in exclusive mode`.execute(blocker)
  const child = start(['sesam-bs', BALLOTS, ...ACCEPTED], { DATABASE_URL: database.url })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  child.kill('SIGKILL')
  await blocker.rollback().execute()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(await createPostgresCatalogue(database.db).common()).toEqual(before)
  expect((await run('sesam-bs', BALLOTS, ...ACCEPTED)).status).toBe(0)
})

test('beside a running server the import uses the same embedded database and leaves it running', { tags: ['slow'] }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenara-beside-'))
  const server = await openEmbeddedPostgres({ dataDir })
  const db = createDatabase({ url: server.url })
  const child = start(['ech0252', importerFixture('ech0252/fixtures/delivery.xml'), '--json'], { DATA_DIR: dataDir })
  const { status, stdout } = await finished(child)
  expect(status).toBe(0)
  expect(JSON.parse(stdout).counts).toEqual({ elections: 2, lists: 2, candidates: 4 })
  expect(await isWritable(db)).toBe(true)
  expect((await createPostgresCatalogue(db).common()).elections).toHaveLength(2)
  await db.destroy()
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** What a compound whose last constituency is one municipality leaves open. */
const OPEN_END = expect.objectContaining({ line: 58, isDoubt: true, reason: expect.stringMatching(`^${END_UNKNOWN}`) })

/** The lines of a fixture that can be read, as a file. */
function cleanCopy(path: string, lines: number): string {
  const file = join(folder, basename(path))
  writeFileSync(file, `${readFileSync(importerFixture(path), 'utf8').split('\n').slice(0, lines).join('\n')}\n`)
  return file
}

test.each([
  [
    'sesam-bs',
    importerFixture('sesam-bs/fixtures/grosser-rat-2020.xlsx'),
    { elections: 2, constituencies: 2, lists: 6, candidates: 51, elected: 35 },
  ],
  ['ech0252', importerFixture('ech0252/fixtures/delivery.xml'), { elections: 2, lists: 2, candidates: 4 }],
  ['onegov', importerFixture('fixtures'), { elections: 5, constituencies: 4, lists: 20, candidates: 48, elected: 18 }, [OPEN_END]],
  ['wabstic', importerFixture('wabstic/fixtures'), { elections: 1, lists: 3, candidates: 5, elected: 3 }],
  ['questionnaire', cleanCopy('questionnaire/fixtures/questions-sample.csv', 4), { questions: 3 }],
])('%s %s loads whole, and a second time changes nothing', async (format, path, counts, doubts: object[] = []) => {
  const first = await run(format, path, '--json', ...(doubts.length > 0 ? [] : ['--strict']))
  expect([first.status, first.json()]).toEqual([0, { format, counts, problems: doubts }])
  const second = await run(format, path, '--json')
  expect(second.stderr).toContain('Nothing new')
  expect(second.json()).toEqual(first.json())
})

test('without arguments, or with --help, the command lists every format with its title', async () => {
  const { status, stdout, stderr } = await run()
  expect([status, stderr]).toEqual([0, ''])
  for (const { name, title } of IMPORTERS) expect(stdout.split('\n')).toContain(`  ${name.padEnd(16)} ${title}`)
  expect(await run('--help')).toMatchObject({ status, stdout, stderr })
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
