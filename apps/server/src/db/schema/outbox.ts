/** Mails that wait to be sent; a row is removed when its mail is on its way. */
export interface OutboxTable {
  mailId: Buffer
  userId: number
  /** The mail, sealed under the server's key, because it carries a secret. */
  sealed: Buffer
  attempts: number
  dueAt: Date
  createdAt: Date
}
