import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { insertTestUser } from '../../../test/support/test-user.ts'
import { createDataKey } from '../../keys/data-key.ts'
import type { SendMail } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { startOutboxWorker } from './outbox-worker.ts'
import { sendBySmtp, sendToFolder } from './send-mail.ts'

let database: TestDatabase
let moved = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const now = () => new Date(Date.now() + moved)
const dataKey = createDataKey(Buffer.alloc(32, 1))
const secret = 'S'.repeat(43)
const settings = { from: 'Plenara <noreply@plenara.example>', publicUrl: 'https://plenara.example' }
const outbox = createOutbox({ dataKey, now, wake: () => undefined })
const start = (send: SendMail, onError: (error: unknown) => void = () => undefined) =>
  startOutboxWorker({ db: database.db, dataKey, now, send, onError, ...settings })
const waiting = async () => (await database.db.selectFrom('outbox').select('mailId').execute()).length

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

test('mails survive an SMTP server that is away, each arrives once [API-1]', async () => {
  const port = await freePort()
  const errors: unknown[] = []
  const worker = start(sendBySmtp(`smtp://127.0.0.1:${port}`), (error) => errors.push(error))
  for (let index = 0; index < 12; index++) {
    const userId = await insertTestUser(database.db)
    await outbox.add(database.db, { userId, kind: 'confirm', secret, expiresAt: new Date(Date.now() + 3_600_000 * 72) })
  }
  worker.wake()
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(12)
  expect(await waiting()).toBe(12)
  const received: ParsedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      received.push(await simpleParser(stream))
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const second = start(sendBySmtp(`smtp://127.0.0.1:${port}`))
  moved += 10 * 60_000
  worker.wake()
  second.wake()
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  await Promise.all([worker.stop(), second.stop()])
  expect(new Set(received.map((mail) => mail.messageId)).size).toBe(12)
  expect(received).toHaveLength(12)
  expect(received[0]?.text).toContain(`https://plenara.example/confirm/de/${secret}`)
  await new Promise<void>((resolve) => smtp.close(resolve))
})

test('without an SMTP server each mail is one file that mail programs open, readable by its owner alone [API-1]', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'plenara-mail-')), 'outbox')
  const worker = start(sendToFolder(folder, 'Büro 2/b.example'))
  const userId = await insertTestUser(database.db)
  await database.db
    .updateTable('appUser')
    .set({ language: 'fr', username: 'Zoé <b>\r\nBcc: x@y.ch' })
    .where('userId', '=', userId)
    .execute()
  await outbox.add(database.db, { userId, kind: 'reset', secret, expiresAt: null })
  worker.wake()
  await expect.poll(waiting).toBe(0)
  await worker.stop()
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/-reset-.{8}-B_ro_2_b\.example\.eml$/)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  const mail = await simpleParser(await readFile(join(folder, name)))
  expect(mail.subject).toBe('Plenara\u00a0: nouveau mot de passe')
  expect(mail.text).toContain('Bonjour Zoé <b> Bcc: x@y.ch')
  expect(mail.text).toContain(`\nhttps://plenara.example/reset/${secret}\n`)
  expect(mail.html).toContain('Bonjour Zoé &lt;b&gt; Bcc')
  expect(mail.html).toContain('<html lang="fr">')
  expect(mail.headers.has('bcc')).toBe(false)
  expect(mail.to).toMatchObject({ text: `user${userId}@example.ch` })
  await rm(folder, { recursive: true })
})

test('a link that is over and a mail to a deleted user are not sent', async () => {
  const sent: string[] = []
  const worker = start(async (mail) => void sent.push(mail.to))
  const userId = await insertTestUser(database.db)
  await outbox.add(database.db, { userId, kind: 'reset', secret, expiresAt: new Date(now().getTime() - 1) })
  await outbox.add(database.db, { userId: userId === 1 ? 2 : userId - 1, kind: 'reset', secret, expiresAt: null })
  worker.wake()
  await expect.poll(waiting).toBe(0)
  await worker.stop()
  expect(sent).toEqual([])
})

// Fails when mails of very many stand before the others, or in one row with them.
test('a link that somebody waits for is sent first, and while hundreds of invitations hang at a slow server', async () => {
  await database.db.deleteFrom('outbox').execute()
  const userId = await insertTestUser(database.db)
  await database.db.updateTable('appUser').set({ surveyMails: true }).where('userId', '=', userId).execute()
  const link = 'https://survey.example'
  for (let index = 0; index < 200; index++) await outbox.add(database.db, { userId, kind: 'survey', secret: null, link, expiresAt: null })
  const sent: string[] = []
  let answer: () => void = () => undefined
  const slowServer = new Promise<void>((resolve) => {
    answer = resolve
  })
  const worker = start(async ({ kind }) => {
    sent.push(kind)
    if (kind === 'survey') await slowServer
  })
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(['survey'])
  await database.db.transaction().execute(async (tx) => {
    await outbox.add(tx, { userId, kind: 'password-changed', secret: null, expiresAt: null })
    await outbox.add(tx, { userId, kind: 'reset', secret, expiresAt: new Date(Date.now() + moved + 60_000) })
  })
  worker.wake()
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(['survey', 'reset', 'password-changed'])
  const stopping = worker.stop()
  answer()
  await stopping
  await database.db.deleteFrom('outbox').execute()
})
