import type { Audit } from '@plenara/api'
import { zurichDay } from '@plenara/domain'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { removeEndedActorSessions } from './actors/actor-session.ts'
import { removeEndedAddressChanges } from './actors/address-change.ts'
import type { Database } from '../db/database.ts'
import { type Lease, withLease } from '../db/job-lease.ts'
import { scheduleForgetting } from '../db/forget-deleted.ts'
import type { Schema } from '../db/schema/index.ts'
import { forgetMails } from '../notify/mail/forget-mails.ts'
import type { Outbox } from '../notify/mail/outbox.ts'
import { before, LIFE } from '../platform/lifetimes.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Less than an hour, so that a server alone misses none, and so long that of several one does it. */
const REST_MS = 50 * 60_000
/** The most accounts that one run removes or notifies; the next run does the rest. */
const BATCH = 500

/** Removes what has expired at a moment. */
export type RemoveExpired = (tx: Database, now: Date) => Promise<unknown>

export interface CleanUpOptions {
  readonly db: Database
  readonly outbox: Outbox
  readonly now: () => Date
  /** What else has expired, of which other rooms know. */
  readonly alsoExpired: readonly RemoveExpired[]
  /** Records which accounts were removed. */
  readonly audit?: Audit
  /** Ends it after what is being removed. */
  readonly signal?: AbortSignal
  /** For so long afterwards no server of this database cleans up again. */
  readonly restMs?: number
}

/**
 * Removes what has expired, unless another server does: counters, used challenges, sessions of voters and of the desk, codes and changes of addresses by its mails,
 * secrets a day after their end, new addresses that nobody confirmed, devices and networks not used for a year, counted errors of browsers after 90 days,
 * what other rooms name, accounts that nobody confirmed within a week, and those that nobody used for 24 months, a month after a mail that says so.
 */
export async function cleanUp(options: CleanUpOptions): Promise<void> {
  const { db, signal, restMs } = options
  const now = options.now()
  await withLease({ db, job: 'clean-up', ...(signal && { signal }), ...(restMs !== undefined && { restMs }) }, async (lease) => {
    for (const remove of expired(now, options.alsoExpired)) if (!lease.signal.aborted) await lease.write(remove)
    await removeAccounts(options, lease, (eb) =>
      eb.and([eb('confirmedAt', 'is', null), eb('createdAt', '<=', before(now, LIFE.unconfirmedAccount))]),
    )
    await warnInactive(options, lease)
    await removeAccounts(options, lease, (eb) =>
      eb.and([eb('activeAt', '<=', before(now, LIFE.inactiveAccount)), eb('inactiveNoticeAt', '<=', before(now, LIFE.inactiveNotice))]),
    )
  })
}

/** What is removed without a look at each account. */
function expired(now: Date, alsoExpired: readonly RemoveExpired[]): ((tx: Database) => Promise<unknown>)[] {
  return [
    (tx) => tx.deleteFrom('attempt').where('expiresAt', '<=', now).execute(),
    (tx) => tx.deleteFrom('usedChallenge').where('expiresAt', '<=', now).execute(),
    (tx) =>
      tx
        .deleteFrom('session')
        .where((eb) => eb.or([eb('createdAt', '<=', before(now, LIFE.session)), eb('usedAt', '<=', before(now, LIFE.sessionIdle))]))
        .execute(),
    (tx) =>
      tx
        .deleteFrom('secret')
        .where((eb) => eb.or([eb('expiresAt', '<=', before(now, DAY_MS)), eb('usedAt', '<=', before(now, DAY_MS))]))
        .execute(),
    (tx) => removeEndedActorSessions(tx, now),
    (tx) => tx.deleteFrom('notMeCode').where('expiresAt', '<=', now).execute(),
    (tx) => tx.deleteFrom('reminderCode').where('expiresAt', '<=', now).execute(),
    (tx) => removeEndedAddressChanges(tx, now),
    (tx) => tx.deleteFrom('previewToken').where('expiresAt', '<=', now).execute(),
    (tx) => tx.deleteFrom('actorReset').where('expiresAt', '<=', now).execute(),
    (tx) => tx.deleteFrom('knownOrigin').where('usedAt', '<=', before(now, LIFE.knownOrigin)).execute(),
    (tx) => endEmailChanges(tx, now),
    (tx) =>
      tx
        .deleteFrom('browserError')
        .where('day', '<', zurichDay(before(now, LIFE.browserErrors).getTime()))
        .execute(),
    ...alsoExpired.map((remove) => (tx: Database) => remove(tx, now)),
  ]
}

