import type { Database } from '../../db/database.ts'
import type { DeskRecipient } from './mail.ts'
import type { DeliveryOutcome, MailKind } from '../../db/schema/mail.ts'

/** What became of a mail; the reply code of SMTP, 500 to 599, where it was refused. Nothing that the other side wrote. */
export interface DeliveryResult {
  readonly outcome: DeliveryOutcome
  readonly smtpCode?: number
}

/** What is known of a mail to somebody at the desk. */
export interface Delivery {
  readonly kind: MailKind
  readonly queuedAt: Date
  /** Null: it waits. */
  readonly outcome: DeliveryOutcome | null
  readonly smtpCode: number | null
  readonly doneAt: Date | null
}

interface Queued {
  readonly kind: MailKind
  readonly of: DeskRecipient
  readonly at: Date
}

/** Says that a mail waits, within the transaction that queues it. */
export async function noteQueued(db: Database, mailId: Buffer, { kind, of, at }: Queued): Promise<void> {
  await db
    .insertInto('delivery')
    .values({ mailId, candidacyId: null, actorId: null, ...of, kind, queuedAt: at, outcome: null, smtpCode: null, doneAt: null })
    .execute()
}

/** Says what became of a mail, within the transaction that takes it from the outbox; what was sent stays sent. Of a voter's mail nothing is kept. */
export async function noteOutcome(db: Database, mailId: Buffer, { outcome, smtpCode, at }: DeliveryResult & { readonly at: Date }) {
  await db
    .updateTable('delivery')
    .set({ outcome, smtpCode: smtpCode ?? null, doneAt: at })
    .where('mailId', '=', mailId)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'sent')]))
    .execute()
}

/** Takes the mails of a candidacy that wait from the outbox: what stands in them is over. */
export async function dropMails(db: Database, candidacyId: number, at: Date): Promise<void> {
  await db.deleteFrom('outbox').where('candidacyId', '=', candidacyId).execute()
  await db
    .updateTable('delivery')
    .set({ outcome: 'dropped', doneAt: at })
    .where('candidacyId', '=', candidacyId)
    .where('outcome', 'is', null)
    .execute()
}

/** Takes reminders that wait from the outbox: what they ask for is done, or not wanted. */
export async function dropReminders(db: Database, candidacyId: number, at: Date): Promise<void> {
  const dropped = await db
    .updateTable('delivery')
    .set({ outcome: 'dropped', doneAt: at })
    .where('candidacyId', '=', candidacyId)
    .where('kind', '=', 'candidacy-reminder')
    .where('outcome', 'is', null)
    .returning('mailId')
    .execute()
  for (const { mailId } of dropped) await db.deleteFrom('outbox').where('mailId', '=', mailId).execute()
}

/** The last mail of each candidacy of an election, or of its account, by the candidacy. */
export async function readLastDeliveries(db: Database, electionId: number): Promise<ReadonlyMap<number, Delivery>> {
  const rows = await db
    .selectFrom('candidacy')
    .innerJoin('delivery', (join) =>
      join.on((eb) =>
        eb.or([eb('delivery.candidacyId', '=', eb.ref('candidacy.candidacyId')), eb('delivery.actorId', '=', eb.ref('candidacy.actorId'))]),
      ),
    )
    .distinctOn('candidacy.candidacyId')
    .select(['candidacy.candidacyId', 'kind', 'queuedAt', 'outcome', 'smtpCode', 'doneAt'])
    .where('electionId', '=', electionId)
    .orderBy('candidacy.candidacyId')
    .orderBy('queuedAt', 'desc')
    .orderBy('mailId')
    .execute()
  return new Map(rows.map(({ candidacyId, ...delivery }) => [candidacyId, delivery]))
}
