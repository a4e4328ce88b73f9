import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { seal } from '../../src/keys/sealing.ts'
import { encodeOpinions } from '../../src/opinions/opinions-codec.ts'
import { pad, unpad } from '../../src/opinions/padding.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { createUserKeys } from '../../src/opinions/user-keys.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { insertTestUser } from '../support/test-user.ts'

const MOST_ANSWERS = 75
const dataKey = createDataKey(randomBytes(32))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const answersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    questionId: 32_214 + index * 3,
    value: (index * 25) % 125,
    weight: 1 as const,
    answeredAt: 1_760_000_000 + index * 40,
  }))

async function storedLengths(kind: string): Promise<Set<number>> {
  const rows = await database.db.selectFrom('userDocument').select('content').where('kind', '=', kind).execute()
  return new Set(rows.map(({ content }) => content.length))
}

// Fails when `pad` is taken out of the cipher, or pads in steps of 128 bytes.
test('the length of a record does not tell how many questions were answered [ATTACK-W6]', async () => {
  const store = createPostgresUserStore(database.db, dataKey)
  for (const count of [0, 1, 2, 10, 20, 40, 60, MOST_ANSWERS]) {
    const id = await insertTestUser(database.db)
    await store.changeOpinions(id, 1, () => ({ responses: answersOf(count), matches: [] }))
    expect((await store.getOpinions(id, 1)).responses).toEqual(answersOf(count))
  }
  expect((await storedLengths('opinions')).size).toBe(1)
})

// Fails when `pad` is taken out of the cipher.
test('the length of a record does not tell how many votes were decided [ATTACK-W6]', async () => {
  const store = createPostgresUserStore(database.db, dataKey)
  for (const count of [0, 1, 5, 50, 150]) {
    const id = await insertTestUser(database.db)
    const votes = Array.from({ length: count }, (_, index) => ({ parliamentVoteId: index * 90 + 1, decision: 'yes' as const }))
    await store.changeVotes(id, () => votes)
    expect(await store.getVotes(id)).toEqual(votes)
  }
  expect((await storedLengths('votes')).size).toBe(1)
})

test('padded bytes come back as they were, of every length and ending, and there are few lengths [ATTACK-W6]', () => {
  const lengths = new Set<number>()
  for (let length = 0; length < 5_000; length += length < 1_100 ? 1 : 97) {
    for (const last of [0, 0x80, 0xff]) {
      const plain = Buffer.alloc(length, last)
      expect(unpad(pad(plain)).equals(plain)).toBe(true)
      lengths.add(pad(plain).length)
    }
  }
  expect([...lengths]).toEqual([512, 1024, 2048, 4096, 8192])
  for (const bad of [Buffer.alloc(0), Buffer.alloc(512), Buffer.alloc(512, 1)]) expect(() => unpad(bad)).toThrow(RangeError)
})

// Fails when only the newest format is opened.
test('a record that an earlier release stored without padding is read, and padded when it changes [ATTACK-W6]', async () => {
  const { db } = database
  const id = await insertTestUser(db)
  const { secret } = await createUserKeys(dataKey).obtain(db, id)
  const opinions = { responses: answersOf(3), matches: [] }
  const content = Buffer.concat([Buffer.from([1]), seal(secret, encodeOpinions(opinions), `record/1/${id}/opinions/9`)])
  await db.insertInto('userDocument').values({ userId: id, kind: 'opinions', scope: 9, version: 5, content }).execute()
  const store = createPostgresUserStore(db, dataKey)
  expect(await store.getOpinions(id, 9)).toEqual(opinions)
  await store.changeOpinions(id, 9, ({ matches }) => ({ responses: answersOf(4), matches }))
  expect((await createPostgresUserStore(db, dataKey).getOpinions(id, 9)).responses).toHaveLength(4)
  const row = await db.selectFrom('userDocument').select('content').where('userId', '=', id).executeTakeFirstOrThrow()
  expect(row.content.length).toBeGreaterThan(512)
})
