import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { importerFixture } from './importer-fixture.ts'

const files = createFolder()
let world: ImportWorld
let west: string
beforeEach(async () => {
  world = await createImportWorld(files.folder)
  await world.run('sesam-bs', importerFixture('sesam-bs/fixtures/full-2020.xlsx'), '--accept-losses', '2,6,7,seats')
  const { id } = await world.db.selectFrom('election').select('id').where('constituencyId', '=', 45).executeTakeFirstOrThrow()
  west = String(id)
  await world.run(
    'questionnaire',
    importerFixture('questionnaire/fixtures/questions-sample.csv'),
    '--election',
    west,
    '--accept-losses',
    '5,6',
  )
})
afterEach(() => world.drop())
afterAll(files.remove)

const answersOf = (...rows: string[]) =>
  files.file('answers.csv', `${['candidate,firstname,lastname,question,value', ...rows].join('\n')}\n`)

// Fails when the name is taken out of `createAnswerResolver`: ballot numbers of another election meet.
test('answers of another election are refused where numbers meet and names do not', async () => {
  const path = answersOf('0101,Anna,Muster,1,100', '0102,Beat,Fremd,1,0', '0201,Carla,Fremd,1,0')
  const refused = await world.run('answers', path, '--election', west)
  expect(refused.status).toBe(1)
  expect(refused.problems.map(({ loss }: { loss?: string }) => loss)).toEqual(['answers', 'answers'])
  expect(refused.problems[0].reason).toMatch(/not Beat Fremd$/)
  expect(await world.db.selectFrom('candidateAnswers').select('candidateId').execute()).toEqual([])
})

test('a number and a name that mean one person are matched, whatever the case of letters', async () => {
  expect((await world.run('answers', answersOf('0101,ANNA,muster,1,100'), '--election', west)).status).toBe(0)
  expect(await world.db.selectFrom('candidateAnswers').select('candidateId').execute()).toHaveLength(1)
})
