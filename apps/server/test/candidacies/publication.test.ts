import { instantOfZurich } from '@plenara/domain'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PAUSE_MS } from '../../src/desk/candidacies/publication/publication-due.ts'
import { startPublicationWorker } from '../../src/desk/candidacies/publication/publication-worker.ts'
import { lockCatalogue } from '../../src/catalogue/change/change-catalogue.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createDatabase } from '../../src/db/database.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { publish, submitted } from './submitted.ts'

let database: TestDatabase
let people: readonly { readonly candidateId: number; readonly electionId: number; readonly electionDate: string }[]
let moved = 0
const now = () => new Date(Date.now() + moved)
const errors: unknown[] = []
let worker: ReturnType<typeof startPublicationWorker>
beforeAll(async () => {
  // Without a time limit of its own, as the commands open it.
  database = await createFilledDatabase(DEMONSTRATION, { statementMs: 0 })
  people = await database.db
    .selectFrom('candidate')
    .innerJoin('election', 'election.id', 'candidate.electionId')
    .select(['candidate.id as candidateId', 'electionId', 'electionDate'])
    .where('electionDate', '>', new Date().toISOString().slice(0, 10))
    .orderBy('candidate.id')
    .limit(2)
    .execute()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'publication', 'actor', 'attempt'] as const) await database.db.deleteFrom(table).execute()
  moved = 0
  worker = startPublicationWorker({ db: database.db, now, onError: (error) => errors.push(error) })
})
afterEach(async () => {
  await worker.stop()
  expect(errors.splice(0)).toEqual([])
})
afterAll(() => database.drop())

const publications = () => database.db.selectFrom('publication').selectAll().orderBy('id').execute()
const snapshot = async () => (await createPostgresCatalogue(database.db).election(people[0]?.electionId ?? 0))!
const version = () => createPostgresCatalogue(database.db).dataVersion()

/** Somebody who stands has submitted the same answer to every question. */
async function submit(place: number, value = 100): Promise<number> {
  const { candidateId, electionId } = people[place] ?? { candidateId: 0, electionId: 0 }
  const { questions } = await snapshot()
  await submitted(database.db, { candidateId, electionId, answers: Object.fromEntries(questions.map(({ id }) => [id, value])), at: now() })
  return candidateId
}

// Fails when each submission is published by itself.
test('what is submitted within five minutes of a publication waits for the next one, and goes together', async () => {
  await submit(0)
  await worker.run()
  expect(await publications()).toHaveLength(1)
  await submit(1)
  await submit(0, 0)
  moved = PAUSE_MS - 60_000
  await worker.run()
  expect(await publications()).toHaveLength(1)
  moved = PAUSE_MS
  await worker.run()
  expect((await publications()).map(({ statements }) => statements)).toEqual([1, 2])
})

// Fails when the day of the election is not looked at.
test('once an election is frozen what was submitted last is published at once', async () => {
  const { electionDate } = people[0] ?? { electionDate: '' }
  const midnight = instantOfZurich(Date.parse(`${electionDate}T00:00:00Z`))
  moved = midnight - 90_000 - Date.now()
  await submit(0)
  await worker.run()
  await submit(0, 0)
  moved += 30_000
  await worker.run()
  expect(await publications()).toHaveLength(1)
  moved += 61_000
  await worker.run()
  expect((await publications()).map(({ statements }) => statements)).toEqual([1, 1])
})

// Fails when the dates of a contest are not looked at: voters would see some before the others, or the last ones late.
test('statements of a contest are public from the day that it names, and at once after its last date', async () => {
  const { electionId } = people[0] ?? { electionId: 0 }
  const [votersFrom, lateUntil] = [3_600_000, 7_200_000].map((later) => new Date(Date.now() + later))
  const dates = { submitUntil: lateUntil!, lateUntil: lateUntil!, votersFrom: votersFrom! }
  const { contestId } = await database.db
    .insertInto('contest')
    .values({ ...dates, name: 'Nationalrat', noAnswerMax: 7, createdAt: now() })
    .returning('contestId')
    .executeTakeFirstOrThrow()
  await database.db.insertInto('contestElection').values({ electionId, contestId }).execute()
  await submit(0)
  await worker.run()
  expect([await publish(database.db), await publications()]).toEqual([null, []])
  moved = 3_601_000
  await worker.run()
  expect(await publications()).toHaveLength(1)
  moved = 7_000_000
  await submit(0, 0)
  await worker.run()
  moved = 7_210_000
  await submit(0, 25)
  await worker.run()
  expect((await publications()).map(({ statements }) => statements)).toEqual([1, 1, 1])
  await database.db.deleteFrom('contest').execute()
})

// Fails when the run waits for an import, or gives up because of it.
test('while an import holds the public data nothing is published, and half a minute later it is tried again', async () => {
  await submit(0)
  const importing = createDatabase({ url: database.url, statementMs: 0 })
  const transaction = await importing.startTransaction().execute()
  await lockCatalogue(transaction)
  await worker.run()
  await transaction.rollback().execute()
  await importing.destroy()
  await worker.run()
  expect(await publications()).toEqual([])
  moved = 30_000
  await worker.run()
  expect(await publications()).toHaveLength(1)
})

// Fails when the catalogue is not locked: both would find the same statements and raise the version for them.
test('of several that publish at once one does', async () => {
  await submit(0)
  const before = await version()
  const done = await Promise.all(Array.from({ length: 4 }, () => publish(database.db)))
  expect(done.filter((one) => one !== null)).toHaveLength(1)
  expect(await version()).toBe(before + 1)
  await submit(1)
  moved = PAUSE_MS
  const other = startPublicationWorker({ db: database.db, now, onError: (error) => errors.push(error) })
  await Promise.all([worker.run(), other.run()])
  await other.stop()
  expect(await publications()).toHaveLength(2)
})

// Fails when the statement stays public without the candidacy that it belongs to.
test('a candidacy that is deleted takes what it published along; an account that is deleted does not', async () => {
  const candidateId = await submit(0)
  await publish(database.db)
  const statementOf = async () => (await snapshot()).candidates.find(({ id }) => id === candidateId)?.statement
  expect(await statementOf()).toBeDefined()
  await database.db.insertInto('actor').values({ actorId: 5, language: 'de', createdAt: now(), activeAt: now() }).execute()
  await database.db.updateTable('candidacy').set({ actorId: 5 }).execute()
  await database.db.deleteFrom('actor').execute()
  expect(await statementOf()).toBeDefined()
  await database.db.deleteFrom('candidacy').execute()
  expect(await statementOf()).toBeUndefined()
  expect(await database.db.selectFrom('publishedStatement').selectAll().execute()).toEqual([])
})
