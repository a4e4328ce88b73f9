import { smallDemoData } from '@plenara/demo-data'
import { zurichDay } from '@plenara/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveBrowserErrors } from '../src/http/browser-errors/stored-browser-errors.ts'
import { loadReference } from '../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../src/catalogue/write/write-catalogue.ts'
import { recordFailure, recordIncomplete, recordStart, recordSuccess } from '../src/intake/fetching/source-records.ts'
import { operatorName } from '../src/platform/operator-name.ts'
import { offeredCommand } from './support/offered-command.ts'
import { type AdminWorld, openAdminWorld } from './support/admin-world.ts'
import { sampleImport } from './support/catalogue-sample.ts'

let world: AdminWorld
beforeEach(async () => {
  world = await openAdminWorld()
})
afterEach(() => world.close())

const admin: AdminWorld['admin'] = (args, answer) => world.admin(args, answer)

test('an import is listed and undone', { tags: ['slow'] }, async () => {
  await writeCatalogue(world.db, smallDemoData(), { origin: { format: 'sample', source: 'sample.csv' } })
  const { json } = await admin(['import', 'list', '--json'])
  expect(json().imports).toMatchObject([{ id: 1, format: 'sample', source: 'sample.csv', importedBy: operatorName(), versionAfter: 1 }])
  expect((await admin(['import', 'list'])).stdout).toMatch(/^1 {2}\S+ {2}sample sample\.csv by .*candidates.*data version 1\n$/)
  expect((await admin(['import', 'undo', '1', '--json'])).json()).toEqual({ importId: 1, dataVersion: 2 })
  expect((await createPostgresCatalogue(world.db).common()).elections).toEqual([])
  expect(await admin(['import', 'undo', '1'])).toMatchObject({ status: 1, stderr: 'Import 1 is undone already\n' })
})

