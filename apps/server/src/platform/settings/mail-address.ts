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

function isMailAddress(address: string): boolean {
  return emailError(/@[^.]+$/.test(address) ? `${address}.example` : address) === null
}
