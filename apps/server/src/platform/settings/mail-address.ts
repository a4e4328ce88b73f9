import { emailError } from '@plenara/contract'
import { wrong } from './values.ts'

/** A name that needs no quotation marks, or stands in them, before an address in angle brackets; or the address alone. */
const SENDER = /^(?:(?:[^<>()[\]\\,;:"@\r\n]*|"[^"\\<>\r\n]*"\s*)<([^\s<>]+)>|([^\s<>]+))$/

/** The sender of mails. A domain of one label is one of the own network. */
export function mailFrom(value: string): string {
  const [, named, alone] = SENDER.exec(value) ?? []
  if (isMailAddress(named ?? alone ?? '')) return value
  throw wrong('MAIL_FROM', value, 'an address such as Plenara <noreply@example.ch>')
}

/** What sources are told of whoever runs the server. */
export function contact(value: string | null): string | null {
  if (value === null) return null
  const isPlain = /^[!-~]{1,200}$/.test(value) && !/[()<>]/.test(value)
  if (isPlain && (isMailAddress(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''))) return value
  throw wrong('FETCH_CONTACT', value, 'a mail address or a web address such as https://example.ch/contact')
}

function isMailAddress(address: string): boolean {
  return emailError(/@[^.]+$/.test(address) ? `${address}.example` : address) === null
}
