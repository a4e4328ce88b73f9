import { type AccountHandlers, NotAdmittedError } from '@plenara/api'
import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { sql } from 'kysely'
import { createBatching } from '../db/batching.ts'
import type { Database } from '../db/database.ts'
import { getUsers } from './user-rows.ts'
import type { AccountContext } from './account-context.ts'
import { before, LIFE } from '../platform/lifetimes.ts'
import { type Origin, paceOf, recognise, remember } from './known-origin.ts'
import { giveBackNetwork, LOGIN_LIMIT, limitNetwork } from './attempts/limit-network.ts'
import type { Limiter } from './attempts/limiter.ts'
import { mayName } from './may-name.ts'
import { hashToken, newToken } from '../keys/token.ts'

/**
 * Signs in and returns a new token. Tries are counted before the password is looked at and forgotten on success; an unknown address takes
 * the same path, with a hash that no password matches. A device or network that signed in to the account before has a pace of its own, and a known
 * device is not held up by its network either: what others try elsewhere keeps nobody out.
 */
export function authenticate(context: AccountContext): AccountHandlers['authenticate'] {
  return async ({ body, address, concerns }) => {
    const { hasher, limiter } = context
    const of = normalizeEmail(body.email)
    const origin = { address, device: body.device }
    const found = await findAccount(context.db, of)
    const known = await recognise(context, found?.userId ?? null, origin)
    if (known?.kind !== 'device') await limitNetwork(limiter, LOGIN_LIMIT, address, of)
    const pace = paceOf(of, known)
    await limiter.pace(pace)
    await concerns?.(found?.userId ?? null)
    const matches = await hasher.verify(found?.passwordHash ?? null, body.password)
    if (!found || !matches) throw new DomainError(await failureCode(context, { email: of, address, isKnown: found !== undefined }))
    await limitSessions(limiter, found.userId)
    await limiter.forgetPace(pace)
    if (known?.kind !== 'device') await giveBackNetwork(limiter, LOGIN_LIMIT, address, of)
    if (!found.confirmedAt || found.registrationHash) throw new DomainError('email_unconfirmed')
    if (found.passwordHash !== null && hasher.isOutdated(found.passwordHash)) await rehash(context, found.userId, body.password)
    return openSession(context, { userId: found.userId, ...origin })
  }
}

/** Ends the session on the server, and with it the notifications of its browser. */
export function logout(context: AccountContext): AccountHandlers['logout'] {
  return async ({ token }) => {
    await context.db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
    return undefined
  }
}

/**
 * Returns the user of a session token, or null if it is unknown, ended or too old. It is looked up on every call, so that a revoked token
 * ends at once; simultaneous calls share a query.
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
    .select(['appUser.userId', 'confirmedAt', 'passwordHash', 'registrationHash'])
    .where('emailNorm', '=', emailNorm)
    .executeTakeFirst()
}

/** The first five different unknown addresses that a network tries in an hour are reported as unknown; further tries reveal nothing. */
async function failureCode(context: AccountContext, { email, address, isKnown }: { email: string; address: string; isKnown: boolean }) {
  const isNamed = await mayName(context.limiter, { email, address, isCounted: !isKnown })
  return isKnown || context.enumeration === 'strict' || !isNamed ? 'credentials_wrong' : 'email_unknown'
}

async function rehash({ db, hasher, now }: AccountContext, userId: number, password: string): Promise<void> {
  const passwordHash = await hasher.hash(password)
  await db.updateTable('credential').set({ passwordHash, changedAt: now() }).where('userId', '=', userId).execute()
}

/** Marks an account as used, so that it is not removed. */
async function noteUse(db: Database, userId: number, moment: Date): Promise<void> {
  await db.updateTable('appUser').set({ activeAt: moment, inactiveNoticeAt: null }).where('userId', '=', userId).execute()
}

/**
 * Counts a session that the owner of an account is about to open; only who proved to be the owner is counted. Throws `too_many_attempts`, which
 * leaves no event: neither the log nor the table grows by what one account does in a loop.
 */
export async function limitSessions(limiter: Limiter, userId: number): Promise<void> {
  const { exceeded, retryAfterSeconds } = await limiter.count([{ kind: 'session-user', of: String(userId) }])
  if (exceeded.length > 0) throw new NotAdmittedError('too_many_attempts', retryAfterSeconds)
}

/** So many sessions of an account stay. */
const KEPT_SESSIONS = 100

/** Those used longest ago end: more devices than that nobody has. */
async function endOldestSessions(db: Database, userId: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('tokenHash', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('tokenHash')
        .where('userId', '=', userId)
        .orderBy('usedAt', 'desc')
        .orderBy('createdAt', 'desc')
        .offset(KEPT_SESSIONS),
    )
    .execute()
}

/** Who has proved to be the owner of an account, by password, passkey or the link of a mail, and where. */
export interface Entrant extends Origin {
  readonly userId: number
}

/**
 * Opens a session for an entrant of a confirmed account; the account knows the origin from then on.
 * Throws `unauthorized` if the account is gone.
 */
export async function openSession(context: Pick<AccountContext, 'db' | 'dataKey' | 'now'>, entrant: Entrant): Promise<Entry> {
  const { db, now } = context
  const { userId } = entrant
  const [user] = await getUsers(db, [userId])
  if (!user) throw new DomainError('unauthorized')
  const token = newToken()
  await noteUse(db, userId, now())
  await remember(context, userId, entrant)
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: now(), usedAt: now() })
    .execute()
  await endOldestSessions(db, userId)
  return { token, user }
}

/** What the caller gets: the token of the new session and its user. */
export type Entry = Awaited<ReturnType<AccountHandlers['authenticate']>>
