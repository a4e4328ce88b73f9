import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQueue } from '../../../src/desk/candidacies/moderation/queue.ts'
import { readChangesOf } from '../../../src/catalogue/candidates/statement-changes.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import { DEMONSTRATION } from '../../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../../support/test-database.ts'
import { restoredAfter } from '../restored-after.ts'
import { publish, submitted } from '../submitted.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION)
})
afterAll(() => database.drop())

/** Two people who have a number, after so many others. */
const twoPeople = (after: number) =>
  database.db
    .selectFrom('candidate')
    .select(['id', 'electionId'])
    .where('number', 'is not', null)
    .orderBy('electionId')
    .orderBy('id')
    .offset(after)
    .limit(2)
    .execute()

// Fails when a text that was hidden after the backup is public again, a number goes with it, or somebody else is touched.
test('after a restore everything that can be is held back of whom something was hidden since, until somebody looks', async () => {
  const { db } = database
  const people = await twoPeople(0)
  const electionId = people[0]?.electionId ?? 0
  const content = { profile: { texts: { motto: { de: 'Alle andern lügen.', fr: 'Pour tous.' } }, campaignBudget: 500 } }
  for (const [index, { id }] of people.entries()) {
    await submitted(db, { candidateId: id, electionId, candidacyId: index + 1, answers: { 1: 100 }, content })
  }
  await publish(db)
  for (let time = 0; time < 2; time++) expect((await restoredAfter(db, [['candidacy hide', 'candidacy:1']])).held).toEqual([1])
  const shown = (await createPostgresCatalogue(db).election(electionId))?.candidates
  const textsOf = (index: number) => shown?.find(({ id }) => id === people[index]?.id)
  expect([textsOf(0)?.texts, textsOf(0)?.campaignBudget]).toEqual([{}, 500])
  expect(textsOf(1)?.texts).toEqual(content.profile.texts)
  const queue = await readQueue(db, { electionId, words: [], now: new Date() })
  expect(queue.map(({ candidacyId, field, why }) => [candidacyId, field, why])).toEqual([
    [1, 'text/motto/de', [{ kind: 'afterRestore' }]],
    [1, 'text/motto/fr', [{ kind: 'afterRestore' }]],
  ])
})

// Fails when the log tells again what was hidden there, of somebody who took it out of the profile or has withdrawn.
test('what stands in the public log alone is held back again, too', async () => {
  const { db } = database
  const people = await twoPeople(2)
  const contents = [{ profile: { texts: { motto: { de: 'Alle andern lügen.' } } } }, {}]
  for (const content of contents) {
    for (const [index, { id, electionId }] of people.entries()) {
      await submitted(db, { candidateId: id, electionId, candidacyId: index + 3, answers: { 1: 100 }, content })
    }
    await publish(db)
  }
  const finished = await restoredAfter(db, [
    ['candidacy hide', 'candidacy:3'],
    ['candidacy hide', 'candidacy:4'],
    ['withdrawn', 'candidacy:4'],
  ])
  expect(finished).toMatchObject({ held: expect.arrayContaining([3, 4]), withdrawn: [4] })
  for (const { id } of people) {
    expect(await readChangesOf(db, id)).toMatchObject([{ field: 'text/motto/de', before: null, after: null, held: ['before'] }])
  }
})
