import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import type { WrittenMail } from '../../src/notify/mail/mail.ts'
import { sendBySmtp } from '../../src/notify/mail/send-mail.ts'

const mail: WrittenMail = {
  messageId: '<1@plenara.example>',
  kind: 'reset',
  date: new Date(),
  from: 'noreply@plenara.example',
  to: 'anna@example.ch',
  subject: 'Plenara',
  text: 'secret',
  html: '<p>secret</p>',
}

let received = 0
let close = async () => undefined as unknown
afterEach(() => close())

/** A mail server that counts what it takes; without `disabledCommands` it offers STARTTLS with a certificate that nobody trusts. */
async function listen(disabledCommands: string[]): Promise<number> {
  received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    onData: (stream, _session, done) => {
      received++
      stream.resume().once('end', () => done())
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise<void>((resolve) => server.close(resolve))
  return (server.server.address() as AddressInfo).port
}

// Fails when `requireTLS=true` is taken out of the address.
test('a mail that must be sent with TLS is not sent where the server offers none', async () => {
  const port = await listen(['STARTTLS'])
  await expect(sendBySmtp(`smtp://127.0.0.1:${port}?requireTLS=true`)(mail)).rejects.toThrow(/STARTTLS/)
  expect(received).toBe(0)
  await sendBySmtp(`smtp://127.0.0.1:${port}`)(mail)
  expect(received).toBe(1)
})

// Fails when the certificate is not checked (`tls.rejectUnauthorized=false` in the address).
test('a mail is not sent to a server whose certificate nobody trusts', async () => {
  const port = await listen([])
  await expect(sendBySmtp(`smtp://127.0.0.1:${port}?requireTLS=true`)(mail)).rejects.toThrow(/certificate/)
  expect(received).toBe(0)
})

// Fails when `sslmode=verify-full` is taken out of the address.
test('a database that must be spoken to with TLS is not used where it offers none', async () => {
  const open = openDatabase({ dataDir: tmpdir(), databaseUrl: `${inject('postgresUrl')}?sslmode=verify-full` })
  await expect(open).rejects.toThrow('The database of DATABASE_URL cannot be used: The server does not support SSL connections')
})
