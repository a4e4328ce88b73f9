import { sql } from 'kysely'
import { LIFE } from '../../platform/lifetimes.ts'
import type { DataKey } from '../../keys/data-key.ts'
import type { Database } from '../../db/database.ts'
import { type DeliveryResult, noteOutcome } from './deliveries.ts'
import { MailRefusedError, type SendMail } from './mail.ts'
import type { MailPriority } from '../../db/schema/mail.ts'
import type { SealedMail } from './outbox.ts'
import { type MailSettings, type MailSubject, writeMail } from './write-mail.ts'

/** How long other workers leave a mail alone while it is being sent; the mail of a worker that died is free after that. */
const LEASE_MS = 120_000
const BATCH = 10
const POLL_MS = 2_000
/** Pauses after the first, second … failed try; the last one is repeated. */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 300_000, 900_000]

export interface OutboxWorkerOptions extends MailSettings {
  readonly db: Database
  readonly dataKey: DataKey
  readonly now: () => Date
  readonly send: SendMail
  /** Called with the errors of failed tries, without address and content. */
  readonly onError: (error: unknown) => void
}

export interface OutboxWorker {
  /** Checks the outbox now. */
  wake(): void
  /** Stops after the current mail. */
  stop(): Promise<void>
}

interface Row {
  readonly mailId: Buffer
  readonly userId: number | null
  readonly sealed: Buffer
  readonly priority: MailPriority
  readonly attempts: number
  readonly createdAt: Date
}

/** The priorities that are sent one after the other: those of very many go beside the others, so that nobody waits for them. */
const LANES: readonly (readonly MailPriority[])[] = [[0, 1], [2]]

/**
 * Sends the mails of the outbox, retrying until each is accepted, refused for good or older than `LIFE.mail`; several workers share the work. A mail
 * whose acknowledgement is lost is sent again under the same message id.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const lanes = LANES.map((lane) => startLane(options, lane))
  return {
    wake: () => {
      for (const lane of lanes) lane.wake()
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

function startLane(options: OutboxWorkerOptions, lane: readonly MailPriority[]): OutboxWorker {
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  const run = async () => {
    do {
      again = false
      const isFull = await sendDue(options, lane, () => stopped).catch((error) => options.onError(error))
      again ||= isFull === true
    } while (again && !stopped)
  }
  const wake = () => {
    again = true
    if (stopped || running) return
    running = run().finally(() => {
      running = null
    })
  }
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** Takes a batch and sends it; returns whether there may be more. */
async function sendDue(options: OutboxWorkerOptions, lane: readonly MailPriority[], isStopped: () => boolean): Promise<boolean> {
  const rows = await takeBatch(options, lane)
  for (const row of rows) {
    if (isStopped()) return false
    if (await stillHas(options, row)) await sendOne(options, row)
  }
  return rows.length === BATCH
}

/** An update answers its rows in no order. */
async function takeBatch({ db, now }: OutboxWorkerOptions, lane: readonly MailPriority[]): Promise<Row[]> {
  const rows = await db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: new Date(now().getTime() + LEASE_MS) }))
    .where('mailId', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('mailId')
        .where('priority', 'in', lane)
        .where('dueAt', '<=', now())
        .where(isNotHeld)
        .orderBy('priority')
        .orderBy('dueAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mailId', 'userId', 'sealed', 'priority', 'attempts', 'createdAt'])
    .execute()
  return rows.toSorted((a, b) => a.priority - b.priority || a.createdAt.getTime() - b.createdAt.getTime())
}

/** Mails of a wave that is paused wait until it goes on. */
const isNotHeld = sql<boolean>`not exists (
  select from wave_member m join wave w on w.wave_id = m.wave_id where m.mail_id = outbox.mail_id and w.state = 'paused')`

/** Renews the lease of a mail, unless it expired and another worker took over, it was taken from the outbox, or it is held. */
async function stillHas({ db, now }: OutboxWorkerOptions, { mailId, attempts }: Row): Promise<boolean> {
  const dueAt = new Date(now().getTime() + LEASE_MS)
  const renewed = await db
    .updateTable('outbox')
    .set({ dueAt })
    .where('mailId', '=', mailId)
    .where('attempts', '=', attempts)
    .where(isNotHeld)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

async function sendOne(options: OutboxWorkerOptions, row: Row): Promise<void> {
  const result = await writeAndSend(options, row).catch((error: unknown) => {
    options.onError(error)
    return resultOf(options, row, error)
  })
  if (result === null) return postpone(options, row)
  await options.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('outbox').where('mailId', '=', row.mailId).execute()
    await noteOutcome(tx, row.mailId, { ...result, at: options.now() })
  })
}

/** What a failed try leaves; null: another try may succeed. */
function resultOf({ now }: OutboxWorkerOptions, { createdAt }: Row, error: unknown): DeliveryResult | null {
  if (error instanceof MailRefusedError) return { outcome: 'refused', smtpCode: error.code }
  return createdAt.getTime() + LIFE.mail <= now().getTime() ? { outcome: 'dropped' } : null
}

async function writeAndSend(options: OutboxWorkerOptions, row: Row): Promise<DeliveryResult> {
  const { dataKey, now, send } = options
  const mail = JSON.parse(dataKey.open(row.sealed)) as SealedMail
  const isOver = mail.expiresAt !== null && mail.expiresAt <= now().getTime()
  const user = isOver ? null : await addresseeOf(options, row, mail)
  if (!user) return { outcome: 'dropped' }
  const { kind, secret, link, desk } = mail
  const subject = {
    mailId: row.mailId,
    kind,
    secret,
    link,
    notMe: desk?.notMe,
    stop: desk?.stop,
    sender: desk?.sender,
    date: row.createdAt,
    user,
    values: desk?.values,
  }
  await send(writeMail(subject, options))
  return { outcome: 'sent' }
}

/** Null where nobody wants the mail any more: who has deleted the account meanwhile, or withdrawn the agreement. */
async function addresseeOf(
  { db }: OutboxWorkerOptions,
  { userId }: Row,
  { kind, to, desk }: SealedMail,
): Promise<MailSubject['user'] | null> {
  if (userId === null) return desk && to !== undefined ? { language: desk.language, username: null, email: to } : null
  const user = await db
    .selectFrom('appUser')
    .select(['username', 'email', 'language', 'surveyMails', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!user || (kind === 'survey' && !user.surveyMails)) return null
  // Whoever knows an address could write to it by a name: only the owner of a confirmed address is called by it.
  const isOwner = user.confirmedAt !== null && kind !== 'email-change'
  return { language: user.language, username: isOwner ? user.username : null, email: to ?? user.email }
}

async function postpone({ db, now }: OutboxWorkerOptions, { mailId, attempts }: Row): Promise<void> {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? LEASE_MS
  const dueAt = new Date(now().getTime() + pause)
  await db.updateTable('outbox').set({ dueAt }).where('mailId', '=', mailId).execute()
}
