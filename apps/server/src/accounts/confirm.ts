import { timingSafeEqual } from 'node:crypto'
import type { AccountHandlers } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import type { AccountContext } from './account-context.ts'
import { before, LIFE } from '../platform/lifetimes.ts'
import { redeemEmailChange } from './email-change.ts'
import { confirmUser, newPasswordErrors, refuseInvalid } from './registration.ts'
import { limitLinks } from './open-secrets.ts'
import { openSession } from './session.ts'
import { hashToken } from '../keys/token.ts'

const KINDS = ['confirm', 'email'] as const

/**
 * Confirms the address of a new account, or the new address of an account; opening the same link again within a day succeeds too. The first opening of
 * a new account's first link signs in: with the password typed at registration in the browser that registered, else with one that is chosen now, or without
 * one where a passkey follows. Without any of these the link stays as good as it was, and the answer names the address that a password is needed
 * for. Throws `secret_invalid`, `email_in_use`, `too_many_attempts`
 * and the rules of passwords.
 */
export function confirm(context: AccountContext): AccountHandlers['confirm'] {
  return async ({ params, body = {}, address, concerns }) => {
    const { password, registration, passwordless, device } = body
    const hash = hashToken(params.secret)
    await limitOpenings(context, hash)
    const waiting = await findWaiting(context.db, hash, context.now())
    if (waiting) await concerns?.(waiting.userId)
    if (waiting && password === undefined && !passwordless && !isProven(waiting, registration)) {
      return { language: waiting.language, passwordFor: waiting.email }
    }
    const chosen = waiting && password !== undefined ? await hashChosen(context, waiting, password) : null
    const passwordHash = chosen ?? (passwordless ? null : undefined)
    const link = await context.db.transaction().execute((tx) => redeem({ ...context, db: tx }, { hash, passwordHash, concerns }))
    context.outbox.wake()
    const { userId, language, email, isFirst } = link
    if (email !== null) return { language, purpose: 'email-change' }
    return { language, ...(isFirst && (await openSession(context, { userId, address, device }))) }
  }
}

/** Who opens no good link is not counted: nothing is kept of that. */
async function limitOpenings({ db, limiter, now }: AccountContext, hash: Buffer): Promise<void> {
  const link = await db
    .selectFrom('secret')
    .select('userId')
    .where('hash', '=', hash)
    .where('kind', 'in', KINDS)
    .where((eb) => eb.or([eb('expiresAt', '>', now()), eb('usedAt', '>', before(now(), LIFE.confirmRepeat))]))
    .executeTakeFirst()
  if (link) await limitLinks(limiter, link.userId)
}

interface Waiting {
  readonly username: string
  readonly email: string
  readonly registrationHash: Buffer | null
}

/** The account that waits for a link. */
function findWaiting(db: Database, hash: Buffer, now: Date) {
  return db
    .selectFrom('secret')
    .innerJoin('appUser', 'appUser.userId', 'secret.userId')
    .innerJoin('credential', 'credential.userId', 'secret.userId')
    .select(['appUser.userId', 'username', 'appUser.email', 'language', 'registrationHash'])
    .where('hash', '=', hash)
    .where('kind', '=', 'confirm')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
}

/** Whether the password of an account was typed by whoever opens its link: anybody may register a stranger's address. */
function isProven({ registrationHash }: Waiting, registration: string | undefined): boolean {
  return registrationHash !== null && registration !== undefined && timingSafeEqual(hashToken(registration), registrationHash)
}

async function hashChosen({ hasher }: AccountContext, { username, email }: Waiting, password: string): Promise<string> {
  refuseInvalid(newPasswordErrors(password, [username, email]))
  return hasher.hash(password)
}

interface Redemption {
  readonly hash: Buffer
  /** The password chosen with the link; null: none, undefined: the one that stands. */
  readonly passwordHash: string | null | undefined
  readonly concerns: Parameters<AccountHandlers['confirm']>[0]['concerns']
}

async function redeem(context: AccountContext, { hash, passwordHash, concerns }: Redemption) {
  const { db } = context
  const now = context.now()
  const used = await use(db, hash, now)
  const link = used ?? (await usedLately(db, hash, before(now, LIFE.confirmRepeat)))
  if (!link) throw new DomainError('secret_invalid')
  const { userId, email } = link
  await concerns?.(userId, email === null ? undefined : 'changeEmail')
  if (used && email !== null) await redeemEmailChange(context, { userId, email })
  const isFirst = used !== undefined && email === null && (await isUnconfirmed(db, userId))
  if (isFirst) await makeLive(db, userId, { now, passwordHash })
  const user = await confirmUser(db, userId, now)
  if (!user) throw new DomainError('secret_invalid')
  return { userId, language: user.language, email, isFirst }
}

/** Of two links of one account that are opened at the same time, one finds it so. */
async function isUnconfirmed(db: Database, userId: number): Promise<boolean> {
  const user = await db.selectFrom('appUser').select('confirmedAt').where('userId', '=', userId).forUpdate().executeTakeFirst()
  return user?.confirmedAt === null
}

async function makeLive(db: Database, userId: number, { now, passwordHash }: Pick<Redemption, 'passwordHash'> & { readonly now: Date }) {
  await db
    .updateTable('credential')
    .set({ registrationHash: null, ...(passwordHash !== undefined && { passwordHash, changedAt: now }) })
    .where('userId', '=', userId)
    .execute()
}

/** One statement decides which of several simultaneous requests is the first. */
function use(db: Database, hash: Buffer, now: Date) {
  return db
    .updateTable('secret')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('kind', 'in', KINDS)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst()
}

function usedLately(db: Database, hash: Buffer, since: Date) {
  return db
    .selectFrom('secret')
    .select(['userId', 'email'])
    .where('hash', '=', hash)
    .where('kind', 'in', KINDS)
    .where('usedAt', '>', since)
    .executeTakeFirst()
}
