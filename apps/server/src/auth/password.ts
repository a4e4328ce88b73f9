import type { AccountHandlers } from '@plenara/api'
import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema/index.ts'
import { type AccountContext, after, type Concerns, inSteps, LIFE } from './account-context.ts'
import { networkOf } from './network-of.ts'
import { confirmUser, newPasswordErrors, refuseInvalid } from './registration.ts'
import { hashToken, newToken } from './token.ts'

/** Longer than what there is to do, so that an unknown address takes as long as a known one. */
const UNIFORM_MS = 250

/** Sends a link that sets a new password; the answer and its time are the same where there is no such account. */
export function requestReset(context: AccountContext): AccountHandlers['requestReset'] {
  return async ({ body, address, concerns }) => {
    await context.limiter.check([{ kind: 'mail-address', of: networkOf(address) }])
    await inSteps(UNIFORM_MS, sendReset(context, normalizeEmail(body.email), concerns))
    return {}
  }
}

/**
 * Sets a new password by the secret of a mail, once. Every session ends; a used link proves the mailbox, so that the account is confirmed.
 * A password that breaks a rule leaves the secret unused.
 */
export function resetPassword(context: AccountContext): AccountHandlers['resetPassword'] {
  return async ({ params, body, concerns }) => {
    const { db, hasher, now } = context
    const hash = hashToken(params.secret)
    const known = await db
      .selectFrom('secret')
      .innerJoin('appUser', 'appUser.userId', 'secret.userId')
      .select(['appUser.userId', 'username', 'email'])
      .where('hash', '=', hash)
      .where(isOpenReset(now()))
      .executeTakeFirst()
    if (!known) throw new DomainError('secret_invalid')
    await concerns?.(known.userId)
    refuseInvalid(newPasswordErrors(body.password, [known.username, known.email]))
    const passwordHash = await hasher.hash(body.password)
    const userId = await db.transaction().execute((tx) => redeem({ ...context, db: tx }, hash, passwordHash))
    await forgetTries(context, userId)
    context.outbox.wake()
    return {}
  }
}

/** Changes the password of a user who knows the present one; every other session ends. */
export function changePassword(context: AccountContext): AccountHandlers['changePassword'] {
  return async ({ userId, token, body }) => {
    const { db, hasher, limiter } = context
    const attempt = { kind: 'password-user', of: String(userId) } as const
    await limiter.check([attempt])
    const row = await db
      .selectFrom('credential')
      .innerJoin('appUser', 'appUser.userId', 'credential.userId')
      .select(['passwordHash', 'username', 'email'])
      .where('credential.userId', '=', userId)
      .executeTakeFirst()
    if (!(await hasher.verify(row?.passwordHash ?? null, body.current)) || !row) throw new DomainError('credentials_wrong')
    await limiter.forget(attempt)
    refuseInvalid(newPasswordErrors(body.password, [row.username, row.email]))
    const passwordHash = await hasher.hash(body.password)
    await db.transaction().execute((tx) => setPassword({ ...context, db: tx }, { userId, passwordHash, keep: hashToken(token) }))
    context.outbox.wake()
    return {}
  }
}

async function sendReset(context: AccountContext, emailNorm: string, concerns: Concerns): Promise<void> {
  const { db, limiter } = context
  const { exceeded } = await limiter.count([{ kind: 'mail-account', of: emailNorm }])
  const owner = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  await concerns?.(owner?.userId ?? null)
  if (!owner || exceeded.length > 0) return
  await db.transaction().execute((tx) => addReset({ ...context, db: tx }, owner.userId))
  context.outbox.wake()
}

/** A new link ends the older ones. */
async function addReset({ db, now, outbox }: AccountContext, userId: number): Promise<void> {
  const secret = newToken()
  const expiresAt = after(now(), LIFE.resetSecret)
  await dropResets(db, userId)
  await db
    .insertInto('secret')
    .values({ hash: hashToken(secret), userId, kind: 'reset', createdAt: now(), expiresAt })
    .execute()
  await outbox.add(db, { userId, kind: 'reset', secret, expiresAt })
}

async function dropResets(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('secret').where('userId', '=', userId).where('kind', '=', 'reset').where('usedAt', 'is', null).execute()
}

function isOpenReset(now: Date) {
  return (eb: ExpressionBuilder<Schema, 'secret'>) =>
    eb.and([eb('kind', '=', 'reset'), eb('usedAt', 'is', null), eb('expiresAt', '>', now)])
}

/** One statement decides which of several redemptions at the same time succeeds. */
async function redeem(context: AccountContext, hash: Buffer, passwordHash: string): Promise<number> {
  const now = context.now()
  const used = await context.db
    .updateTable('secret')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where(isOpenReset(now))
    .returning('userId')
    .executeTakeFirst()
  if (!used) throw new DomainError('secret_invalid')
  await confirmUser(context.db, used.userId, now)
  await setPassword(context, { userId: used.userId, passwordHash, keep: null })
  return used.userId
}

/** Who proved the mailbox is let in again, however often others tried. */
async function forgetTries({ db, limiter }: AccountContext, userId: number): Promise<void> {
  const owner = await db.selectFrom('email').select('emailNorm').where('userId', '=', userId).executeTakeFirst()
  if (owner) await limiter.forgetPace(owner.emailNorm)
}

interface NewPassword {
  readonly userId: number
  readonly passwordHash: string
  /** The session that goes on. */
  readonly keep: Buffer | null
}

async function setPassword({ db, now, outbox }: AccountContext, { userId, passwordHash, keep }: NewPassword): Promise<void> {
  await db.updateTable('credential').set({ passwordHash, changedAt: now() }).where('userId', '=', userId).execute()
  const sessions = db.deleteFrom('session').where('userId', '=', userId)
  await (keep ? sessions.where('tokenHash', '!=', keep) : sessions).execute()
  await dropResets(db, userId)
  await outbox.add(db, { userId, kind: 'password-changed', secret: null, expiresAt: null })
}
