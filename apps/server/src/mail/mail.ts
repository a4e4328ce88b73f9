/** What a mail is about; its text stands in the catalogues under `texts/`. */
export type MailKind = 'confirm' | 'reset' | 'password-changed'

/** A mail as it waits in the outbox. */
export interface QueuedMail {
  readonly userId: number
  readonly kind: MailKind
  /** What the link carries; null in a mail without a link. */
  readonly secret: string | null
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

/** Hands a mail on, or throws. */
export type SendMail = (mail: WrittenMail) => Promise<void>
