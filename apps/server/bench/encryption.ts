// `npm run bench:encryption`: changes of records a second with and without sealing, in turns on the same database. Fails above 20 % of cost.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createDataKey } from '../src/keys/data-key.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { opinionsCodec } from '../src/opinions/document-codec.ts'
import { type RecordCipher, recordCipher } from '../src/opinions/record-cipher.ts'
import { createSealedDocuments } from '../src/opinions/sealed-documents.ts'
import { createUserDocuments, type UserDocuments } from '../src/opinions/user-documents.ts'
import { createUserKeys } from '../src/opinions/user-keys.ts'
import { insertTestUser } from '../test/support/test-user.ts'

const ROUNDS = 11
const SECONDS = 1.5
const USERS = 32
const QUESTIONS = 75
const MAX_COST = 0.2
const SEALED = 1
const PLAIN = 2
const noCipher: RecordCipher = { seal: (_, __, plain) => plain, open: (_, __, sealed) => sealed }

const dataDir = await mkdtemp(join(tmpdir(), 'plenara-bench-'))
const database = await openDatabase({ dataDir, databaseUrl: null })
try {
  const users = await Promise.all(Array.from({ length: USERS }, () => insertTestUser(database.db)))
  const [sealed, plain] = [storeOf(database.db, recordCipher), storeOf(database.db, noCipher)]
  const calls = { writes: changeAnswer, reads: readAnswers }
  console.log(`${USERS} voters at once, ${QUESTIONS} answers each; ${ROUNDS} rounds of ${SECONDS} s each way, medians\n`)
  for (const [name, call] of Object.entries(calls)) {
    const pairs: { sealed: number; plain: number }[] = []
    for (let round = -1; round < ROUNDS; round++) {
      const pair = await measurePair(
        { sealed: () => rateOf(sealed, users, { scope: SEALED, call }), plain: () => rateOf(plain, users, { scope: PLAIN, call }) },
        round,
      )
      if (round >= 0) pairs.push(pair)
    }
    const cost = 1 - median(pairs.map((pair) => pair.sealed / pair.plain))
    console.log(
      `${name}: sealed ${Math.round(median(pairs.map((pair) => pair.sealed)))}/s, plain ${Math.round(median(pairs.map((pair) => pair.plain)))}/s, cost ${(cost * 100).toFixed(1)} %`,
    )
    if (name === 'writes' && cost > MAX_COST) process.exitCode = 1
  }
  console.log(`\nA row: sealed ${await bytesOf(database.db, SEALED)} bytes, plain ${await bytesOf(database.db, PLAIN)} bytes`)
} finally {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

function storeOf(db: Database, cipher: RecordCipher): UserDocuments {
  return createUserDocuments(createSealedDocuments(db, createUserKeys(createDataKey(Buffer.alloc(32, 7))), cipher))
}

/** Both ways directly after each other, the first one in turn, so that what else the machine does hits both. */
async function measurePair(ways: { sealed: () => Promise<number>; plain: () => Promise<number> }, round: number) {
  if (round % 2 === 0) return { sealed: await ways.sealed(), plain: await ways.plain() }
  const plain = await ways.plain()
  return { sealed: await ways.sealed(), plain }
}

type Call = (documents: UserDocuments, key: { userId: number; scope: number }, count: number) => Promise<unknown>

/** Calls a second, each user's one after the other. */
async function rateOf(documents: UserDocuments, users: readonly number[], { scope, call }: { scope: number; call: Call }): Promise<number> {
  const from = performance.now()
  const until = from + SECONDS * 1000
  const counts = await Promise.all(
    users.map(async (userId) => {
      let count = 0
      for (; performance.now() < until; count++) await call(documents, { userId, scope }, count)
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count) / ((performance.now() - from) / 1000)
}

function changeAnswer(documents: UserDocuments, key: { userId: number; scope: number }, count: number): Promise<unknown> {
  const answer = { questionId: 4_000 + (count % QUESTIONS), value: count % 2 === 0 ? 75 : 25, weight: 1 } as const
  return documents.change(opinionsCodec, key, (opinions) => ({
    ...opinions,
    responses: [...opinions.responses.filter(({ questionId }) => questionId !== answer.questionId), answer],
  }))
}

function readAnswers(documents: UserDocuments, key: { userId: number; scope: number }): Promise<unknown> {
  return documents.read(opinionsCodec, key)
}

async function bytesOf(db: Database, scope: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select round(avg(pg_column_size(d.*)))::int as bytes from user_document d where scope = ${scope}`.execute(db)
  return rows[0]?.bytes ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
