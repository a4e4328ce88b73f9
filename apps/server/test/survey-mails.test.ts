import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { User } from '@plenara/contract'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { runAdmin } from '../src/commands/admin/run-admin.ts'
import { loadAgreedKey } from '../src/keys/agree-on-key.ts'
import { createOutbox } from '../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../src/notify/mail/outbox-worker.ts'
import { sendBySmtp } from '../src/notify/mail/send-mail.ts'
import { changeUser } from '../src/accounts/user-rows.ts'
import { inviteVoters } from '../src/notify/surveys/invite-voters.ts'
import { writeSurveys } from '../src/intake/write-surveys.ts'
import { sampleSurveyRecord } from './support/survey-sample.ts'
import { PLACES } from './support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from './support/test-database.ts'
import { insertTestUser } from './support/test-user.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'plenara-survey-'))
const keyFile = join(dataDir, 'data.key')
const received: ParsedMail[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    received.push(await simpleParser(stream))
    done()
  },
})
let smtpUrl = ''
let database: TestDatabase
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  database = await createFilledDatabase(PLACES)
  received.length = 0
  await writeSurveys(database.db, [sampleSurveyRecord({ cantons: ['BS'] })], { format: 'surveys', source: 'test' })
})
afterEach(() => database.drop())

const AFTER_ELECTION = new Date('2027-10-26T08:00:00Z')
const addresses = () => received.map(({ to }) => (Array.isArray(to) ? '' : to?.text)).toSorted()

async function newUser(change: Partial<Pick<User, 'surveyMails' | 'language' | 'cantonId'>>): Promise<string> {
  const userId = await insertTestUser(database.db)
  await changeUser(database.db, userId, change)
  return `user${userId}@example.ch`
}

async function invite(now = AFTER_ELECTION): Promise<number> {
  const dataKey = await loadAgreedKey(database.db, keyFile)
  return inviteVoters({ db: database.db, outbox: createOutbox({ dataKey, now: () => now, wake: () => undefined }), now: () => now }, 1)
}

/** Sends all that waits, as the server does. */
async function sendAll(now = AFTER_ELECTION): Promise<void> {
  const { db } = database
  const settings = { from: 'Plenara <noreply@plenara.example>', publicUrl: 'https://plenara.example' }
  const worker = startOutboxWorker({
    db,
    dataKey: await loadAgreedKey(database.db, keyFile),
    now: () => now,
    send: sendBySmtp(smtpUrl),
    onError: (error) => expect.fail(String(error)),
    ...settings,
  })
  const waiting = async () => (await db.selectFrom('outbox').select('mailId').execute()).length
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  await worker.stop()
}

// Fails when `survey_mails` is taken out of the condition of `nextUsers`.
test('who said yes is invited once, in the own language, with the same link as everybody; nobody else is [FACT-1, SCREEN-22]', async () => {
  const german = await newUser({ surveyMails: true, language: 'gsw' })
  const french = await newUser({ surveyMails: true, language: 'fr' })
  const romansh = await newUser({ surveyMails: true, language: 'rm' })
  await newUser({})
  await newUser({ surveyMails: false })
  await newUser({ surveyMails: true, cantonId: 26 })
  expect(await invite()).toBe(3)
  await sendAll()
  expect(await invite()).toBe(0)
  expect(addresses()).toEqual([german, french, romansh].toSorted())
  const mailTo = (email: string) => received.find(({ to }) => !Array.isArray(to) && to?.text === email)
  expect(mailTo(french)?.subject).toBe('Plenara\u00a0: comment as-tu vécu l’élection\u00a0?')
  expect(mailTo(french)?.text).toContain('https://umfrage.example.ch/fr')
  expect(mailTo(german)?.text).toContain('\nhttps://umfrage.example.ch/de\n')
  expect(mailTo(romansh)?.text).toContain('https://umfrage.example.ch/de')
})

test('two that invite at once write to nobody twice [FACT-1]', async () => {
  for (let index = 0; index < 12; index++) await newUser({ surveyMails: true })
  const counts = await Promise.all([invite(), invite(), invite()])
  expect(counts.reduce((sum, count) => sum + count)).toBe(12)
  expect(await database.db.selectFrom('outbox').select('mailId').execute()).toHaveLength(12)
})

test('who took the yes back, and whom the mail would reach too late, is not written to [FACT-1]', async () => {
  const email = await newUser({ surveyMails: true })
  await invite()
  await database.db.updateTable('appUser').set({ surveyMails: false }).where('email', '=', email).execute()
  await sendAll()
  await newUser({ surveyMails: true })
  await invite()
  await sendAll(new Date('2027-12-01T08:00:00Z'))
  expect(received).toEqual([])
})

test('nobody is invited before the survey begins, after it ended, or without a form [FACT-1]', async () => {
  await newUser({ surveyMails: true })
  await expect(invite(new Date('2027-10-24T08:00:00Z'))).rejects.toThrow('begins at 2027-10-25 08:00:00')
  await expect(invite(new Date('2027-12-01T08:00:00Z'))).rejects.toThrow('ended at 2027-11-30 20:00:00')
  await writeSurveys(database.db, [sampleSurveyRecord({ url: {} })], { format: 'surveys', source: 'test' })
  await expect(invite()).rejects.toThrow('There is no survey 1')
})

test('the operator invites by a command that asks first [FACT-1]', async () => {
  await newUser({ surveyMails: true })
  const open = sampleSurveyRecord({ from: '2026-01-01 08:00:00', to: '2099-12-31 20:00:00' })
  await writeSurveys(database.db, [open], { format: 'surveys', source: 'test' })
  const run = async (...args: string[]) => {
    const written: string[] = []
    const output = { write: (text: string) => written.push(text) }
    const terminal = { env: { DATABASE_URL: database.url, DATA_DIR: dataDir }, stdin: new PassThrough(), stdout: output, stderr: output }
    return { status: await runAdmin(['survey', 'invite', '1', ...args], terminal), text: written.join('') }
  }
  expect(await run()).toMatchObject({ status: 1, text: expect.stringContaining('--yes') })
  expect(await run('--yes')).toEqual({ status: 0, text: '1 invited to survey 1; the server sends the mails\n' })
  await sendAll()
  expect(received).toHaveLength(1)
})