export interface CleanUpSchedule extends Omit<CleanUpOptions, 'signal' | 'restMs'> {
  /** The database, opened for the night with connections without a time limit. */
  readonly url: string
  /** Where mails lie that are not sent. */
  readonly mailFolder: string
}

/**
 * Cleans up now and every hour, and forgets by night what was deleted: one server for all of a database. Returns a function that stops it and waits for
 * what is being removed.
 */
export function scheduleCleanUp(options: CleanUpSchedule, onError: (error: unknown) => void): () => Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  const endForgetting = scheduleForgetting(options, onError)
  let cleaning = Promise.resolve()
  const run = () => {
    cleaning = cleaning.then(() => cleanUp({ ...options, signal, restMs: REST_MS })).catch(onError)
    forgetMails(options.mailFolder, options.now()).catch(onError)
  }
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  run()
  return async () => {
    clearInterval(timer)
    controller.abort()
    endForgetting()
    await cleaning
  }
}

async function endEmailChanges(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ pendingEmail: null })
    .where('pendingEmail', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('secret')
            .select('secret.hash')
            .whereRef('secret.userId', '=', 'appUser.userId')
            .where('kind', '=', 'email')
            .where('usedAt', 'is', null)
            .where('expiresAt', '>', now),
        ),
      ),
    )
    .execute()
}

type Condition = (eb: ExpressionBuilder<Schema, 'appUser'>) => Expression<SqlBool>

/** The condition is checked again on removal: whoever signs in at this moment keeps the account. */
async function removeAccounts({ db, audit }: CleanUpOptions, lease: Lease, isOver: Condition): Promise<void> {
  const found = await db.selectFrom('appUser').select('userId').where(isOver).limit(BATCH).execute()
  for (const { userId } of found) {
    if (lease.signal.aborted) return
    await lease.write(async (tx) => {
      const user = await tx.deleteFrom('appUser').where('userId', '=', userId).where(isOver).returning('userId').executeTakeFirst()
      if (!user) return
      await audit?.({ who: 'clean-up', what: 'removeAccount', whose: userId, outcome: 'ok' })
      for (const table of ['session', 'secret', 'outbox', 'email'] as const) {
        await tx.deleteFrom(table).where('userId', '=', userId).execute()
      }
    })
  }
}

async function warnInactive({ db, outbox, now }: CleanUpOptions, lease: Lease): Promise<void> {
  const isDue: Condition = (eb) =>
    eb.and([
      eb('activeAt', '<=', before(now(), LIFE.inactiveAccount - LIFE.inactiveNotice)),
      eb('inactiveNoticeAt', 'is', null),
      eb('confirmedAt', 'is not', null),
    ])
  const found = await db.selectFrom('appUser').select('userId').where(isDue).limit(BATCH).execute()
  for (const { userId } of found) {
    if (lease.signal.aborted) break
    await lease.write(async (tx) => {
      const user = await tx
        .updateTable('appUser')
        .set({ inactiveNoticeAt: now() })
        .where('userId', '=', userId)
        .where(isDue)
        .returning('userId')
        .executeTakeFirst()
      if (user) await outbox.add(tx, { userId, kind: 'inactive', secret: null, expiresAt: null })
    })
  }
  if (found.length > 0) outbox.wake()
}
