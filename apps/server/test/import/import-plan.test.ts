import { readFileSync } from 'node:fs'
import type { CandidateRecord } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'

const { folder, file, remove } = createFolder()
const NR = readFileSync(importerFixture('fixtures/nr2027-bl.csv'), 'utf8')
const WHOLE = file('nr2027-bl.csv', NR)

let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
  await loadReference(world.db)
})
afterEach(() => world.drop())
afterAll(remove)

/** Every row of every table. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    world.db,
  )
  const hashes = []
  for (const { name } of rows) {
    const { rows } = await sql<{ hash: string }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`.execute(world.db)
    hashes.push(`${name} ${rows[0]?.hash}`)
  }
  return hashes.join('\n')
}

const FEED = file('nzz.xml', readFileSync(importerFixture('feed/fixtures/news.xml'), 'utf8').replaceAll('beispiel.example', 'nzz.ch'))

// Fails when a plan is committed, and when it does not go through the same writers.
test.each([
  ['onegov', WHOLE, []],
  ['onegov', WHOLE, ['--publish']],
  ['parliament', importerFixture('parliament/fixtures/councillors.json'), []],
  ['swissvotes', importerFixture('swissvotes/fixtures/swissvotes.csv'), []],
  ['feed', FEED, ['--accept-losses', '14,23']],
  ['surveys', importerFixture('surveys/fixtures/surveys.json'), []],
])('a plan of %s %s %j tells what the import then does, and changes nothing', async (format, path, options) => {
  await writeCatalogue(world.db, sampleImport('1'))
  await world.run('amtovz', importerFixture('amtovz/fixtures/places.csv'), '--accept-losses', '6,7,records')
  const before = await everything()
  const plan = await world.run(format, path, ...options, '--plan')
  expect(plan.status).toBe(0)
  expect(await everything()).toBe(before)
  const done = await world.run(format, path, ...options)
  expect(done.difference.kinds).not.toEqual({})
  expect(plan).toEqual(done)
  const { difference } = await world.db.selectFrom('importLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(difference).toEqual(done.difference)
  expect((await world.run(format, path, ...options, '--plan')).difference).toEqual({ kinds: {}, striking: [] })
})

// Fails when the weights are turned around.
test('a plan that would be refused says why with status 1, and names the heaviest losses first', async () => {
  await world.run('onegov', WHOLE, '--publish')
  const before = await everything()
  const [header = '', ...rows] = NR.trimEnd().split('\n')
  const columns = header.split(',')
  const elected = rows.find((row) => row.split(',')[columns.indexOf('candidate_elected')] === 'True') ?? ''
  const id = elected.split(',')[columns.indexOf('candidate_id')]
  const shorter = [header, ...rows.filter((row) => row.split(',')[columns.indexOf('candidate_id')] !== id)].join('\n')
  const plan = await world.run('onegov', file('nr2027-bl.csv', `${shorter}\n`), '--plan')
  file('nr2027-bl.csv', NR)
  expect(plan.status).toBe(1)
  expect(plan.problems.map(({ loss }: { loss?: string }) => loss)).toEqual([
    ...[undefined, undefined],
    ...['candidates', 'votes', 'elected', 'seats'],
  ])
  const { kinds, striking } = plan.difference
  expect(kinds).toMatchObject({ candidates: { removed: 1 } })
  const what = striking.map((fact: { what: string }) => fact.what)
  expect(what).toEqual(['no-longer-elected', 'fewer-elected', 'fewer-votes', 'fewer-candidates'])
  expect(await everything()).toBe(before)
})

const rich = {
  ...sampleCandidate('1'),
  ...{ birthYear: 1980, occupation: { de: 'Pilotin', fr: 'Pilote' }, texts: { mainGoals: { de: 'Ziele', fr: 'Buts' } } },
  vestedInterests: [{ organisation: { de: 'Verein' }, role: {}, paid: null, since: null }],
  portrait: '<svg>1</svg>',
}
const poor = { ...rich, birthYear: null, occupation: {}, texts: {}, vestedInterests: [], portrait: null }

// Fails when the plain table `CANDIDATE` is written.
test('what a poorer source does not tell of a candidate stays; it goes only where that is accepted', async () => {
  const ballot = (candidate: CandidateRecord) => ({
    ...sampleImport('1'),
    elections: [sampleBallot([candidate])],
  })
  await writeCatalogue(world.db, ballot(rich))
  const stored = async () => (await world.onlyElection()).candidates[0]
  const before = await stored()
  expect(await writeCatalogue(world.db, ballot(poor))).toMatchObject({ changed: false })
  expect(await stored()).toEqual(before)
  const reworded = ballot({ ...rich, occupation: { de: 'Lehrerin' } })
  const { losses } = await writeCatalogue(world.db, reworded, { isRefused: (flaws) => flaws.losses.length > 0 })
  expect(losses).toEqual([{ loss: 'texts', reason: expect.stringMatching(/1 candidates would lose languages of a text: Anna Muster 1/) }])
  expect(await stored()).toEqual(before)
  const { difference } = await writeCatalogue(world.db, ballot(poor), { accepted: new Set(['texts']) })
  expect(await stored()).toMatchObject({ birthYear: null, occupation: {}, texts: {}, vestedInterests: [], portrait: before?.portrait })
  expect(difference.striking.map(({ what }) => what)).toContain('texts-lost')
})

// Fails when `questionLossesOf` or `answerLossesOf` is not asked.
test('questions, their languages and answers of candidates go only where that is accepted', async () => {
  const fixture = readFileSync(importerFixture('questionnaire/fixtures/questions-sample.csv'), 'utf8').split('\n')
  const questions = file('questions.csv', `${fixture.slice(0, 4).join('\n')}\n`)
  await world.run('sesam-bs', importerFixture('sesam-bs/fixtures/full-2020.xlsx'), '--accept-losses', '2,6,7,seats')
  const { id } = await world.db.selectFrom('election').select('id').where('constituencyId', '=', 45).executeTakeFirstOrThrow()
  await world.run('questionnaire', questions, '--election', `${id}`)
  await world.run('answers', file('answers.csv', 'candidate,question,value\n0101,1,100\n0101,2,83\n'), '--election', `${id}`)
  const before = await everything()
  const fewer = await world.run('answers', file('fewer.csv', 'candidate,question,value\n0101,1,100\n'), '--election', `${id}`)
  expect([fewer.status, fewer.problems]).toEqual([
    1,
    [{ file: '', line: 0, loss: 'answers', reason: expect.stringMatching(/^1 candidates would lose answers: /) }],
  ])
  file('questions.csv', `${fixture.slice(0, 3).join('\n')}\n`)
  const shorter = await world.run('questionnaire', questions, '--election', `${id}`)
  expect([shorter.status, shorter.problems.map(({ loss }: { loss: string }) => loss)]).toEqual([1, ['questions']])
  expect(await everything()).toBe(before)
  expect(
    (
      await world.run(
        'answers',
        file('fewer.csv', 'candidate,question,value\n0101,1,100\n'),
        '--election',
        `${id}`,
        '--accept-losses',
        'answers',
      )
    ).status,
  ).toBe(0)
  expect((await world.run('questionnaire', questions, '--election', `${id}`, '--accept-losses', 'questions')).status).toBe(0)
})
