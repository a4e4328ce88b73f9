import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPublicationWorker } from '../../src/desk/candidacies/publication/publication-worker.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
afterAll(() => world.close())

const publications = () => world.db.selectFrom('publication').selectAll().orderBy('id').execute()
const snapshot = async () => (await createPostgresCatalogue(world.db).election(world.electionId))!
const version = () => createPostgresCatalogue(world.db).dataVersion()

test('from the last question at the desk to what voters see: all of it, and of the others nothing is different', async () => {
  const before = await snapshot()
  const worker = startPublicationWorker({ db: world.db, now: () => new Date(), onError: (error) => world.errors.push(error) })
  const { cookie, candidacyId: cid, json } = await world.claimed()
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  const answers = questions.map(({ id }: { id: number }, index: number) => ({ questionId: id, value: index < 2 ? null : 100 }))
  await world.call('saveStatement', { cookie, params: { cid }, body: { version: 0, answers } })
  await worker.run()
  expect(await publications()).toEqual([])
  await world.call('submitStatement', { cookie, params: { cid }, body: { version: 1, consentVersion: '1' } })
  const versionBefore = await version()
  await worker.run()
  expect(await publications()).toMatchObject([{ versionAfter: versionBefore + 1, electionIds: [world.electionId], statements: 1 }])
  expect(await version()).toBe(versionBefore + 1)
  const after = await snapshot()
  const id = json.candidacies[0].candidateId
  expect(after.candidates).toEqual(
    before.candidates.map((one) =>
      one.id === id
        ? { ...one, statement: { on: new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' }), revision: 1 } }
        : one,
    ),
  )
  const isOther = ({ candidateId }: { candidateId: number }) => candidateId !== id
  expect(after.answers.filter(isOther)).toEqual(before.answers.filter(isOther))
  expect(after.answers.find((one) => !isOther(one))?.answers).toEqual(
    answers.toSorted((a: { questionId: number }, b: { questionId: number }) => a.questionId - b.questionId),
  )
  await worker.run()
  expect(await version()).toBe(versionBefore + 1)
  await worker.stop()
  expect(world.errors).toEqual([])
})
