import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuditLog } from '../../src/audit/audit-log.ts'
import { createDataKey } from '../../src/auth/data-key.ts'
import { finishRestore } from '../../src/backup/finish-restore.ts'
import { createOutbox } from '../../src/mail/outbox.ts'
import { publish, submitted } from './submitted.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'plenara-restore-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

// Fails when a withdrawn statement or a wish that was taken back is there again, the address of who said not to be meant or the reminders of who stopped them are back, a mail is said to wait for ever, or an account loses its candidacy.
test('after a restore the address of who was not meant is out again, and nothing of the desk waits or opens', async () => {
  const { db } = database
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const now = () => new Date()
  await db.insertInto('actor').values({ actorId: 9, language: 'de', createdAt: now(), activeAt: now() }).execute()
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
  const audit = createAuditLog({ folder, now, onError: () => undefined })
  for (const [what, whose] of [
    ['notMe', 'candidacy:1'],
    ['notMe', 'candidacy:2'],
    ['stopReminders', 'candidacy:3'],
    ['withdrawn', 'candidacy:4'],
    ['takeBackCorrection', 'actor:9'],
    ['changePassword', 'actor:9'],
    ['resetPassword', 'actor:9'],
  ] as const) {
    await audit.keep({ who: null, what, whose, outcome: 'ok' })
  }
  await audit.close()
  const manifest = { begun: new Date(Date.now() - 60_000).toISOString(), audit: {} }
  const finished = await finishRestore({ db, dataKey, manifest, auditFolders: [folder], isAuditLost: false })
  expect(finished).toMatchObject({ contacts: [1, 2], actors: [9], withdrawn: [4] })
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
  expect(await db.selectFrom('delivery').select('outcome').execute()).toEqual([{ outcome: 'dropped' }])
  for (const table of ['outbox', 'notMeCode', 'actorPassword'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
