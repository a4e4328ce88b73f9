import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface FaultySmtp {
  readonly port: number
  /** Every mail whose whole content came, also where its receipt was lost. */
  readonly received: ParsedMail[]
  /** What was said of recipients, in order. */
  readonly recipients: string[]
  /** Begins to listen. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface Faults {
  /** Answers the reply code to a recipient, or null to take it. */
  readonly refuse?: (recipient: string) => number | null
  /** How long the answer to a mail takes. */
  readonly delayMs?: () => number
  /** Whether the connection breaks after the content came and before it is acknowledged. */
  readonly dropReceipt?: (mail: ParsedMail) => boolean
}

/** A real SMTP server on the loopback that behaves as badly as it is told. */
export async function createFaultySmtp({
  refuse = () => null,
  delayMs = () => 0,
  dropReceipt = () => false,
}: Faults = {}): Promise<FaultySmtp> {
  const port = await freePort()
  const received: ParsedMail[] = []
  const recipients: string[] = []
  let smtp: SMTPServer | null = null
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address)
        const responseCode = refuse(address)
        done(responseCode === null ? null : Object.assign(new Error(`mailbox ${address} unavailable`), { responseCode }))
      },
      onData: async (stream, _session, done) => {
        const mail = await simpleParser(stream)
        received.push(mail)
        await sleep(delayMs())
        if (!dropReceipt(mail)) return done()
        for (const { _socket } of smtp?.connections ?? []) _socket.destroy()
      },
    })
  return {
    port,
    received,
    recipients,
    start: async () => {
      const server = create()
      smtp = server
      server.on('error', () => undefined)
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    },
    stop: () => new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve())),
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
