import type { Generated } from 'kysely'
import type { MailPriority } from './mail.ts'

/** Mails waiting to be sent; a row is removed once its mail is sent. */
export interface OutboxTable {
  mailId: Buffer
  /** The voter whom it is for; null: somebody at the desk. */
  userId: number | null
  /** The candidacy or the account of the desk that it is for; neither in invitations of the former release. */
  candidacyId: Generated<number | null>
  actorId: Generated<number | null>
  /** The mail, sealed under the server's key because it contains a secret. */
  sealed: Buffer
  /** Smaller ones go first; see `PRIORITIES`. 1 in rows of the former release. */
  priority: Generated<MailPriority>
  attempts: number
  dueAt: Date
  createdAt: Date
}
