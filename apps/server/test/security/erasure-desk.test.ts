import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import type { Database } from '../../src/db/database.ts'
import { forgetDeleted } from '../../src/db/forget-deleted.ts'
import { foundInFiles } from '../support/data-files.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

const refuseError = (error: unknown) => {
  throw error
}
const dataKey = createDataKey(randomBytes(32))
let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 })
  db = database.db
})
afterAll(() => database.drop())

// Fails when a table of the desk is left out.
test('after the night no file holds the sealed address of who said not to be meant, and no trace of the mail [ASVS-14.2.7]', async () => {
  const contact = dataKey.sealContact(5, 'anna@example.ch')
  const [mailId, hash, tokenHash] = [randomBytes(16), randomBytes(32), randomBytes(32)]
  const of = { candidacyId: 5, actorId: null }
  const when = { queuedAt: new Date(), outcome: null, smtpCode: null, doneAt: null }
  await db
    .insertInto('candidacy')
    .values({ candidacyId: 5, actorId: null, contact, electionId: 1, candidateId: 1, language: 'de', createdAt: new Date() })
    .execute()
  await db
    .insertInto('delivery')
    .values({ mailId, ...of, kind: 'candidacy-invitation', ...when })
    .execute()
  await db
    .insertInto('notMeCode')
    .values({ hash, ...of, expiresAt: new Date() })
    .execute()
  await db.insertInto('previewToken').values({ tokenHash, candidacyId: 5, version: 1, expiresAt: new Date() }).execute()
  const inTables = () => foundInFiles(db, [contact, mailId, hash, tokenHash], new Date(Date.now() + 60_000))
  await db.updateTable('candidacy').set({ contact: null }).execute()
  for (const table of ['delivery', 'notMeCode', 'previewToken'] as const) await db.deleteFrom(table).execute()
  expect(await inTables()).toHaveLength(4)
  await forgetDeleted(db, { forgotten: new Map(), onError: refuseError })
  expect(await inTables()).toEqual([])
})

// Fails when a table of passkeys or of changed addresses is left out.
test('after the night no file holds a passkey, a former address or a code of an account of the desk that is gone [ASVS-14.2.7]', async () => {
  const [actorId, createdAt] = [77, new Date()]
  const [credentialId, hash, former] = [randomBytes(32), randomBytes(32), 'frueher.Anneliese@example.ch']
  await db.insertInto('actor').values({ actorId, language: 'de', createdAt, activeAt: createdAt }).execute()
  const key = { publicKey: randomBytes(77), counter: 0, transports: [], name: 'Telefon', backedUp: false, rpId: 'desk.example' }
  await db
    .insertInto('actorPasskey')
    .values({ actorId, passkeyId: 1, credentialId, ...key, createdAt, lastUsedAt: null })
    .execute()
  const change = { email: 'neu@example.ch', formerEmail: former, formerEmailNorm: former.toLowerCase(), askedAt: createdAt }
  await db
    .insertInto('addressChange')
    .values({ actorId, ...change, confirmedAt: createdAt })
    .execute()
  await db.insertInto('addressCode').values({ hash, actorId, purpose: 'stop' }).execute()
  const told = [credentialId, key.publicKey, hash, Buffer.from(former), Buffer.from(former.toLowerCase())]
  const inTables = () => foundInFiles(db, told, new Date(Date.now() + 60_000))
  await db.deleteFrom('actor').where('actorId', '=', actorId).execute()
  expect(await inTables()).toHaveLength(told.length)
  await forgetDeleted(db, { forgotten: new Map(), onError: refuseError })
  expect(await inTables()).toEqual([])
})