// Fails when the state of a source is told, which holds every address of the last run.
test('each source is listed with its last success and failure, and whether it is on', async () => {
  await recordStart(world.db, 'swissvotes', new Date('2026-11-20T03:00:00Z'))
  const problems = [{ file: 'swissvotes.csv', line: 7, reason: 'the date is no day' }]
  const at = new Date('2026-11-20T03:01:00Z')
  await recordSuccess(world.db, 'swissvotes', { at, isChanged: true, problems, state: { pages: { x: { etag: '"1"', next: null } } } })
  await recordFailure(world.db, 'swissvotes', { at: new Date('2026-11-21T03:01:00Z'), reason: 'did not answer', problems: [] })
  const { status, stdout } = await admin(['source', 'list'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('news-nzz.ch  never fetched, off\n')])
  expect(stdout).toContain(
    'swissvotes  last success 2026-11-20T03:01:00.000Z, something new 2026-11-20T03:01:00.000Z, last failure 2026-11-21T03:01:00.000Z, off',
  )
  expect(stdout).toContain('  failed once: did not answer\n')
  const { sources } = (await admin(['source', 'list', '--json'])).json()
  const swissvotes = sources.find((one: { name: string }) => one.name === 'swissvotes')
  expect(swissvotes).toMatchObject({ group: 'swissvotes', isOn: false, failures: 1, error: 'did not answer' })
  expect(swissvotes).not.toHaveProperty('state')
  expect(await admin(['source', 'fetch', 'nothing'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no source "nothing"'),
  })
})

// Fails when the missing parts are not told, or remain after a success.
test('what a source could not fetch is listed until it is there', async () => {
  const run = { at: new Date('2026-11-21T03:01:00Z'), isChanged: true, problems: [], state: {} }
  const missing = ['votes of session 5215 in DE: did not answer', 'vote 102 of session 5220: it has no decisions yet']
  await recordStart(world.db, 'parliament', run.at)
  await recordIncomplete(world.db, 'parliament', { ...run, reason: 'incomplete: 2', missing })
  const lines = missing.map((part) => `  missing: ${part}\n`).join('')
  expect((await admin(['source', 'list'])).stdout).toContain(`  failed once: incomplete: 2\n${lines}`)
  const listed = (await admin(['source', 'list', '--json'])).json().sources.find((one: { name: string }) => one.name === 'parliament')
  expect(listed).toMatchObject({ missing, changedAt: run.at.toISOString() })
  await recordSuccess(world.db, 'parliament', run)
  expect((await admin(['source', 'list'])).stdout).not.toContain('missing')
})

test('errors in browsers are listed by day, the most frequent first, as far back as is asked', async () => {
  const dayAgo = (days: number) => zurichDay(Date.now() - days * 86_400_000)
  const error = { route: '/match', release: '0.1.0', kind: 'error', class: 'TypeError' } as const
  await saveBrowserErrors(world.db, [
    { ...error, day: dayAgo(1), count: 2 },
    { ...error, class: 'RangeError', day: dayAgo(1), count: 40 },
    { ...error, day: dayAgo(20), count: 3 },
  ])
  const { status, stdout } = await admin(['error', 'list'])
  expect([status, stdout]).toEqual([
    0,
    [
      '42 errors in browsers in 7 days',
      `${dayAgo(1)}  0.1.0  /match  error  RangeError  40`,
      `${dayAgo(1)}  0.1.0  /match  error  TypeError  2\n`,
    ].join('\n'),
  ])
  const { errors } = (await admin(['error', 'list', '--days', '30', '--json'])).json()
  expect(errors).toHaveLength(3)
  for (const days of ['0', '91', '1.5', 'all']) {
    expect(await admin(['error', 'list', '--days', days])).toMatchObject({ status: 1, stderr: expect.stringContaining('--days is') })
  }
})

test('a candidate is corrected by the rules of the contract, and the correction can be undone', async () => {
  await loadReference(world.db)
  const { electionIds } = await writeCatalogue(world.db, sampleImport('1'))
  const read = async () => (await createPostgresCatalogue(world.db).election(electionIds[0]!))!.candidates[0]!
  const before = await read()
  const id = String(before.id)
  const change = ['--last-name', 'Meier', '--birth-year', '1975', '--place', '', '--occupation-fr', 'Enseignante', '--main-goals-de', '']
  expect((await admin(['candidate', 'correct', id, ...change, '--incumbent', 'yes', '--json'])).json()).toMatchObject({ changed: true })
  expect(await read()).toEqual({
    ...before,
    lastName: 'Meier',
    birthYear: 1975,
    place: null,
    incumbent: true,
    occupation: { de: 'Lehrerin', fr: 'Enseignante' },
    texts: {},
  })
  const imports = (await admin(['import', 'list', '--json'])).json().imports
  expect(imports[0]).toMatchObject({ format: 'correction', source: `candidate ${id}` })
  await admin(['import', 'undo', String(imports[0].id)])
  expect(await read()).toEqual(before)
})

test.each([
  [['--birth-year', '12'], /^--birth-year: /],
  [['--first-name', ''], /^--first-name: /],
  [['--sex', 'other'], /^--sex: /],
  [['--incumbent', 'maybe'], /^--incumbent: /],
  [['--main-goals-de', 'x'.repeat(10_001)], /^--main-goals-de: /],
  [['--party', '1'], /^Unknown option '--party'/],
  [[], /^What is to be corrected\?/],
  [['--place', 'Riehen'], /^There is no candidate 4711/],
])('a correction with %j is refused', async (args, reason) => {
  const { status, stderr } = await admin(['candidate', 'correct', '4711', ...args])
  expect([status, stderr]).toEqual([1, expect.stringMatching(reason)])
})

// Fails when the version of the data is not raised.
test('a result is published and withdrawn, and a running server sees both', async () => {
  const { electionIds } = await writeCatalogue(world.db, smallDemoData(), { isPublished: true })
  let now = 0
  const running = createPostgresCatalogue(world.db, { now: () => now })
  const withResult: number[] = []
  for (const id of electionIds) if ((await running.election(id))?.result) withResult.push(id)
  const [electionId = 0] = withResult
  const isPublic = async () => {
    now += 1_000
    return (await running.election(electionId))?.election.resultsPublic
  }
  expect((await admin(['result', 'withdraw', String(electionId)])).status).toBe(0)
  expect(await isPublic()).toBe(false)
  expect((await admin(['result', 'publish', String(electionId), '--json'])).json()).toMatchObject({
    electionIds: [electionId],
    isPublic: true,
    changed: true,
  })
  expect(await isPublic()).toBe(true)
  expect((await admin(['result', 'publish', String(electionId)])).stdout).toContain('already public')
  const without = electionIds.find((id) => !withResult.includes(id))
  expect((await admin(['result', 'publish', String(without)])).stderr).toBe(`Election ${without} has no result yet: import it first\n`)
  expect((await admin(['result', 'publish', '4711'])).stderr).toBe('There is no election 4711\n')
})

// Fails when the operator has to find out which words accept a step back, and with which ids.
test('a draft that goes back ends in the command that publishes it all the same', async () => {
  const [ballot] = sampleImport('1').elections ?? []
  const at = (hour: number) => ({
    ...ballot!,
    result: {
      ...{ final: true, source: null, asOf: `2026-10-25T${hour}:00:00.000Z`, areas: { counted: 3, total: 3 }, lists: [] },
      candidates: [{ candidateKey: '1', votes: hour, elected: true }],
    },
  })
  await loadReference(world.db)
  const { electionIds } = await writeCatalogue(world.db, { ...sampleImport('1'), elections: [at(16)] }, { isPublished: true })
  await writeCatalogue(world.db, { elections: [at(14)] }, { accepted: new Set(['older']) })
  const { status, stderr } = await admin(['result', 'publish', String(electionIds[0])])
  expect([status, stderr]).toEqual([1, expect.stringContaining('goes back')])
  const command = offeredCommand(stderr)
  expect(command).toEqual(['admin', 'result', 'publish', `${electionIds[0]}`, '--accept-losses', 'older,seats'])
  expect((await admin(command.slice(1))).status).toBe(0)
})

// Fails when a draft is told as published, and when what it changes is left out.
test('results are listed and shown with their drafts, and an import with what it changed', async () => {
  const [ballot] = sampleImport('1', '2').elections ?? []
  const elected = (key: string, votes: number) => ({
    ...ballot!,
    result: {
      ...{ final: true, source: null, asOf: `2026-10-25T1${votes}:00:00.000Z`, areas: { counted: 2, total: 3 }, lists: [] },
      candidates: ['1', '2'].map((one) => ({ candidateKey: one, votes, elected: one === key })),
    },
  })
  expect((await admin(['result', 'list'])).stdout).toBe('No election has a result yet\n')
  await loadReference(world.db)
  const { electionIds } = await writeCatalogue(world.db, { ...sampleImport('1', '2'), elections: [elected('1', 4)] }, { isPublished: true })
  const id = String(electionIds[0])
  await writeCatalogue(world.db, { elections: [elected('2', 5)] })
  const line = `${id}  2026-10-25  Probewahl: published final, 1 elected, 2 of 3 areas, as of 2026-10-25T14:00:00.000Z`
  expect((await admin(['result', 'list'])).stdout).toBe(`${line}; draft final, 1 elected, 2 of 3 areas, as of 2026-10-25T15:00:00.000Z\n`)
  const { stdout } = await admin(['result', 'show', id])
  expect(stdout).toContain('Publishing the draft changes 4 facts\n')
  expect(stdout).toMatch(/candidate \d+: elected was true, is false\n/)
  expect((await admin(['import', 'show', '3'])).stdout).toMatch(
    /^Changes:\n {2}drafts of results {2}1 added\nStriking:\n {2}Probewahl .*elected is now Anna Muster 2, no longer Anna Muster 1\n/,
  )
  expect((await admin(['import', 'list'])).stdout).toMatch(/^3 .*drafts only\n/)
  expect((await admin(['result', 'publish', id])).stderr).toMatch(
    /may lack something: .* leaves 10 of 11 seats open .*: npm run admin -- result publish \d+ --accept-losses seats\n$/,
  )
  await admin(['result', 'publish', id, '--accept-losses', 'seats'])
  expect((await admin(['result', 'withdraw', id, '--reason-de', 'Nachzählung'])).stdout).toBe(
    `The result of election ${id} is now withdrawn\n`,
  )
  expect((await admin(['result', 'list'])).stdout).toMatch(/Probewahl: withdrawn on \d{4}-\d\d-\d\d\n$/)
  expect(await admin(['result', 'show', '4711'])).toMatchObject({ status: 1, stderr: 'There is no election 4711, or it has no result\n' })
  expect(await admin(['result', 'publish', id, '--accept-losses', 'all'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"all" is none'),
  })
})
