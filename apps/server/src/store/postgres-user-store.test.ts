import { userStoreTests } from '@plenara/api/store-tests'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { insertTestUser } from '../../test/test-user.ts'
import { createPostgresUserStore } from './postgres-user-store.ts'

const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.drop())))

async function open() {
  const database = await createTestDatabase()
  opened.push(database)
  return { database, store: createPostgresUserStore(database.db), newUser: () => insertTestUser(database.db) }
}

userStoreTests('PostgreSQL', open)

test('changes of several processes at once lose nothing', async () => {
  const { database, newUser } = await open()
  const id = await newUser()
  const processes = Array.from({ length: 4 }, () => createPostgresUserStore(database.db))
  const answers = Array.from({ length: 40 }, (_, index) => ({ questionId: index + 1, value: 100, weight: 1 }) as const)
  await Promise.all(
    answers.map((answer, index) =>
      processes[index % 4]!.changeOpinions(id, 1, (opinions) => ({ ...opinions, responses: [...opinions.responses, answer] })),
    ),
  )
  const { responses } = await processes[0]!.getOpinions(id, 1)
  expect(responses.toSorted((a, b) => a.questionId - b.questionId)).toEqual(answers)
})

test('what a deleted user writes is refused as without a token', async () => {
  const { store, newUser } = await open()
  const id = await newUser()
  await store.deleteUser(id)
  await expect(store.changeOpinions(id, 1, () => ({ responses: [], matches: [] }))).rejects.toMatchObject({ code: 'unauthorized' })
  await expect(store.setProgression(id, null, { key: 'a', data: {} })).rejects.toMatchObject({ code: 'unauthorized' })
})

test('a deleted user is in no table', async () => {
  const { database, store, newUser } = await open()
  const id = await newUser()
  const now = new Date()
  await database.db
    .insertInto('session')
    .values({ tokenHash: Buffer.alloc(32, 1), userId: id, createdAt: now, usedAt: now })
    .execute()
  await store.changeOpinions(id, 1, (opinions) => ({ ...opinions, matches: [{ candidateId: 3, type: 'like', rank: 1 }] }))
  await store.deleteUser(id)
  for (const table of ['appUser', 'email', 'session', 'userDocument', 'progression', 'credential'] as const) {
    expect(await database.db.selectFrom(table).selectAll().where('userId', '=', id).execute(), table).toEqual([])
  }
})
