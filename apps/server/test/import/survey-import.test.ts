import { afterEach, beforeEach, expect, test } from 'vitest'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { readSurveys } from '../../src/notify/surveys/read-surveys.ts'
import { sampleSurveyRecord } from '../support/survey-sample.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'

const files = createFolder()
let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(files.folder)
})
afterEach(() => world.drop())

const file = (...surveys: readonly object[]) => files.file('surveys.json', JSON.stringify({ surveys }))
const ids = async () => (await readSurveys(world.db)).map(({ id }) => id)
const versionOf = async () => (await world.db.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow()).version

test('a file takes the place of all surveys, and the same again changes nothing [ENTITY-11]', async () => {
  expect(await world.run('surveys', file(sampleSurveyRecord({ id: 1 }), sampleSurveyRecord({ id: 2 })))).toEqual({
    status: 0,
    format: 'surveys',
    counts: { surveys: 2 },
    problems: [],
    difference: expect.objectContaining({ kinds: { surveys: { added: 2, changed: 0, removed: 0 } } }),
  })
  const version = await versionOf()
  expect((await world.run('surveys', file(sampleSurveyRecord({ id: 1 }), sampleSurveyRecord({ id: 2 })))).status).toBe(0)
  expect(await versionOf()).toBe(version)
  await world.run('surveys', file(sampleSurveyRecord({ id: 2, priority: 9 }), sampleSurveyRecord({ id: 3 })))
  expect(await readSurveys(world.db)).toEqual([sampleSurveyRecord({ id: 2, priority: 9 }), sampleSurveyRecord({ id: 3 })])
  expect(await versionOf()).toBe(version + 1)
})

test('one bad record, and the surveys stay as they were; it is named by file and line [ENTITY-11]', async () => {
  await world.run('surveys', file(sampleSurveyRecord({ id: 7 })))
  const version = await versionOf()
  const bad = { ...sampleSurveyRecord({ id: 2 }), url: { de: 'http://umfrage.example.ch' } }
  const outcome = await world.run(
    'surveys',
    files.file('bad.json', `{"surveys":[\n${JSON.stringify(sampleSurveyRecord())},\n${JSON.stringify(bad)}]}`),
  )
  expect(outcome).toMatchObject({ status: 1, counts: { surveys: 1 } })
  expect(outcome.problems).toEqual([{ file: expect.stringContaining('bad.json'), line: 3, reason: expect.stringContaining('url.de') }])
  expect([await ids(), await versionOf()]).toEqual([[7], version])
})

test('an import of surveys is undone like any other [ENTITY-11]', async () => {
  await world.run('surveys', file(sampleSurveyRecord({ id: 1 }), sampleSurveyRecord({ id: 2 })))
  await world.run('surveys', file(sampleSurveyRecord({ id: 2, priority: 5 }), sampleSurveyRecord({ id: 3 })))
  const last = await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await undoImport(world.db, last.id)
  expect(await readSurveys(world.db)).toEqual([sampleSurveyRecord({ id: 1 }), sampleSurveyRecord({ id: 2 })])
})
