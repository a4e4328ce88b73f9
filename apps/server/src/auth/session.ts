import type { AccountHandlers } from '@plenara/api'
import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { Database } from '../db/database.ts'
import { toUser } from '../store/postgres-user-store.ts'
import { type AccountContext, before, LIFE } from './account-context.ts'
import { networkOf, type Try } from './limiter.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Signs in and answers a new token. Tries are counted before the password is looked at (those of a day only where it is looked at) and
 * forgotten on success; an unknown address takes the same way, with a hash that fits no password.
 */
export function authenticate(context: AccountContext): AccountHandlers['authenticate'] {
  return async ({ body, address }) => {
    const { hasher, limiter } = context
    const of = normalizeEmail(body.email)
    const network: Try = { kind: 'login-address', of: networkOf(address) }
    const recent: Try = { kind: 'login-account', of }
    const daily: Try = { kind: 'login-account-day', of }
    await limiter.check([recent, network])
    await limiter.check([daily])
    const found = await findAccount(context.db, of)
    const matches = await hasher.verify(found?.passwordHash ?? null, body.password)
    if (!found || !matches)
      throw new DomainError(await failureCode(context, { email: of, network: network.of, isKnown: found !== undefined }))
    await Promise.all([limiter.forget([recent, daily]), limiter.giveBack(network)])
    if (!found.confirmedAt) throw new DomainError('email_unconfirmed')
    if (hasher.isOutdated(found.passwordHash)) await rehash(context, found.userId, body.password)
    const { passwordHash, confirmedAt, ...user } = found
    return { token: await openSession(context, found.userId), user: toUser(user) }
  }
}

/** Ends the session on the server. */
export function logout(context: AccountContext): AccountHandlers['logout'] {
  return async ({ token }) => {
    await context.db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
    return undefined
  }
}

/** The user of a session token, or null where it is unknown, ended or too old. Looked up at every call, so that a revoked token is dead at once. */
export async function userOfToken({ db, now }: Pick<AccountContext, 'db' | 'now'>, token: string): Promise<number | null> {
  const moment = now()
  const tokenHash = hashToken(token)
  const session = await db
    .selectFrom('session')
    .select(['userId', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('createdAt', '>', before(moment, LIFE.session))
    .where('usedAt', '>', before(moment, LIFE.sessionIdle))
    .executeTakeFirst()
  if (!session) return null
  if (session.usedAt < before(moment, LIFE.sessionNote)) {
    await db.updateTable('session').set({ usedAt: moment }).where('tokenHash', '=', tokenHash).execute()
  }
  return session.userId
}

function findAccount(db: Database, emailNorm: string) {
  return db
    .selectFrom('email')
    .innerJoin('appUser', 'appUser.userId', 'email.userId')
    .innerJoin('credential', 'credential.userId', 'email.userId')
    .select(['appUser.userId', 'username', 'appUser.email', 'language', 'languageContent', 'cantonId', 'constituencyId', 'locationChosen'])
    .select(['consentVersion', 'consentAt', 'confirmedAt', 'passwordHash'])
    .where('emailNorm', '=', emailNorm)
    .executeTakeFirst()
}

/**
 * An unknown address is named as such for the first five different ones that a network asks for in an hour; whoever tries more learns
 * nothing. Known addresses are counted in the same way under another name, so that both take the same time.
 */
async function failureCode(context: AccountContext, { email, network, isKnown }: { email: string; network: string; isKnown: boolean }) {
  const who = isKnown ? `known/${network}` : network
  const first = await context.limiter.count([{ kind: 'unknown-email', of: `${who}/${email}` }])
  const different: Try = { kind: 'unknown-address', of: who }
  const isRepeated = first.exceeded.length > 0
  const isOver = isRepeated ? await context.limiter.isOver(different) : (await context.limiter.count([different])).exceeded.length > 0
  if (isKnown || context.enumeration === 'strict' || isOver) return 'credentials_wrong'
  return 'email_unknown'
}

async function rehash({ db, hasher, now }: AccountContext, userId: number, password: string): Promise<void> {
  const passwordHash = await hasher.hash(password)
  await db.updateTable('credential').set({ passwordHash, changedAt: now() }).where('userId', '=', userId).execute()
}

async function openSession({ db, now }: AccountContext, userId: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: now(), usedAt: now() })
    .execute()
  return token
}
