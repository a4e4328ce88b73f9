// @module-tag slow

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { INTERFACE_LANGUAGES } from '@plenara/contract'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { createOutbox } from '../../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../../src/notify/mail/outbox-worker.ts'
import { sendBySmtp } from '../../../src/notify/mail/send-mail.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { insertTestUser } from '../../support/test-user.ts'
import { createFaultySmtp, type FaultySmtp } from '../smtp-fault-server.ts'
import { createSecurityServers } from '../support/server-processes.ts'

let database: TestDatabase
let moved = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const now = () => new Date(Date.now() + moved)
const dataKey = createDataKey(Buffer.alloc(32, 1))
const outbox = createOutbox({ dataKey, now, wake: () => undefined })
const waiting = async () => (await database.db.selectFrom('outbox').select('mailId').execute()).length
const secretOf = (mail: ParsedMail | undefined) => /\/confirm\/de\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]

function startWorker(smtp: FaultySmtp, errors: unknown[] = []) {
  return startOutboxWorker({
    db: database.db,
    dataKey,
    now,
    send: sendBySmtp(`smtp://127.0.0.1:${smtp.port}`),
    onError: (error) => errors.push(error),
    from: 'Plenara <noreply@plenara.example>',
    publicUrl: 'https://plenara.example',
  })
}

async function queueMails(count: number): Promise<string[]> {
  const expiresAt = new Date(now().getTime() + 72 * 3_600_000)
  const secrets = Array.from({ length: count }, (_, index) => String(index).padStart(43, 'S'))
  for (const secret of secrets) {
    const userId = await insertTestUser(database.db)
    await outbox.add(database.db, { userId, kind: 'confirm', secret, expiresAt })
  }
  return secrets
}

/** Lets the pauses between tries pass until nothing waits any more; the clock moves only while nobody sends. */
async function sendAll(smtp: FaultySmtp, workers: readonly { wake(): void }[]): Promise<void> {
  for (let round = 0; round < 10 && (await waiting()) > 0; round++) {
    moved += 16 * 60_000
    for (const worker of workers) worker.wake()
    for (let seen = -1; seen !== smtp.received.length && (await waiting()) > 0; await sleep(1000)) seen = smtp.received.length
  }
  expect(await waiting()).toBe(0)
}

// Fails when a mail is removed from the outbox before it was handed on, or when `skipLocked` or the lease is taken out of `takeBatch`.
test('while the SMTP server is away nothing is lost, once it is back two workers send each mail once [API-1]', async () => {
  const smtp = await createFaultySmtp()
  const errors: unknown[] = []
  const workers = [startWorker(smtp, errors), startWorker(smtp)]
  const secrets = await queueMails(40)
  for (const worker of workers) worker.wake()
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(10)
  expect(await waiting()).toBe(40)
  await smtp.start()
  await sendAll(smtp, workers)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(smtp.received.map(secretOf).toSorted()).toEqual(secrets.toSorted())
  expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(40)
  await smtp.stop()
})

// Fails when `stillHas` is taken out of `sendDue`: the slow worker then sends what the other one sent long ago.
test('a worker that is slower than its lease does not send what another one has taken over', async () => {
  const slow = await createFaultySmtp({ delayMs: () => 1500 })
  await slow.start()
  const fast = await createFaultySmtp()
  await fast.start()
  const first = startWorker(slow)
  const secrets = await queueMails(5)
  first.wake()
  await expect.poll(() => slow.recipients.length, { timeout: 10_000 }).toBe(1)
  moved += 3 * 60_000
  const second = startWorker(fast)
  await expect.poll(() => fast.received.length, { timeout: 10_000 }).toBe(5)
  await expect.poll(() => slow.received.length, { timeout: 10_000 }).toBe(1)
  await sleep(2500)
  await Promise.all([first.stop(), second.stop()])
  expect(fast.received.map(secretOf).toSorted()).toEqual(secrets.toSorted())
  expect(slow.received).toHaveLength(1)
  await Promise.all([slow.stop(), fast.stop()])
})

// Fails when the message id is drawn anew at every try.
test('a mail whose receipt is lost comes again under the same message id, and no third time', async () => {
  let drops = 2
  const smtp = await createFaultySmtp({ dropReceipt: () => drops-- > 0 })
  await smtp.start()
  const worker = startWorker(smtp)
  await queueMails(1)
  await sendAll(smtp, [worker])
  await worker.stop()
  expect(smtp.received).toHaveLength(3)
  expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(1)
  await smtp.stop()
})

