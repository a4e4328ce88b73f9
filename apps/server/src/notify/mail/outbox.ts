import { randomBytes } from 'node:crypto'
import type { DataKey } from '../../keys/data-key.ts'
import type { Database } from '../../db/database.ts'
import { noteQueued } from './deliveries.ts'
import { type DeskMail, type DeskRecipient, PRIORITIES, type QueuedMail } from './mail.ts'
import type { MailKind } from '../../db/schema/mail.ts'

const MAIL_ID_BYTES = 16

export interface Outbox {
  /** Queues a mail within the transaction that it belongs to. */
  add(db: Database, mail: QueuedMail): Promise<void>
  /** The same to somebody at the desk. */
  addForDesk(db: Database, mail: DeskMail): Promise<void>
  /** Wakes the worker; called after the transaction. */
  wake(): void
}

/** The sealed content of a row. */
export interface SealedMail {
  readonly kind: MailKind
  readonly secret: string | null
  readonly to?: string
  readonly link?: string
  /** Milliseconds since 1970, or null. */
  readonly expiresAt: number | null
  /** Of a mail to somebody at the desk. */
  readonly desk?: Pick<DeskMail, 'language' | 'values' | 'sender'> & { readonly notMe?: string; readonly stop?: string }
}

/** Queues mails in the database, sealed, because whoever knows a link can use it. */
export function createOutbox({ dataKey, now, wake }: { dataKey: DataKey; now: () => Date; wake: () => void }): Outbox {
  const keep = async (db: Database, of: DeskRecipient | { readonly userId: number }, content: SealedMail) => {
    const sealed = dataKey.seal(JSON.stringify(content))
    const mailId = randomBytes(MAIL_ID_BYTES)
    const priority = PRIORITIES[content.kind]
    const row = { mailId, userId: null, ...of, sealed, priority, attempts: 0, dueAt: now(), createdAt: now() }
    await db.insertInto('outbox').values(row).execute()
    return mailId
  }
  return {
    add: async (db, { userId, kind, secret, to, link, expiresAt }) => {
      await keep(db, { userId }, { kind, secret, ...(to && { to }), ...(link && { link }), expiresAt: expiresAt?.getTime() ?? null })
    },
    addForDesk: async (db, { kind, of, to, language, link, notMe, stop, sender, values, expiresAt }) => {
      const desk = { language, notMe, values, ...(stop && { stop }), ...(sender && { sender }) }
      const mailId = await keep(db, of, { kind, secret: null, to, ...(link && { link }), expiresAt: expiresAt?.getTime() ?? null, desk })
      await noteQueued(db, mailId, { kind, of, at: now() })
    },
    wake,
  }
}
