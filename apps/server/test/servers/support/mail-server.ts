import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SentMail {
  readonly to: string
  /** The server that handed it over. */
  readonly server: number
}

export interface MailServer {
  /** The address for a server of Plenara, which signs in as itself. */
  urlFor(server: number): string
  readonly received: readonly SentMail[]
  close(): Promise<void>
}

/** An SMTP server that keeps who sent what to whom; `before`: what it waits for with each acknowledgement. */
export async function openMailServer(before: (server: number) => Promise<void>): Promise<MailServer> {
  const received: SentMail[] = []
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: async (stream, { user, envelope }, done) => {
      await stream.resume().toArray()
      const server = Number(String(user).replace('server-', ''))
      for (const { address } of envelope.rcptTo) received.push({ to: address, server })
      await before(server)
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  return {
    urlFor: (server) => `smtp://server-${server}:any@127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}
