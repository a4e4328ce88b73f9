import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { emlOf } from './eml.ts'
import { headersOf, MailRefusedError, type SendMail } from './mail.ts'

const SMTP_MS = 10_000

/** Sends mails through the SMTP server of `SMTP_URL`. The library is loaded when the first mail is sent. */
export function sendBySmtp(smtpUrl: string): SendMail {
  let opened: Promise<Transporter> | null = null
  return async (written) => {
    const { messageId, date, from, to, subject, text, html } = written
    opened ??= openTransport(smtpUrl)
    const transport = await opened
    const mail = { messageId, date, from, to: { name: '', address: to }, subject, text, html, headers: headersOf(written) }
    await transport.sendMail(mail).catch(rethrow)
  }
}

/** A 5xx reply to the recipient or the content concerns this mail; one to the greeting, the login or the sender concerns the settings. */
function rethrow(cause: unknown): never {
  const { code, command, responseCode } = Object(cause) as { code?: string; command?: string; responseCode?: number }
  const isAboutMail = (code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA')
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) throw new MailRefusedError(responseCode)
  throw cause
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    { url, connectionTimeout: SMTP_MS, greetingTimeout: SMTP_MS, socketTimeout: SMTP_MS },
    { disableFileAccess: true, disableUrlAccess: true },
  )
}

/** Puts each mail into the folder as one file, readable by its owner only, written atomically. Its name ends with that of the machine. */
export function sendToFolder(folder: string, machine: string): SendMail {
  const place = machine.replaceAll(/[^a-zA-Z0-9.-]/g, '_')
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.kind}-${mail.messageId.slice(1, 9)}-${place}`
    const draft = join(folder, `.${name}.part`)
    await writeFile(draft, emlOf(mail), { mode: 0o600 })
    await rename(draft, join(folder, `${name}.eml`))
  }
}
