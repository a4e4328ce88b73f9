import type { AccountHandlers } from '@plenara/api'
import {
  DEFAULT_CANTON_ID,
  DEFAULT_CONSTITUENCY_ID,
  type ErrorCode,
  emailError,
  normalizeEmail,
  passwordErrors,
  type Registration,
  usernameError,
} from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { type AccountContext, after, before, type Concerns, inSteps, LIFE } from './account-context.ts'
import { isCommonPassword } from './common-passwords.ts'
import { networkOf } from './network-of.ts'
import { hashToken, newToken, newUserId } from './token.ts'

/** Longer than what there is to do, so that an unknown address takes as long as a known one. */
const UNIFORM_MS = 250

/**
 * Makes an account that is not confirmed yet, with its mail in the outbox, in one transaction. The address is the key: of any number of
 * registrations of one address in any spelling, one succeeds.
 */
export function register(context: AccountContext): AccountHandlers['register'] {
  return async ({ body, address, concerns }) => {
    refuseInvalid(registrationErrors(body))
    await context.limiter.check([{ kind: 'register-address', of: networkOf(address) }])
    await inSteps(UNIFORM_MS, open(context, body, concerns))
    return {}
  }
}

/** A further confirmation mail for an account that waits for it; the answer and its time are the same where there is none. */
export function resendConfirmation(context: AccountContext): AccountHandlers['resendConfirmation'] {
  return async ({ body, address, concerns }) => {
    await context.limiter.check([{ kind: 'mail-address', of: networkOf(address) }])
    await inSteps(UNIFORM_MS, resend(context, normalizeEmail(body.email), concerns))
    return {}
  }
}

/** Confirms the address of an account; the same link says so again within a day. */
export function confirm(context: AccountContext): AccountHandlers['confirm'] {
  return async ({ params, concerns }) => {
    const hash = hashToken(params.secret)
    const now = context.now()
    return context.db.transaction().execute(async (tx) => {
      const used = await tx
        .updateTable('secret')
        .set({ usedAt: now })
        .where('hash', '=', hash)
        .where('kind', '=', 'confirm')
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returning('userId')
        .executeTakeFirst()
      const owner = used ?? (await usedLately(tx, hash, before(now, LIFE.confirmRepeat)))
      if (owner) await concerns?.(owner.userId)
      const user = owner && (await confirmUser(tx, owner.userId, now))
      if (!user) throw new DomainError('secret_invalid')
      return { language: user.language }
    })
  }
}

function usedLately(db: Database, hash: Buffer, since: Date) {
  return db
    .selectFrom('secret')
    .select('userId')
    .where('hash', '=', hash)
    .where('kind', '=', 'confirm')
    .where('usedAt', '>', since)
    .executeTakeFirst()
}

/** The first confirmation counts. */
export function confirmUser(db: Database, userId: number, now: Date) {
  return db
    .updateTable('appUser')
    .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)) }))
    .where('userId', '=', userId)
    .returning(['language', 'username', 'email'])
    .executeTakeFirst()
}

async function open(context: AccountContext, body: Registration, concerns: Concerns): Promise<void> {
  const passwordHash = await context.hasher.hash(body.password)
  const outcome = await context.db.transaction().execute((tx) => insertAccount({ ...context, db: tx }, { ...body, passwordHash }, concerns))
  if (outcome !== 'made' && context.enumeration === 'spec') throw new DomainError('email_in_use')
  if (outcome === 'in use') await tellOwner(context, normalizeEmail(body.email))
  context.outbox.wake()
}

/** Where the answer does not say that an address has an account, a mail says so to whom it belongs. */
async function tellOwner({ db, limiter, outbox }: AccountContext, emailNorm: string): Promise<void> {
  const { exceeded } = await limiter.count([{ kind: 'mail-account', of: emailNorm }])
  const owner = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  if (owner && exceeded.length === 0) await outbox.add(db, { userId: owner.userId, kind: 'address-known', secret: null, expiresAt: null })
}

type FieldError = { readonly path: string; readonly code: ErrorCode }

function registrationErrors(body: Registration): FieldError[] {
  const username = usernameError(body.username)
  const email = emailError(body.email)
  return [
    ...(username ? [{ path: 'username', code: username }] : []),
    ...(email ? [{ path: 'email', code: email }] : []),
    ...newPasswordErrors(body.password, [body.username, body.email]),
  ]
}