// Fails when `MailRefusedError` is taken out of `sendOne`: the mail is then tried again and again.
test('a mail that is refused for good is tried once, and the log does not name whom it was for', async () => {
  const smtp = await createFaultySmtp({ refuse: () => 550 })
  await smtp.start()
  const errors: unknown[] = []
  const worker = startWorker(smtp, errors)
  await queueMails(1)
  worker.wake()
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  await worker.stop()
  expect(smtp.recipients).toHaveLength(1)
  expect(errors).toEqual([expect.objectContaining({ name: 'MailRefusedError', code: 550 })])
  expect(JSON.stringify(errors, Object.getOwnPropertyNames(errors[0]))).not.toContain('@example.ch')
  await smtp.stop()
})

// Fails when every error of the SMTP server counts as a refusal for good, or when the age is taken out of `sendOne`.
test('a mail that is put off is tried for five days', async () => {
  const smtp = await createFaultySmtp({ refuse: () => 451 })
  await smtp.start()
  const userId = await insertTestUser(database.db)
  await outbox.add(database.db, { userId, kind: 'password-changed', secret: null, expiresAt: null })
  for (const [index, hours] of [0, 24, 48, 40, 7].entries()) {
    moved += hours * 3_600_000
    const worker = startWorker(smtp)
    await expect.poll(() => smtp.recipients.length, { timeout: 10_000 }).toBe(index + 1)
    // Until the mail is put off by the clock of this attempt, not by that of the next one.
    await worker.stop()
    expect(await waiting()).toBe(1)
  }
  moved += 2 * 3_600_000
  const worker = startWorker(smtp)
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect(smtp.received).toEqual([])
  await worker.stop()
  await smtp.stop()
})

// Fails when the link is built from the request's host, when `MAIL_HEADERS` is taken out, or when the HTML loads anything.
test('mails of the real server: language, text and HTML, link by PUBLIC_URL whatever host a request names, marked as automatic', async () => {
  const servers = await createSecurityServers()
  const smtp = await createFaultySmtp()
  await smtp.start()
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PUBLIC_URL: 'https://wahl.example',
    MAIL_FROM: 'Plenara <post@wahl.example>',
  }
  const server = await servers.start({ ...env, TRUST_PROXY: '127.0.0.1' })
  const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', Origin: 'https://evil.example' }
  for (const language of INTERFACE_LANGUAGES) {
    const body = { email: `${language}@example.ch`, username: 'Zoë Wunderlich & <b>', password: 'Gletscher12!!', language }
    expect((await callAsHost(server.address, body, headers)).status).toBe(201)
  }
  await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBe(INTERFACE_LANGUAGES.length)
  const subjects = new Set(smtp.received.map((mail) => mail.subject))
  expect(subjects.size).toBe(INTERFACE_LANGUAGES.length - 1)
  for (const mail of smtp.received) {
    const language = mail.to?.text.split('@')[0] ?? ''
    const tag = language === 'gsw' ? 'de' : language
    expect(mail.text).toMatch(new RegExp(`\\nhttps://wahl\\.example/confirm/${language}/[\\w-]{43}\\n`))
    expect(mail.html).toContain(`<html lang="${tag}">`)
    expect(`${mail.html}${mail.text}`).not.toMatch(/Wunderlich|Zo(ë|&)/)
    expect(hostsIn(`${mail.html}`)).toEqual(['wahl.example'])
    expect(`${mail.html}${mail.text}`).not.toMatch(/evil|<(img|link|script|iframe|object|video)|url\(|@import|src=/i)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.subject).toMatch(/^Plenara\u00a0?: .{10,60}$/)
  }
  await server.process.end()
  await smtp.stop()
  await servers.close()
})

function hostsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/https?:\/\/([^/"<\s]+)/g)].map((match) => match[1] ?? ''))]
}

/** `fetch` does not let the `Host` header be chosen. */
async function callAsHost(address: string, body: object, headers: Record<string, string>): Promise<{ status: number }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const options = { method: 'PUT', headers: { ...headers, Host: 'evil.example', 'Content-Type': 'application/json' } }
    const call = request(`${address}/api/register`, options, (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode ?? 0 }))
    })
    call.once('error', reject)
    call.end(JSON.stringify(body))
  })
}

// Fails when the mode is taken out of `sendToFolder`, or `MAIL_HEADERS` out of `emlOf`.
test('without an SMTP server each mail is one file that its owner alone reads', async () => {
  const servers = await createSecurityServers()
  const server = await servers.start()
  const body = { email: 'datei@example.ch', username: 'Zoë', password: 'Gletscher12!!', language: 'rm' }
  expect((await server.call('PUT', '/register', { body })).status).toBe(201)
  const folder = join(servers.dataDir, 'outbox')
  const files = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  await expect.poll(files, { timeout: 10_000 }).toHaveLength(1)
  const [name = ''] = await files()
  expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, name))).mode & 0o777]).toEqual([0o700, 0o600])
  const mail = await simpleParser(await readFile(join(folder, name)))
  expect(mail.text).toMatch(/\/confirm\/rm\/[\w-]{43}\n/)
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  await server.process.end()
  await servers.close()
})
