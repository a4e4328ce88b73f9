import type { AccountHandlers, EmailChange } from '@plenara/api'
import { emailError, normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { type AccountContext, inSteps } from './account-context.ts'
import { after, LIFE } from '../platform/lifetimes.ts'
import { checkPassword } from './check-password.ts'
import { networkTries } from './attempts/limit-network.ts'
import { dropOpenSecrets } from './open-secrets.ts'
import { requireProof } from './passkeys/proof.ts'
import { voterPasskeys } from './passkeys/voter-passkeys.ts'
import { hashToken, newToken } from '../keys/token.ts'

/**
 * Sends a link to the new address and a notice to the present one. Neither the response nor its
 * timing reveals whether another account has the address: its owner gets a mail without a link instead.
 */
export function requestEmailChange(context: AccountContext): AccountHandlers['requestEmailChange'] {
  return async ({ userId, email, password, token, address }) => {
    const code = emailError(email)
    if (code) throw new DomainError(code, [{ path: 'email', code }])
    const present = password === null ? await provedOwner(context, { userId, token }) : await checkPassword(context, userId, password)
    const emailNorm = normalizeEmail(email)
    if (emailNorm === normalizeEmail(present.email)) return context.db.transaction().execute((tx) => endEmailChange(tx, userId))
    await context.limiter.check([
      ...networkTries('mail-address', address),
      { kind: 'email-change-user', of: String(userId) },
      { kind: 'email-change-mail', of: emailNorm },
    ])
    await inSteps(context, begin(context, { userId, email: email.normalize('NFKC').trim() }))
  }
}

/** Ends a change whose link was not opened yet. */
export async function endEmailChange(db: Database, userId: number): Promise<void> {
  await dropOpenSecrets(db, userId, 'email')
  await db.updateTable('appUser').set({ pendingEmail: null }).where('userId', '=', userId).where('pendingEmail', 'is not', null).execute()
}

/** Opening a session does not count: an address is the way into the account. */
async function provedOwner(context: AccountContext, session: { userId: number; token: string }) {
  await requireProof(voterPasskeys(context), { ownerId: session.userId, token: session.token })
  return context.db.selectFrom('appUser').select('email').where('userId', '=', session.userId).executeTakeFirstOrThrow()
}

type NewEmail = Pick<EmailChange, 'userId' | 'email'>

/** A new link invalidates the older one. */
async function begin(context: AccountContext, { userId, email }: NewEmail): Promise<void> {
  const { now, outbox } = context
  const holder = await findHolder(context.db, normalizeEmail(email))
  const secret = newToken()
  const expiresAt = after(now(), LIFE.emailChangeSecret)
  await context.db.transaction().execute(async (tx) => {
    await dropOpenSecrets(tx, userId, 'email')
    await tx
      .insertInto('secret')
      .values({ hash: hashToken(secret), userId, kind: 'email', email, createdAt: now(), expiresAt })
      .execute()
    await tx.updateTable('appUser').set({ pendingEmail: email }).where('userId', '=', userId).execute()
    if (holder?.confirmedAt) await outbox.add(tx, { userId: holder.userId, kind: 'address-known', secret: null, expiresAt: null })
    else await outbox.add(tx, { userId, kind: 'email-change', secret, to: email, expiresAt })
    await outbox.add(tx, { userId, kind: 'email-change-asked', secret: null, expiresAt: null })
  })
  outbox.wake()
}

function findHolder(db: Database, emailNorm: string) {
  return db
    .selectFrom('email')
    .innerJoin('appUser', 'appUser.userId', 'email.userId')
    .select(['appUser.userId', 'confirmedAt'])
    .where('emailNorm', '=', emailNorm)
    .executeTakeFirst()
}

/**
 * Makes the address of an opened link that of its account, and tells the former one. Links to set a password that lie in the former mailbox
 * end. Throws `secret_invalid` if a later change replaced this one, `email_in_use` if another account confirmed the address meanwhile.
 */
export async function redeemEmailChange(context: AccountContext, { userId, email }: NewEmail): Promise<void> {
  const { db, outbox } = context
  await dropOpenSecrets(db, userId, 'reset')
  const former = await db
    .selectFrom('appUser')
    .select('email')
    .where('userId', '=', userId)
    .where('pendingEmail', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!former) throw new DomainError('secret_invalid')
  await db.updateTable('appUser').set({ email, pendingEmail: null }).where('userId', '=', userId).execute()
  await takeAddress(db, userId, normalizeEmail(email))
  await outbox.add(db, { userId, kind: 'email-changed', secret: null, to: former.email, expiresAt: null })
}

async function takeAddress(db: Database, userId: number, emailNorm: string): Promise<void> {
  const inserted = await db
    .insertInto('email')
    .values({ emailNorm, userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (!inserted) await takeOver(db, userId, emailNorm)
  await db.deleteFrom('email').where('userId', '=', userId).where('emailNorm', '<>', emailNorm).execute()
}

/** An account that nobody confirmed yields to whoever proved the mailbox; it can then not be confirmed any more and is cleaned up. */
async function takeOver(db: Database, userId: number, emailNorm: string): Promise<void> {
  const holder = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  if (!holder) throw new DomainError('email_in_use')
  await db.deleteFrom('secret').where('userId', '=', holder.userId).where('kind', '=', 'confirm').execute()
  const account = await db.selectFrom('appUser').select('confirmedAt').where('userId', '=', holder.userId).forUpdate().executeTakeFirst()
  if (!account || account.confirmedAt) throw new DomainError('email_in_use')
  await db.deleteFrom('outbox').where('userId', '=', holder.userId).execute()
  await db.updateTable('email').set({ userId }).where('emailNorm', '=', emailNorm).execute()
}
