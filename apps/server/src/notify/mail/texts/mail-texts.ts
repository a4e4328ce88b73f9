import type { InterfaceLanguage } from '@plenara/contract'
import type { MailKind } from '../../../db/schema/mail.ts'

export type MailLanguage = Exclude<InterfaceLanguage, 'gsw'>

/**
 * The texts of one mail. `{username}`, `{hours}`, `{changeHours}`, `{minutes}`, `{removal}` (a day), `{settings}` and `{contact}` (addresses) are filled in,
 * in a mail to somebody at the desk `{candidacy}`, `{election}`, `{days}`, `{day}`, `{revision}`, `{fingerprint}`, `{access}` (an address), `{field}`, `{reason}` (of an operator, or of the
 * closed list in `moderation-words.ts`), `{secretariat}` (of an operator) and `{use}` (what the account is for); the link stands on a line of its own after `body`.
 */
export interface MailText {
  readonly subject: string
  readonly body: string
  /** The label of the link in the HTML part. */
  readonly action: string
  readonly after: string
}

/** The page behind the link that stops reminders. */
export interface StopPageTexts {
  readonly title: string
  readonly question: string
  readonly action: string
  readonly done: string
  /** The link is over. */
  readonly over: string
}

export interface MailTexts {
  readonly greeting: string
  /** Without the name: for an address whose owner may not have written it. */
  readonly greetingOfNobody: string
  readonly regards: string
  /** In every mail to somebody at the desk: who sends it and where the address is from; in one to an address that its reader typed, the same; what stands above the link by which its reader says not to be meant; what stands above the link that stops reminders, and on its page. */
  readonly desk: {
    readonly sender: string
    readonly senderToTyped: string
    /** To an account of a secretariat; to an address that a secretariat told. */
    readonly senderToTeam: string
    readonly senderToProposed: string
    /** What an account is for: of who stands; of a secretariat. */
    readonly use: string
    readonly useOfTeam: string
    readonly notMe: string
    readonly stop: string
    readonly stopPage: StopPageTexts
  }
  readonly mails: Readonly<Record<MailKind, MailText>>
}
