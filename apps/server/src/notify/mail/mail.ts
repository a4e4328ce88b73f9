import type { InterfaceLanguage } from '@plenara/contract'
import type { MailKind, MailPriority } from '../../db/schema/mail.ts'

export const PRIORITIES: Readonly<Record<MailKind, MailPriority>> = {
  confirm: 0,
  reset: 0,
  'candidacy-reset': 0,
  'candidacy-address': 0,
  'email-change': 0,
  'password-changed': 1,
  'password-changed-passkeys': 1,
  'passkey-added': 1,
  'passkey-removed': 1,
  'address-known': 1,
  'email-change-asked': 1,
  'email-changed': 1,
  inactive: 2,
  survey: 2,
  'candidacy-invitation': 2,
  'candidacy-reminder': 2,
  'candidacy-submitted': 1,
  'candidacy-password-changed': 1,
  'candidacy-correction-accepted': 1,
  'candidacy-correction-refused': 1,
  'candidacy-withdrawn': 1,
  'candidacy-passkey-added': 1,
  'candidacy-passkey-removed': 1,
  'candidacy-password-changed-passkeys': 1,
  'candidacy-address-confirm': 0,
  'candidacy-address-asked': 1,
  'candidacy-address-changed': 1,
  'candidacy-address-known': 1,
  'candidacy-address-stopped': 1,
  'candidacy-text-held': 1,
  'candidacy-text-returned': 1,
  'candidacy-text-restored': 1,
  'candidacy-text-appeal-refused': 1,
  'candidacy-grant-given': 1,
  'candidacy-grant-ended': 1,
  'candidacy-team-invited': 1,
}

/** Whom a mail of the desk is for. */
export type DeskRecipient = { readonly candidacyId: number } | { readonly actorId: number }

/** A mail to somebody at the desk: of no voter's account, with what stands in its text. */
export interface DeskMail {
  readonly kind: Extract<MailKind, `candidacy-${string}`>
  readonly of: DeskRecipient
  readonly to: string
  readonly language: InterfaceLanguage
  /** Where its button leads; absent in a mail without one. */
  readonly link?: string
  /** Where the reader says not to be meant. */
  readonly notMe: string
  /** Where the reader stops mails of this kind, by one request (RFC 8058); absent in mails that cannot be stopped. */
  readonly stop?: string
  /** Whose address it is where that is not who took the nomination: `team`: an account of a secretariat; `proposed`: a secretariat told it. */
  readonly sender?: 'team' | 'proposed'
  readonly values: Readonly<Record<string, string>>
  /** After this moment the link is of no use and the mail is not sent; null: it is always sent. */
  readonly expiresAt: Date | null
}

/** A mail waiting in the outbox. */
export interface QueuedMail {
  readonly userId: number
  readonly kind: MailKind
  /** What the link carries; null in a mail without a link. */
  readonly secret: string | null
  /** Whom it goes to where that is not the user's address when it is sent. */
  readonly to?: string
  /** Where the link leads, in a mail that leads to another site. */
  readonly link?: string
  /** After this moment the link is of no use and the mail is not sent; null: it is always sent. */
  readonly expiresAt: Date | null
}

/** A mail ready to be sent. */
export interface WrittenMail {
  /** The same on every try, so that a mailbox recognizes duplicates. */
  readonly messageId: string
  readonly kind: MailKind
  readonly date: Date
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where mails of this kind are stopped. */
  readonly stop?: string
}

/** Marks every mail as written by a program (RFC 3834), so that no auto-responder replies. */
const MAIL_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const

/** What mail programs read of a mail; one that can be stopped says where (RFC 2369, by one request: RFC 8058). */
export function headersOf({ stop }: Pick<WrittenMail, 'stop'>): Readonly<Record<string, string>> {
  if (stop === undefined) return MAIL_HEADERS
  return { ...MAIL_HEADERS, 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The receiving side refuses the mail for good: sending it again would change nothing. */
export class MailRefusedError extends Error {
  /** The reply code of SMTP, 500 to 599. */
  readonly code: number

  /** Without the server's text, which may name the address. */
  constructor(code: number) {
    super('The mail was refused')
    this.name = 'MailRefusedError'
    this.code = code
  }
}

/** Delivers a mail; throws `MailRefusedError` if it is refused for good, and any other error if a retry may succeed. */
export type SendMail = (mail: WrittenMail) => Promise<void>
