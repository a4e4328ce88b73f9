import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { inviteCandidate } from '../../src/desk/candidacies/invite.ts'
import { listCandidacies } from '../../src/desk/candidacies/list-candidacies.ts'
import { type OfficialRow, readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { describeError } from '../../src/platform/log.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../src/notify/mail/outbox-worker.ts'
import { sendBySmtp } from '../../src/notify/mail/send-mail.ts'
import { createFaultySmtp, type FaultySmtp } from '../security/smtp-fault-server.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

const HOUR_MS = 3_600_000
const dataKey = createDataKey(Buffer.alloc(32, 7))
const outbox = createOutbox({ dataKey, now: () => now(), wake: () => undefined })
let database: TestDatabase
let people: OfficialRow[]
let electionId: number
let moved = 0
let errors: unknown[]
const now = () => new Date(Date.now() + moved)
beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION)
  const row = await database.db.selectFrom('candidate').select('electionId').where('number', 'is not', null).executeTakeFirstOrThrow()
  electionId = row.electionId
  people = await readOfficial(database.db, { electionId }, 'de')
})
beforeEach(async () => {
  for (const table of ['candidacy', 'outbox'] as const) await database.db.deleteFrom(table).execute()
  errors = []
})
// Fails when an address reaches a log.
afterEach(() => expect(JSON.stringify(errors.map(describeError))).not.toContain('example.ch'))
afterAll(() => database.drop())

function start(smtp: FaultySmtp) {
  const send = sendBySmtp(`smtp://127.0.0.1:${smtp.port}`)
  const settings = { from: 'Plenara <noreply@plenara.example>', publicUrl: 'https://plenara.example' }
  return startOutboxWorker({ db: database.db, dataKey, now, send, onError: (error) => errors.push(error), ...settings })
}

async function invite(index: number, email: string): Promise<number> {
  const context = { db: database.db, dataKey, outbox, now, deskUrl: 'https://desk.example' }
  const { candidacyId } = await inviteCandidate(context, { electionId, number: people[index]?.number ?? '', email, language: 'de' })
  return candidacyId
}

const deliveries = () =>
  database.db.selectFrom('delivery').select(['candidacyId', 'kind', 'outcome', 'smtpCode']).orderBy('queuedAt').execute()
const waiting = async () => (await database.db.selectFrom('outbox').select('mailId').execute()).length

// Fails when an outcome is not stored, or with more than the code of the answer.
test('of each mail it is known whether it waits, was sent or was refused, and with which code', async () => {
  const smtp = await createFaultySmtp({
    refuse: (recipient) => (recipient.startsWith('full') ? 552 : recipient.startsWith('later') ? 451 : null),
  })
  await smtp.start()
  const ids = [await invite(0, 'anna@example.ch'), await invite(1, 'full@example.ch'), await invite(2, 'later@example.ch')]
  const outcomes = async () => new Map((await deliveries()).map(({ candidacyId, outcome, smtpCode }) => [candidacyId, [outcome, smtpCode]]))
  expect([...(await outcomes()).values()]).toEqual(Array(3).fill([null, null]))
  const worker = start(smtp)
  await expect.poll(async () => (await outcomes()).get(ids[1] ?? 0), { timeout: 10_000 }).toEqual(['refused', 552])
  await expect.poll(async () => (await outcomes()).get(ids[0] ?? 0), { timeout: 10_000 }).toEqual(['sent', null])
  await expect.poll(() => smtp.recipients.some((one) => one.startsWith('later')), { timeout: 10_000 }).toBe(true)
  expect((await outcomes()).get(ids[2] ?? 0)).toEqual([null, null])
  moved += 121 * HOUR_MS
  worker.wake()
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect((await outcomes()).get(ids[2] ?? 0)).toEqual(['dropped', null])
  const listed = await listCandidacies(database.db, dataKey, { electionId, now: now() })
  expect(new Map(listed.map(({ candidacyId, mail }) => [candidacyId, mail?.outcome]))).toEqual(
    new Map(ids.map((id, index) => [id, ['sent', 'refused', 'dropped'][index]])),
  )
  const stored = JSON.stringify(await database.db.selectFrom('delivery').selectAll().execute())
  expect(stored).not.toMatch(/example\.ch|mailbox|unavailable/)
  await worker.stop()
  await smtp.stop()
})

// Fails when a mail is noted as sent before the server took it, or what was sent is tried again.
test('a server that stops in between: each mail arrives once, and is noted once', async () => {
  let isStopping = true
  let taken = 0
  const smtp = await createFaultySmtp({ refuse: () => (isStopping && taken++ >= 5 ? 421 : null) })
  await smtp.start()
  const count = Math.min(24, people.length)
  for (let index = 0; index < count; index++) await invite(index, `person${index}@example.ch`)
  const worker = start(smtp)
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count - 5)
  const sent = async () => (await deliveries()).filter(({ outcome }) => outcome === 'sent').length
  expect([await sent(), smtp.received.length, await waiting()]).toEqual([5, 5, count - 5])
  await smtp.stop()
  const refused = errors.length
  moved += HOUR_MS
  worker.wake()
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(refused)
  isStopping = false
  await smtp.start()
  for (let round = 0; round < 10 && (await waiting()) > 0; round++) {
    moved += HOUR_MS
    worker.wake()
    await expect.poll(sent, { timeout: 10_000 }).toBe(smtp.received.length)
  }
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  await worker.stop()
  expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(count)
  expect([smtp.received.length, await sent()]).toEqual([count, count])
  await smtp.stop()
})

// Fails when the mail of a former invitation is still sent, or its link is of use.
test('a new invitation takes the former one from the outbox', async () => {
  const candidacyId = await invite(0, 'anna@example.ch')
  await invite(0, 'anna.muster@example.ch')
  expect(await waiting()).toBe(1)
  expect(await deliveries()).toEqual([
    { candidacyId, kind: 'candidacy-invitation', outcome: 'dropped', smtpCode: null },
    { candidacyId, kind: 'candidacy-invitation', outcome: null, smtpCode: null },
  ])
})

// Fails when a mail outlives whom it is for.
test('mails that wait, and what became of others, go with the candidacy and with the account', async () => {
  const { db } = database
  await invite(0, 'anna@example.ch')
  await db.insertInto('actor').values({ actorId: 5, language: 'de', createdAt: now(), activeAt: now() }).execute()
  const mail = {
    of: { actorId: 5 },
    to: 'beat@example.ch',
    language: 'de',
    notMe: 'https://desk.example',
    values: {},
    expiresAt: null,
  } as const
  await outbox.addForDesk(db, { kind: 'candidacy-password-changed', ...mail })
  expect([await waiting(), (await deliveries()).length]).toEqual([2, 2])
  await db.deleteFrom('actor').execute()
  expect([await waiting(), (await deliveries()).length]).toEqual([1, 1])
  await db.deleteFrom('candidacy').execute()
  expect([await waiting(), (await deliveries()).length]).toEqual([0, 0])
})
