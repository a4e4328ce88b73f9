import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { cleanUpCandidacies } from '../../../src/desk/candidacies/clean-up-candidacies.ts'
import { sealContact } from '../../../src/desk/candidacies/contact.ts'
import { forgetDeleted } from '../../../src/db/forget-deleted.ts'
import { agreeOnKey } from '../../../src/keys/agree-on-key.ts'
import { foundInFiles } from '../../support/data-files.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { restoredAfter } from '../restored-after.ts'

const DAY_MS = 86_400_000
const dataKey = createDataKey(Buffer.alloc(32, 7))
const now = new Date()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 })
})
beforeEach(async () => {
  for (const table of ['candidacy', 'secretariat', 'actor'] as const) await database.db.deleteFrom(table).execute()
})
afterAll(() => database.drop())

/** Secretariats with an account each, `actorId` 100 and further; a candidacy of account 1, which allows all of them to prepare. */
async function allow(secretariats: readonly { readonly hasEntered: boolean; readonly createdAt?: Date }[]): Promise<number[]> {
  const { db } = database
  await db.insertInto('actor').values({ actorId: 1, language: 'de', createdAt: now, activeAt: now }).execute()
  await db
    .insertInto('candidacy')
    .values({ candidacyId: 5, actorId: 1, contact: null, electionId: 1, candidateId: 1, language: 'de', createdAt: now })
    .execute()
  const ids = []
  for (const [index, { hasEntered, createdAt = now }] of secretariats.entries()) {
    const actorId = 100 + index
    const email = `office${index}@example.ch`
    await db.insertInto('actor').values({ actorId, language: 'de', createdAt, activeAt: createdAt }).execute()
    await db.insertInto('actorEmail').values({ actorId, email, emailNorm: email, confirmedAt: now }).execute()
    if (hasEntered) await db.insertInto('actorPassword').values({ actorId, passwordHash: 'x', changedAt: now }).execute()
    const { secretariatId } = await db
      .insertInto('secretariat')
      .values({ name: `Sekretariat ${index}`, createdAt })
      .returning('secretariatId')
      .executeTakeFirstOrThrow()
    await db.insertInto('secretariatMember').values({ secretariatId, actorId, addedAt: now }).execute()
    await db.insertInto('preparationGrant').values({ candidacyId: 5, secretariatId, givenAt: now, endedAt: null }).execute()
    ids.push(secretariatId)
  }
  return ids
}

const restore = (...events: Parameters<typeof restoredAfter>[1]) => restoredAfter(database.db, events)

const actors = async () =>
  (await database.db.selectFrom('actor').select('actorId').orderBy('actorId').execute()).map(({ actorId }) => actorId)
const open = async () =>
  (
    await database.db.selectFrom('preparationGrant').select('secretariatId').where('endedAt', 'is', null).orderBy('secretariatId').execute()
  ).map(({ secretariatId }) => secretariatId)

// Fails when an office may again what a person had ended.
test('after a restore nobody may prepare for whom an office was ended, and proposed addresses are gone', async () => {
  const [first = 0] = await allow([{ hasEntered: true }, { hasEntered: true }])
  const contact = sealContact(dataKey, 1, { email: 'anna@example.ch' })
  await database.db
    .insertInto('addressProposal')
    .values({ candidateId: 1, electionId: 1, secretariatId: first, contact, language: 'de', proposedAt: now })
    .execute()
  await restore(['giveGrant', 'actor:1'])
  expect(await open()).toHaveLength(2)
  expect(await database.db.selectFrom('addressProposal').selectAll().execute()).toEqual([])
  await restore(['endGrant', 'actor:1'])
  expect(await open()).toEqual([])
  expect(await actors()).toEqual([1, 100, 101])
})

// Fails when whoever was taken out of an office is in it again.
test('after a restore who was taken out of an office, or never meant, is in none', async () => {
  const [, , third = 0, fourth = 0] = await allow([{ hasEntered: true }, { hasEntered: false }, { hasEntered: true }, { hasEntered: true }])
  await restore(['secretariat remove', 'actor:100'], ['notMe', 'actor:101'], ['notMe', 'actor:102'])
  expect(await actors()).toEqual([1, 102, 103])
  expect(await open()).toEqual([third, fourth])
  expect(await database.db.selectFrom('secretariatMember').select(['actorId', 'notMeAt']).orderBy('actorId').execute()).toEqual([
    { actorId: 102, notMeAt: expect.any(Date) },
    { actorId: 103, notMeAt: null },
  ])
})

// Fails when a database that holds nothing sealed but a proposed address starts with another key, and the address is lost.
test('a key file that is missing or another one stops the start also where only a proposed address is sealed', async () => {
  const [secretariatId = 0] = await allow([{ hasEntered: true }])
  const other = createDataKey(randomBytes(32))
  await database.db
    .insertInto('addressProposal')
    .values({
      ...{ candidateId: 1, electionId: 1, secretariatId, language: 'de', proposedAt: now },
      contact: sealContact(other, 1, { email: 'anna@example.ch' }),
    })
    .execute()
  const folder = mkdtempSync(join(tmpdir(), 'plenara-key-'))
  const file = join(folder, 'data.key')
  await expect(agreeOnKey(database.db, file)).rejects.toThrow('is missing, and the database holds what was sealed')
  writeFileSync(file, `${'07'.repeat(32)}\n`, { mode: 0o600 })
  await expect(agreeOnKey(database.db, file)).rejects.toThrow('does not hold the key of this database')
  rmSync(folder, { recursive: true })
})

// Fails when an account of an office is kept for ever.
test('an office whose lists are all of elections that are over goes after 90 days, with its accounts', async () => {
  await allow([{ hasEntered: true, createdAt: new Date(now.getTime() - 91 * DAY_MS) }, { hasEntered: true }])
  await cleanUpCandidacies(database.db, now)
  expect(await actors()).toEqual([1, 101])
  expect(await open()).toHaveLength(1)
})

// Fails when a table of offices is left out.
test('after the night no file holds a proposed address, who was in an office, or what was allowed [ASVS-14.2.7]', async () => {
  const { db } = database
  await allow([{ hasEntered: true }])
  const { secretariatId } = await db.selectFrom('secretariat').select('secretariatId').executeTakeFirstOrThrow()
  const contact = sealContact(createDataKey(randomBytes(32)), 1, { email: 'anneliese@example.ch' })
  await db
    .insertInto('addressProposal')
    .values({ candidateId: 1, electionId: 1, secretariatId, contact, language: 'de', proposedAt: now })
    .execute()
  const inTables = () => foundInFiles(db, [contact], new Date(Date.now() + 60_000))
  await db.deleteFrom('addressProposal').execute()
  expect(await inTables()).toHaveLength(1)
  const onError = (error: unknown) => {
    throw error
  }
  const rewritten = await forgetDeleted(db, { forgotten: new Map(), onError })
  expect(await inTables()).toEqual([])
  for (const table of ['secretariat_member', 'preparation_grant', 'address_proposal']) expect([...rewritten.keys()]).toContain(table)
})
