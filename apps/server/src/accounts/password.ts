import type { AccountHandlers } from '@plenara/api'
import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../db/schema/index.ts'
import { type AccountContext, type Concerns, inSteps } from './account-context.ts'
import { after, LIFE } from '../platform/lifetimes.ts'
import { checkPassword } from './check-password.ts'
import { endEmailChange } from './email-change.ts'
import { type Acquaintance, knownOrigins, type Origin, paceOf, recognise, remember } from './known-origin.ts'
import { limitNetwork, MAIL_LIMIT } from './attempts/limit-network.ts'
import type { Try } from './attempts/limiter.ts'
import { dropOpenSecrets, keepNewestSecrets, limitLinks } from './open-secrets.ts'
import { voterKeys } from './passkeys/voter-passkeys.ts'
import { confirmUser, newPasswordErrors, refuseInvalid } from './registration.ts'
import { hashToken, newToken } from '../keys/token.ts'

/** Sends a link that sets a new password; the answer and its time are the same where there is no such account. */
export function requestReset(context: AccountContext): AccountHandlers['requestReset'] {
  return async ({ body, address, concerns }) => {
    const request = { emailNorm: normalizeEmail(body.email), address, device: body.device }
    await inSteps(context, sendReset(context, request, concerns))
    return {}
  }
}

/**
 * Sets a new password with the secret from a mail, once. Every session ends; a used link proves that the mailbox is theirs, so the account is confirmed.
 * A password that breaks a rule leaves the secret unused. The account knows the device and network from then on, so that the sign-in that follows
 * is not held up by what others try meanwhile.
 */
export function resetPassword(context: AccountContext): AccountHandlers['resetPassword'] {
  return async ({ params, body, address, concerns }) => {
    const { db, hasher, now } = context
    const hash = hashToken(params.secret)
    const owner = await db
      .selectFrom('secret')
      .innerJoin('appUser', 'appUser.userId', 'secret.userId')
      .select(['appUser.userId', 'username', 'appUser.email'])
      .where('hash', '=', hash)
      .where(isOpenReset(now()))
      .executeTakeFirst()
    if (!owner) throw new DomainError('secret_invalid')
    await limitLinks(context.limiter, owner.userId)
    await concerns?.(owner.userId)
    refuseInvalid(newPasswordErrors(body.password, [owner.username, owner.email]))
    const passwordHash = await hasher.hash(body.password)
    const userId = await db.transaction().execute((tx) => redeem({ ...context, db: tx }, hash, passwordHash))
    await remember(context, userId, { address, device: body.device })
    await forgetTries(context, userId)
    context.outbox.wake()
    return {}
  }
}

/** Changes the password of a user who knows the present one; every other session ends, and an open change of the address. */
export function changePassword(context: AccountContext): AccountHandlers['changePassword'] {
  return async ({ userId, token, body }) => {
    const { db, hasher } = context
    const { username, email } = await checkPassword(context, userId, body.current)
    refuseInvalid(newPasswordErrors(body.password, [username, email]))
    const passwordHash = await hasher.hash(body.password)
    await db.transaction().execute((tx) => setPassword({ ...context, db: tx }, { userId, passwordHash, keep: hashToken(token) }))
    context.outbox.wake()
    return {}
  }
}

type ResetRequest = Origin & { readonly emailNorm: string }

async function sendReset(context: AccountContext, request: ResetRequest, concerns: Concerns): Promise<void> {
  const { db, limiter } = context
  const { emailNorm, address } = request
  const owner = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  const known = await recognise(context, owner?.userId ?? null, request)
  if (known?.kind === 'device') await limiter.check([{ kind: 'reset-device', of: `${owner?.userId}/${request.device}` }])
  else await limitNetwork(limiter, MAIL_LIMIT, address, emailNorm)
  await concerns?.(owner?.userId ?? null)
  if (!owner || !(await mayReset(context, request, { userId: owner.userId, known }))) return
  await db.transaction().execute((tx) => addReset({ ...context, db: tx }, owner.userId))
  context.outbox.wake()
}

/**
 * Whether a link is sent: within the limit, which a known device has for itself, or beyond it where none that is good lies in the mailbox. So
 * nobody's requests keep the owner from one.
 */
async function mayReset(context: AccountContext, request: ResetRequest, owner: { readonly userId: number; readonly known: Acquaintance }) {
  const { userId, known } = owner
  const attempt: Try =
    known?.kind === 'device'
      ? { kind: 'reset-mail-device', of: `${userId}/${request.device}` }
      : { kind: 'reset-mail', of: request.emailNorm }
  const { exceeded } = await context.limiter.count([attempt])
  return exceeded.length === 0 || !(await hasGoodReset(context, userId))
}

async function hasGoodReset({ db, now }: AccountContext, userId: number): Promise<boolean> {
  const open = await db
    .selectFrom('secret')
    .select('hash')
    .where('userId', '=', userId)
    .where(isOpenReset(after(now(), LIFE.resetRest)))
    .executeTakeFirst()
  return open !== undefined
}

/** How many reset links of an account are good at once. */
const OPEN_RESETS = 3

/** The newest links stay good, so that whoever asks for one beside the owner does not end the one that the owner is about to open. */
async function addReset({ db, now, outbox }: AccountContext, userId: number): Promise<void> {
  const secret = newToken()
  const expiresAt = after(now(), LIFE.resetSecret)
  await keepNewestSecrets(db, userId, 'reset', OPEN_RESETS - 1)
  await db
    .insertInto('secret')
    .values({ hash: hashToken(secret), userId, kind: 'reset', createdAt: now(), expiresAt })
    .execute()
  await outbox.add(db, { userId, kind: 'reset', secret, expiresAt })
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

/** Whoever proved that the mailbox is theirs may sign in again, however often others tried. */
async function forgetTries({ db, limiter }: AccountContext, userId: number): Promise<void> {
  const owner = await db.selectFrom('email').select('emailNorm').where('userId', '=', userId).executeTakeFirst()
  if (!owner) return
  for (const known of [null, ...(await knownOrigins({ db }, userId))]) await limiter.forgetPace(paceOf(owner.emailNorm, known))
}

interface NewPassword {
  readonly userId: number
  readonly passwordHash: string
  /** The session that stays. */
  readonly keep: Buffer | null
}

async function setPassword({ db, now, outbox }: AccountContext, { userId, passwordHash, keep }: NewPassword): Promise<void> {
  await db.updateTable('credential').set({ passwordHash, changedAt: now(), registrationHash: null }).where('userId', '=', userId).execute()
  const sessions = db.deleteFrom('session').where('userId', '=', userId)
  await (keep ? sessions.where('tokenHash', '!=', keep) : sessions).execute()
  await dropOpenSecrets(db, userId, 'reset')
  await endEmailChange(db, userId)
  const kind = (await voterKeys.has(db, userId)) ? 'password-changed-passkeys' : 'password-changed'
  await outbox.add(db, { userId, kind, secret: null, expiresAt: null })
}
