import { normalizeEmail } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { giveBackNetwork, LOGIN_LIMIT, limitNetwork } from '../attempts/limit-network.ts'
import type { Limiter } from '../attempts/limiter.ts'
import type { PasswordHasher } from '../password-hash.ts'
import type { Database } from '../../db/database.ts'

export interface ActorPasswords {
  readonly db: Database
  readonly hasher: PasswordHasher
  readonly limiter: Limiter
}

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  /** Told whose account it is, null for nobody's, before the password is looked at. */
  readonly onFound: (actorId: number | null) => Promise<void>
}

/**
 * Whose address and password these are. Tries are counted before the password is looked at and forgotten on success; an unknown address takes the same path,
 * with a hash that no password matches. Throws `credentials_wrong` for whatever is wrong, and `too_many_attempts`.
 */
export async function checkCredentials({ db, hasher, limiter }: ActorPasswords, credentials: Credentials): Promise<number> {
  const { email, password, address, onFound } = credentials
  const emailNorm = normalizeEmail(email)
  // Apart from the counts of a voter's account with the same address: neither keeps the other out.
  const account = `actor/${emailNorm}`
  await limitNetwork(limiter, LOGIN_LIMIT, address, account)
  await limiter.pace(account)
  const found = await findByEmail(db, emailNorm)
  await onFound(found?.actorId ?? null)
  const matches = await hasher.verify(found?.passwordHash ?? null, password)
  if (!found || !matches) throw new DomainError('credentials_wrong')
  await limiter.forgetPace(account)
  await giveBackNetwork(limiter, LOGIN_LIMIT, address, account)
  return found.actorId
}

/**
 * Checks the password of an account that is signed in. Tries are limited. Throws `credentials_wrong`, also where it has none, and `too_many_attempts`.
 */
export async function checkActorPassword({ db, hasher, limiter }: ActorPasswords, actorId: number, password: string): Promise<void> {
  const attempt = { kind: 'password-user', of: `actor/${actorId}` } as const
  await limiter.check([attempt])
  const known = await db.selectFrom('actorPassword').select('passwordHash').where('actorId', '=', actorId).executeTakeFirst()
  if (!(await hasher.verify(known?.passwordHash ?? null, password))) throw new DomainError('credentials_wrong')
  await limiter.forget(attempt)
}

/** The account of an address, in any spelling; of a former one too, while that can still stop the change to another. */
export async function findByEmail(db: Database, emailNorm: string) {
  return (await findByPresent(db, emailNorm)) ?? (await findByFormer(db, emailNorm))
}

function findByFormer(db: Database, emailNorm: string) {
  return db
    .selectFrom('addressChange')
    .leftJoin('actorPassword', 'actorPassword.actorId', 'addressChange.actorId')
    .select(['addressChange.actorId', 'passwordHash'])
    .where('confirmedAt', 'is not', null)
    .where('formerEmailNorm', '=', emailNorm)
    .executeTakeFirst()
}

function findByPresent(db: Database, emailNorm: string) {
  return db
    .selectFrom('actorEmail')
    .leftJoin('actorPassword', 'actorPassword.actorId', 'actorEmail.actorId')
    .select(['actorEmail.actorId', 'passwordHash'])
    .where('emailNorm', '=', emailNorm)
    .executeTakeFirst()
}

/** Where an account is written to. Throws `unauthorized` where it is gone. */
export async function readAddress(db: Database, actorId: number) {
  const found = await db
    .selectFrom('actor')
    .innerJoin('actorEmail', 'actorEmail.actorId', 'actor.actorId')
    .select(['language', 'email'])
    .where('actor.actorId', '=', actorId)
    .executeTakeFirst()
  if (!found) throw new DomainError('unauthorized')
  return found
}