/** The rules that a new password breaks. `about`: username and e-mail address, which are no passwords. */
export function newPasswordErrors(password: string, about: readonly string[]): FieldError[] {
  const codes = passwordErrors(password)
  if (codes.length === 0 && isCommonPassword(password, about)) codes.push('password_too_common')
  return codes.map((code) => ({ path: 'password', code }))
}

/** The first broken rule gives the code, all of them are listed. */
export function refuseInvalid(errors: readonly FieldError[]): void {
  const [first] = errors
  if (first) throw new DomainError(first.code, errors)
}

/** `waits`: the address is registered, and its confirmation is on the way. */
type Outcome = 'made' | 'in use' | 'waits'
type NewAccount = Registration & { readonly passwordHash: string }

async function insertAccount(context: AccountContext, account: NewAccount, concerns: Concerns): Promise<Outcome> {
  const { db, now } = context
  const emailNorm = normalizeEmail(account.email)
  const inserted = await db
    .insertInto('email')
    .values({ emailNorm, userId: newUserId() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (!inserted) return replaceAccount(context, account, concerns)
  const { userId } = inserted
  await concerns?.(userId)
  await db
    .insertInto('appUser')
    .values({
      userId,
      username: account.username.trim().normalize('NFC'),
      email: account.email.normalize('NFKC').trim(),
      language: account.language,
      languageContent: 'auto',
      cantonId: DEFAULT_CANTON_ID,
      constituencyId: DEFAULT_CONSTITUENCY_ID,
      locationChosen: false,
      createdAt: now(),
      activeAt: now(),
    })
    .execute()
  await db.insertInto('credential').values({ userId, passwordHash: account.passwordHash, changedAt: now() }).execute()
  await sendConfirmation(context, userId)
  return 'made'
}

/** An account that nobody confirmed may belong to somebody who only knew the address: a later registration replaces it. */
async function replaceAccount(context: AccountContext, account: NewAccount, concerns: Concerns): Promise<Outcome> {
  const { db, now } = context
  const emailNorm = normalizeEmail(account.email)
  const owner = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  await concerns?.(owner?.userId ?? null)
  if (!owner) return 'waits'
  const { userId } = owner
  const user = await db.selectFrom('appUser').select('confirmedAt').where('userId', '=', userId).forUpdate().executeTakeFirst()
  const young = await db
    .selectFrom('secret')
    .select('hash')
    .where('userId', '=', userId)
    .where('kind', '=', 'confirm')
    .where('createdAt', '>', before(now(), LIFE.registrationHold))
    .executeTakeFirst()
  if (!user || user.confirmedAt) return 'in use'
  if (young) return 'waits'
  await db.deleteFrom('secret').where('userId', '=', userId).execute()
  await db
    .updateTable('appUser')
    .set({ username: account.username.trim().normalize('NFC'), language: account.language, email: account.email.normalize('NFKC').trim() })
    .where('userId', '=', userId)
    .execute()
  await db.updateTable('credential').set({ passwordHash: account.passwordHash, changedAt: now() }).where('userId', '=', userId).execute()
  await sendConfirmation(context, userId)
  return 'made'
}

async function sendConfirmation({ db, now, outbox }: AccountContext, userId: number): Promise<void> {
  const secret = newToken()
  const expiresAt = after(now(), LIFE.confirmSecret)
  await db
    .insertInto('secret')
    .values({ hash: hashToken(secret), userId, kind: 'confirm', createdAt: now(), expiresAt })
    .execute()
  await outbox.add(db, { userId, kind: 'confirm', secret, expiresAt })
}

async function resend(context: AccountContext, emailNorm: string, concerns: Concerns): Promise<void> {
  const { exceeded } = await context.limiter.count([{ kind: 'mail-account', of: emailNorm }])
  const user = await context.db
    .selectFrom('email')
    .innerJoin('appUser', 'appUser.userId', 'email.userId')
    .select(['appUser.userId', 'confirmedAt'])
    .where('emailNorm', '=', emailNorm)
    .executeTakeFirst()
  await concerns?.(user?.userId ?? null)
  if (!user || user.confirmedAt || exceeded.length > 0) return
  await context.db.transaction().execute((tx) => sendConfirmation({ ...context, db: tx }, user.userId))
  context.outbox.wake()
}
