import type { MailKind } from '../mail.ts'

/** The texts of one mail. `{username}`, `{hours}`, `{minutes}`, `{removal}` (a day) and `{settings}` (an address) are filled in; the link stands on a line of its own after `body`. */
export interface MailText {
  readonly subject: string
  readonly body: string
  /** The label of the link in the HTML part. */
  readonly action: string
  readonly after: string
}

export interface MailTexts {
  readonly greeting: string
  readonly regards: string
  readonly mails: Readonly<Record<MailKind, MailText>>
}
