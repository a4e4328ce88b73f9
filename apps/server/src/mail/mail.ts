/** What a mail is about; its text stands in the catalogues under `texts/`. */
export type MailKind = 'confirm' | 'reset' | 'password-changed' | 'address-known' | 'inactive' | 'survey'

/** A mail as it waits in the outbox. */
export interface QueuedMail {
  readonly userId: number
  readonly kind: MailKind
  /** What the link carries; null in a mail without a link. */
  readonly secret: string | null
  /** Where the link leads, in a mail that leads to another site. */
  readonly link?: string
  /** After this moment the link is of no use and the mail is not sent; null: it is always sent. */
  readonly expiresAt: Date | null
}

/** A mail ready to be sent. */
export interface WrittenMail {
  /** Stable over repeated tries, so that a mailbox sees a doubled mail as one. */
  readonly messageId: string
  readonly kind: MailKind
  readonly date: Date
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Said of every mail: that a program wrote it (RFC 3834), so that no answering machine answers. */
export const MAIL_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const

/** The receiving side refuses the mail for good: sending it again would change nothing. */
export class MailRefusedError extends Error {
  /** The reply code of SMTP, 500 to 599. */
  readonly code: number

  /** What the server said stays out: it may name the address. */
  constructor(code: number) {
    super('The mail was refused')
    this.name = 'MailRefusedError'
    this.code = code
  }
}

/** Hands a mail on; throws `MailRefusedError` where it is refused for good, and anything else where another try may succeed. */
export type SendMail = (mail: WrittenMail) => Promise<void>
