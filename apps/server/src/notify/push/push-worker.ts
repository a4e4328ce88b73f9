import { buildPushPayload } from '@block65/webcrypto-web-push'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type RegularWork, startRegularWork } from '../../platform/regular-work.ts'
import { readSurveys } from '../surveys/read-surveys.ts'
import { type DueRecord, dueRecords, messageFor, secondsKept } from './due-notifications.ts'
import type { PostPush } from './post-push.ts'
import { pushServiceOf } from './push-services.ts'
import type { VapidKey } from './vapid-key.ts'

const MINUTE_MS = 60_000
const POLL_MS = 20_000
/** How long other workers leave a message alone while it is being sent. */
const LEASE_MS = MINUTE_MS
/** Messages taken at once, and sent at once. */
const BATCH = 64
const AT_ONCE = 8
/** Pauses after the first, second … failed try; after the last one it is given up. */
const PAUSES_MS = [1, 2, 5, 10, 20].map((minutes) => minutes * MINUTE_MS)
const LONGEST_PAUSE_MS = 30 * MINUTE_MS
/** So long after its end the row of a message says that it was sent. */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS

export interface PushWorkerOptions {
  readonly db: Database
  readonly key: VapidKey
  /** Whom push services may write to about this server: a `mailto:` or https address (RFC 8292, section 2.1). */
  readonly contact: string
  readonly services: readonly string[]
  readonly post: PostPush
  readonly now: () => Date
  /** Called with the errors of failed tries, which name neither person nor address. */
  readonly onError: (error: unknown) => void
}

/**
 * Sends due notifications to the browsers in which they were switched on, once each, and tries again for at most an hour; several workers share the
 * work. A browser that its push service no longer knows is forgotten.
 */
export function startPushWorker(options: PushWorkerOptions): RegularWork {
  const { now, onError } = options
  return startRegularWork({ everyMs: POLL_MS, now, work: (isStopped) => sendDue(options, isStopped), onError })
}

async function sendDue(options: PushWorkerOptions, isStopped: () => boolean): Promise<void> {
  const { db, now } = options
  await db
    .deleteFrom('pushMessage')
    .where('endsAt', '<', new Date(now().getTime() - REMEMBERED_MS))
    .execute()
  const due = dueRecords(await readSurveys(db), now())
  if (due.length === 0) return
  for (const one of due) await enqueue(options, one)
  const round: Round = { ...options, due: new Map(due.map((one) => [one.record.id, one])), cantonIds: await readCantons(db) }
  for (let rows = await take(round); rows.length > 0 && !isStopped(); rows = await take(round)) {
    for (let from = 0; from < rows.length && !isStopped(); from += AT_ONCE) {
      await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => deliver(round, row)))
    }
  }
}

interface Round extends PushWorkerOptions {
  readonly due: ReadonlyMap<number, DueRecord>
  readonly cantonIds: ReadonlyMap<string, number>
}

async function readCantons(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('canton').select(['id', 'code']).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Notes a message for every browser that a record could be meant for and in which notifications were on at its moment. */
async function enqueue({ db, now }: PushWorkerOptions, { record, at, endsAt }: DueRecord): Promise<void> {
  await sql`
    insert into push_message (user_id, device_id, survey_id, attempts, due_at, ends_at)
    select d.user_id, d.device_id, ${record.id}, 0, ${now()}, ${endsAt}
    from push_device d join app_user u on u.user_id = d.user_id
    where ${record.notificationGroup} = any(d.types) and d.created_at <= ${at}
      and (${record.cantons}::text[] is null or u.canton_id in (select c.id from canton c where c.code = any(${record.cantons}::text[])))
    on conflict do nothing`.execute(db)
}

interface Row {
  readonly userId: number
  readonly deviceId: number
  readonly surveyId: number
  readonly attempts: number
}

async function take({ db, now, due }: Round): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    update push_message set attempts = attempts + 1, due_at = ${new Date(now().getTime() + LEASE_MS)}
    where (user_id, device_id, survey_id) in (
      select user_id, device_id, survey_id from push_message
      where due_at <= ${now()} and survey_id = any(${[...due.keys()]}::bigint[])
      order by due_at limit ${BATCH} for update skip locked)
    returning user_id, device_id, survey_id, attempts`.execute(db)
  return rows
}

async function deliver(round: Round, row: Row): Promise<void> {
  const { db, onError } = round
  const [device] = await db
    .selectFrom('pushDevice')
    .innerJoin('appUser', 'appUser.userId', 'pushDevice.userId')
    .select(['endpoint', 'p256dh', 'auth', 'types', 'cantonId', 'language'])
    .where('pushDevice.userId', '=', row.userId)
    .where('deviceId', '=', row.deviceId)
    .execute()
  const due = round.due.get(row.surveyId)
  const message = device && due && messageFor(due, device, round.cantonIds)
  // A list of services that became shorter counts for browsers that are stored already.
  if (!message || pushServiceOf(device.endpoint, round.services) === null) return settle(round, row, null)
  try {
    await settle(round, row, await send(round, device, { message, seconds: secondsKept(due, round.now()) }))
  } catch (error) {
    onError(error)
    await settle(round, row, 0)
  }
}

interface Device {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Returns after how many milliseconds at least it is to be tried again; null: it was taken, or never will be; `gone`: so is the browser. */
async function send(
  { key, contact, post, onError }: Round,
  { endpoint, p256dh, auth }: Device,
  { message, seconds }: { readonly message: object; readonly seconds: number },
): Promise<number | null | 'gone'> {
  const data = JSON.stringify(message)
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const { headers, body } = await buildPushPayload({ data, options: { ttl: seconds, urgency: 'normal' } }, subscription, {
    subject: contact,
    ...key,
  })
  const { status, retryAfterMs } = await post({ endpoint, headers, body })
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return 'gone'
  onError(new Error(`${new URL(endpoint).hostname} answered a notification with ${status}`))
  return status === 429 || status >= 500 ? (retryAfterMs ?? 0) : null
}

async function settle({ db, now }: Round, row: Row, outcome: number | null | 'gone'): Promise<void> {
  const { userId, deviceId, surveyId, attempts } = row
  if (outcome === 'gone') {
    await db.deleteFrom('pushDevice').where('userId', '=', userId).where('deviceId', '=', deviceId).execute()
    return
  }
  const pause = PAUSES_MS[attempts - 1]
  const isOver = outcome === null || pause === undefined
  const dueAt = isOver ? null : new Date(now().getTime() + Math.min(Math.max(pause, outcome), LONGEST_PAUSE_MS))
  await db
    .updateTable('pushMessage')
    .set({ dueAt })
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .where('surveyId', '=', surveyId)
    .execute()
}
