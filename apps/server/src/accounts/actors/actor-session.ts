import { NotAdmittedError } from '@plenara/api'
import { before } from '../../platform/lifetimes.ts'
import type { Limiter } from '../attempts/limiter.ts'
import { hashToken, newToken } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'

const HOUR_MS = 60 * 60_000

/** How long a session of the desk lasts, in milliseconds: shorter than a voter's, because what it writes is public. */
export const ACTOR_SESSION = { idle: 12 * HOUR_MS, longest: 7 * 24 * HOUR_MS } as const

/** How outdated the stored last use may be. */
const NOTED_MS = 5 * 60_000

export interface ActorSessions {
  readonly db: Database
  readonly now: () => Date
}

/** So many sessions of a person stay: more devices than that nobody has. */
const KEPT_SESSIONS = 20

/**
 * Counts a session that a person is about to open. Throws `too_many_attempts`, which leaves no event: neither log nor table grows by what one person does in
 * a loop.
 */
export async function limitActorSessions(limiter: Limiter, actorId: number): Promise<void> {
  const { exceeded, retryAfterSeconds } = await limiter.count([{ kind: 'session-user', of: `actor/${actorId}` }])
  if (exceeded.length > 0) throw new NotAdmittedError('too_many_attempts', retryAfterSeconds)
}

/** Opens a session of a person at the desk and returns its token, of which the database keeps the hash alone; those used longest ago end. */
export async function openActorSession({ db, now }: ActorSessions, actorId: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('actorSession')
    .values({ tokenHash: hashToken(token), actorId, createdAt: now(), usedAt: now() })
    .execute()
  await db.updateTable('actor').set({ activeAt: now() }).where('actorId', '=', actorId).execute()
  await endOldestSessions(db, actorId)
  return token
}

async function endOldestSessions(db: Database, actorId: number): Promise<void> {
  const rest = db
    .selectFrom('actorSession')
    .select('tokenHash')
    .where('actorId', '=', actorId)
    .orderBy('usedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .offset(KEPT_SESSIONS)
  await db.deleteFrom('actorSession').where('actorId', '=', actorId).where('tokenHash', 'in', rest).execute()
}

/** Whose token it is; null where it is unknown, ended or too old. It is looked up on every call, so that a revoked one ends at once. */
export async function findActor({ db, now }: ActorSessions, token: string): Promise<number | null> {
  const tokenHash = hashToken(token)
  const session = await db.selectFrom('actorSession').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()
  const moment = now()
  if (!session || session.createdAt <= before(moment, ACTOR_SESSION.longest) || session.usedAt <= before(moment, ACTOR_SESSION.idle))
    return null
  if (session.usedAt < before(moment, NOTED_MS)) {
    await db.updateTable('actorSession').set({ usedAt: moment }).where('tokenHash', '=', tokenHash).execute()
  }
  return session.actorId
}

/** Ends a session. */
export async function endActorSession({ db }: ActorSessions, token: string): Promise<void> {
  await db.deleteFrom('actorSession').where('tokenHash', '=', hashToken(token)).execute()
}

/** Removes sessions that have ended. */
export async function removeEndedActorSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('actorSession')
    .where((eb) => eb.or([eb('createdAt', '<=', before(now, ACTOR_SESSION.longest)), eb('usedAt', '<=', before(now, ACTOR_SESSION.idle))]))
    .execute()
}
