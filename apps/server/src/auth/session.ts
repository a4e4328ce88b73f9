import type { AccountHandlers } from '@plenara/api'
import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { toUser } from '../store/user-rows.ts'
import { type AccountContext, before, LIFE } from './account-context.ts'
import type { Try } from './limiter.ts'
import { networkOf } from './network-of.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Signs in and answers a new token. Tries are counted before the password is looked at and forgotten on success; an unknown address takes
 * the same way, with a hash that fits no password.
 */
export function authenticate(context: AccountContext): AccountHandlers['authenticate'] {
  return async ({ body, address, concerns }) => {
    const { hasher, limiter } = context
    const of = normalizeEmail(body.email)
    const network: Try = { kind: 'login-address', of: networkOf(address) }
    await limiter.check([network])
    await limiter.pace(of)
    const found = await findAccount(context.db, of)
    await concerns?.(found?.userId ?? null)
    const matches = await hasher.verify(found?.passwordHash ?? null, body.password)
    if (!found || !matches)
      throw new DomainError(await failureCode(context, { email: of, network: network.of, isKnown: found !== undefined }))
    await Promise.all([limiter.forgetPace(of), limiter.giveBack(network)])
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

/**
 * Answers the user of a session token, or null where it is unknown, ended or too old. Looked up at every call, so that a revoked token is
 * dead at once; calls that arrive together are looked up together.
 */
export function createAuthenticate({ db, now }: Pick<AccountContext, 'db' | 'now'>): (token: string) => Promise<number | null> {
  const find = createBatching({ maxRunning: 2, maxItems: 64, run: (hashes: readonly Buffer[]) => findSessions(db, hashes) })
  return async (token) => {
    const moment = now()
    const tokenHash = hashToken(token)
    const session = await find(tokenHash)
    if (!session || session.createdAt <= before(moment, LIFE.session) || session.usedAt <= before(moment, LIFE.sessionIdle)) return null
    if (session.usedAt < before(moment, LIFE.sessionNote)) {
      await db.updateTable('session').set({ usedAt: moment }).where('tokenHash', '=', tokenHash).execute()
      await noteUse(db, session.userId, moment)
    }
    return session.userId
  }
}

async function findSessions(db: Database, hashes: readonly Buffer[]) {
  const rows = await db
    .selectFrom('session')
    .select(['tokenHash', 'userId', 'createdAt', 'usedAt'])
    .where('tokenHash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .execute()
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}

function findAccount(db: Database, emailNorm: string) {
  return db
    .selectFrom('email')
    .innerJoin('appUser', 'appUser.userId', 'email.userId')
    .innerJoin('credential', 'credential.userId', 'email.userId')
    .select(['appUser.userId', 'username', 'appUser.email', 'language', 'languageContent', 'cantonId', 'constituencyId', 'locationChosen'])
    .select(['consentVersion', 'consentAt', 'surveyMails', 'confirmedAt', 'passwordHash'])
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

/** An account that is used is not removed. */
async function noteUse(db: Database, userId: number, moment: Date): Promise<void> {
  await db.updateTable('appUser').set({ activeAt: moment, inactiveNoticeAt: null }).where('userId', '=', userId).execute()
}

async function openSession({ db, now }: AccountContext, userId: number): Promise<string> {
  const token = newToken()
  await noteUse(db, userId, now())
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: now(), usedAt: now() })
    .execute()
  return token
}
