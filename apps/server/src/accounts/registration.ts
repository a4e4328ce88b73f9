import type { AccountHandlers } from '@plenara/api'
import {
  DEFAULT_CANTON_ID,
  DEFAULT_CONSTITUENCY_ID,
  type ErrorCode,
  emailError,
  normalizeEmail,
  normalizeUsername,
  passwordErrors,
  type Registration,
  usernameError,
} from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { type AccountContext, type Concerns, inSteps } from './account-context.ts'
import { after, before, LIFE } from '../platform/lifetimes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { limitNetwork, MAIL_LIMIT, REGISTER_LIMIT } from './attempts/limit-network.ts'
import { mayName, OF_REGISTRATION } from './may-name.ts'
import { hashToken, newToken, newUserId } from '../keys/token.ts'

/**
 * Creates an unconfirmed account, with its mail in the outbox, in one transaction. The address is the key: of simultaneous registrations of one
 * address in any spelling, only one succeeds. The password counts once the link of the mail is opened together with the secret that is answered here,
 * in the browser that registered; the answer is the same where no account was made.
 */
export function register(context: AccountContext): AccountHandlers['register'] {
  return async ({ body, address, concerns }) => {
    refuseInvalid(registrationErrors(body))
    await limitNetwork(context.limiter, REGISTER_LIMIT, address, normalizeEmail(body.email))
    const registration = newToken()
    await inSteps(context, open(context, { ...body, registrationHash: hashToken(registration) }, address, concerns))
    return { registration }
  }
}

/** Sends another confirmation mail to an account that waits for it; the response and its timing are the same if there is none. */
export function resendConfirmation(context: AccountContext): AccountHandlers['resendConfirmation'] {
  return async ({ body, address, concerns }) => {
    const emailNorm = normalizeEmail(body.email)
    await limitNetwork(context.limiter, MAIL_LIMIT, address, emailNorm)
    await inSteps(context, resend(context, emailNorm, concerns))
    return {}
  }
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

async function open(context: AccountContext, body: PendingRegistration, address: string, concerns: Concerns): Promise<void> {
  const passwordHash = await context.hasher.hash(body.password)
  const email = normalizeEmail(body.email)
  const outcome = await context.db.transaction().execute((tx) => insertAccount({ ...context, db: tx }, { ...body, passwordHash }, concerns))
  const isNamed = await mayName(context.limiter, { email, address, isCounted: outcome !== 'made' }, OF_REGISTRATION)
  if (outcome !== 'made' && context.enumeration === 'spec' && isNamed) throw new DomainError('email_in_use')
  if (outcome === 'in use') await tellOwner(context, email)
  context.outbox.wake()
}

/** If the response must not reveal that an address has an account, a mail tells its owner. */
async function tellOwner({ db, limiter, outbox }: AccountContext, emailNorm: string): Promise<void> {
  const owner = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  if (!owner) return
  const { exceeded } = await limiter.count([{ kind: 'address-known-mail', of: emailNorm }])
  if (exceeded.length === 0) await outbox.add(db, { userId: owner.userId, kind: 'address-known', secret: null, expiresAt: null })
}

type FieldError = { readonly path: string; readonly code: ErrorCode }

/** A name or address that breaks its own rule is no context of the password: there it may be of any length. */
function registrationErrors(body: Registration): FieldError[] {
  const username = usernameError(body.username)
  const email = emailError(body.email)
  return [
    ...(username ? [{ path: 'username', code: username }] : []),
    ...(email ? [{ path: 'email', code: email }] : []),
    ...newPasswordErrors(body.password, [username ? '' : body.username, email ? '' : body.email]),
  ]
}

/** The rules that a new password breaks. `about`: username and e-mail address, which must not be passwords. */
export function newPasswordErrors(password: string, about: readonly string[]): FieldError[] {
  const codes = passwordErrors(password)
  if (codes.length === 0 && isCommonPassword(password, about)) codes.push('password_too_common')
  return codes.map((code) => ({ path: 'password', code }))
}

/** Throws with the code of the first broken rule; all of them are listed. */
export function refuseInvalid(errors: readonly FieldError[]): void {
  const [first] = errors
  if (first) throw new DomainError(first.code, errors)
}

/** `waits`: the address is registered, and its confirmation is on the way. */
type Outcome = 'made' | 'in use' | 'waits'
type PendingRegistration = Registration & { readonly registrationHash: Buffer }
type NewAccount = PendingRegistration & { readonly passwordHash: string }

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
      username: normalizeUsername(account.username),
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
  await db
    .insertInto('credential')
    .values({ userId, ...credentialOf(account), changedAt: now() })
    .execute()
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
    .set({ username: normalizeUsername(account.username), language: account.language, email: account.email.normalize('NFKC').trim() })
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('credential')
    .set({ ...credentialOf(account), changedAt: now() })
    .where('userId', '=', userId)
    .execute()
  await sendConfirmation(context, userId)
  return 'made'
}

function credentialOf({ passwordHash, registrationHash }: NewAccount) {
  return { passwordHash, registrationHash }
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
  const user = await context.db
    .selectFrom('email')
    .innerJoin('appUser', 'appUser.userId', 'email.userId')
    .select(['appUser.userId', 'confirmedAt'])
    .where('emailNorm', '=', emailNorm)
    .executeTakeFirst()
  await concerns?.(user?.userId ?? null)
  if (!user || user.confirmedAt) return
  const { exceeded } = await context.limiter.count([{ kind: 'confirm-mail', of: emailNorm }])
  if (exceeded.length > 0) return
  await context.db.transaction().execute((tx) => sendConfirmation({ ...context, db: tx }, user.userId))
  context.outbox.wake()
}
