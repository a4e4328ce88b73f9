import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { restoredAfter } from './restored-after.ts'
import { publish, submitted } from './submitted.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// Fails when a withdrawn statement or a wish that was taken back is there again, the address of who said not to be meant the reminders of who stopped them or a picture that was taken away are back, a mail is said to wait for ever, an account loses its candidacy, or a stopped address stands again.
test('after a restore the address of who was not meant is out again, and nothing of the desk waits or opens', async () => {
  const { db } = database
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const now = () => new Date()
  await db.insertInto('actor').values({ actorId: 9, language: 'de', createdAt: now(), activeAt: now() }).execute()
  for (const [actorId, email] of [
    [10, 'beat@example.ch'],
    [11, 'carla@example.ch'],
  ] as const) {
    await db.insertInto('actor').values({ actorId, language: 'de', createdAt: now(), activeAt: now() }).execute()
    await db.insertInto('actorEmail').values({ actorId, email, emailNorm: email, confirmedAt: now() }).execute()
    const former = `former.${email}`
    await db
      .insertInto('addressChange')
      .values({ actorId, email, formerEmail: former, formerEmailNorm: former, askedAt: now(), confirmedAt: actorId === 10 ? now() : null })
      .execute()
  }
  await db.insertInto('actorPassword').values({ actorId: 9, passwordHash: 'former', changedAt: now() }).execute()
  for (const [candidacyId, actorId] of [
    [1, null],
    [2, 9],
    [3, null],
    [4, null],
    [5, 9],
  ] as const) {
    const contact = dataKey.sealContact(candidacyId, JSON.stringify({ email: 'anna@example.ch' }))
    await db
      .insertInto('candidacy')
      .values({ ...{ candidacyId, actorId, contact, electionId: 1, candidateId: candidacyId, language: 'de' }, createdAt: now() })
      .execute()
    await db
      .insertInto('notMeCode')
      .values({ hash: Buffer.alloc(32, candidacyId), candidacyId, actorId: null, expiresAt: now() })
      .execute()
    await db
      .insertInto('previewToken')
      .values({ tokenHash: Buffer.alloc(32, candidacyId), candidacyId, version: 1, expiresAt: now() })
      .execute()
  }
  // What is printed cannot be made anew; an address that was typed waits for a mail that is no longer good.
  const later = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('letterCode')
    .values({ candidacyId: 3, hash: Buffer.alloc(32, 4), printedAt: now(), expiresAt: later })
    .execute()
  const contact = dataKey.sealContact(3, JSON.stringify({ email: 'typed@example.ch' }))
  await db
    .insertInto('invitation')
    .values({ candidacyId: 3, hash: Buffer.alloc(32, 5), contact, createdAt: now(), expiresAt: later })
    .execute()
  await db
    .insertInto('statement')
    .values({
      candidacyId: 2,
      version: 4,
      answers: '{}',
      content: JSON.stringify({ portrait: 'a'.repeat(64) }),
      touched: '{}',
      updatedAt: now(),
    })
    .execute()
  for (const candidacyId of [2, 3]) {
    const [small, large] = [Buffer.from('small'), Buffer.from('large')]
    await db
      .insertInto('statementPortrait')
      .values({ candidacyId, hash: 'a'.repeat(64), small, large })
      .execute()
  }
  const outbox = createOutbox({ dataKey, now, wake: () => undefined })
  const mail = {
    of: { candidacyId: 3 },
    to: 'anna@example.ch',
    language: 'de',
    notMe: 'https://desk.example',
    values: {},
    expiresAt: null,
  } as const
  await outbox.addForDesk(db, { kind: 'candidacy-submitted', ...mail })
  await submitted(db, { candidateId: 4, electionId: 1, answers: { 1: 100 }, candidacyId: 4 })
  await publish(db)
  const wish = { field: 'answer/1', before: '100', after: '0', reason: 'Vertippt', askedAt: now(), refusal: null }
  for (const [candidacyId, revision] of [
    [2, 1],
    [5, null],
  ] as const) {
    await db
      .insertInto('correction')
      .values({ ...wish, candidacyId, askedBy: 9, revision, decidedAt: revision === null ? null : now() })
      .execute()
  }
  const key = { publicKey: Buffer.alloc(1), counter: 0, transports: [], name: 'Telefon', backedUp: false, rpId: 'desk.example' }
  await db
    .insertInto('actorPasskey')
    .values({ actorId: 10, passkeyId: 1, credentialId: Buffer.alloc(16), ...key, createdAt: now(), lastUsedAt: null })
    .execute()
  const finished = await restoredAfter(db, [
    ['notMe', 'candidacy:1'],
    ['notMe', 'candidacy:2'],
    ['stopReminders', 'candidacy:3'],
    ['withdrawn', 'candidacy:4'],
    ['takeBackCorrection', 'actor:9'],
    ['changePassword', 'actor:9'],
    ['resetPassword', 'actor:9'],
    ['deletePasskey', 'actor:10'],
    ['stopAddressChange', 'actor:10'],
    ['dropPortrait', 'actor:9'],
  ])
  expect(finished).toMatchObject({ contacts: [1, 2], actors: [9, 10], withdrawn: [4] })
  const addresses = await db.selectFrom('actorEmail').select(['actorId', 'email']).orderBy('actorId').execute()
  expect(addresses.map(({ email }) => email)).toEqual(['former.beat@example.ch', 'carla@example.ch'])
  const rows = await db
    .selectFrom('candidacy')
    .select(['candidacyId', 'actorId', 'contact', 'notMeAt', 'remindersStoppedAt', 'withdrawnAt'])
    .orderBy('candidacyId')
    .execute()
  expect(
    rows.map(({ actorId, contact, notMeAt, remindersStoppedAt: stopped }) => [
      actorId,
      contact !== null,
      notMeAt !== null,
      stopped !== null,
    ]),
  ).toEqual([
    [null, false, true, false],
    [9, true, true, false],
    [null, true, false, true],
    [null, false, false, false],
    [9, true, false, false],
  ])
  expect(rows.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([false, false, false, true, false])
  for (const table of ['statementRevision', 'publishedStatement'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  // One that was taken back is not decided by an operator afterwards; one that was decided stays.
  expect(await db.selectFrom('correction').select('candidacyId').execute()).toEqual([{ candidacyId: 2 }])
  expect(await db.selectFrom('statementPortrait').select('candidacyId').execute()).toEqual([{ candidacyId: 3 }])
  expect(await db.selectFrom('statement').select(['version', 'content']).execute()).toEqual([{ version: 5, content: { portrait: null } }])
  expect(await db.selectFrom('delivery').select('outcome').execute()).toEqual([{ outcome: 'dropped' }])
  expect(await db.selectFrom('letterCode').select('candidacyId').execute()).toEqual([{ candidacyId: 3 }])
  for (const table of ['outbox', 'notMeCode', 'previewToken', 'invitation', 'actorPassword', 'actorPasskey', 'addressChange'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
