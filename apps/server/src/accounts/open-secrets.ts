import type { Database } from '../db/database.ts'
import type { SecretTable } from '../db/schema/secret.ts'
import type { Limiter } from './attempts/limiter.ts'

/**
 * Counts an opening of a good link of an account, before anything is kept of it: a link that is not used up could fill the audit log else.
 * Throws `too_many_attempts`.
 */
export function limitLinks(limiter: Limiter, userId: number): Promise<void> {
  return limiter.check([{ kind: 'link-user', of: String(userId) }])
}

/** Invalidates the unopened links of a kind of a user. */
export async function dropOpenSecrets(db: Database, userId: number, kind: SecretTable['kind']): Promise<void> {
  await openOnes(db, userId, kind).execute()
}

/** Invalidates the unopened links of a kind of a user but the newest ones. */
export async function keepNewestSecrets(db: Database, userId: number, kind: SecretTable['kind'], kept: number): Promise<void> {
  const rest = db
    .selectFrom('secret')
    .select('hash')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('hash')
    .offset(kept)
  await openOnes(db, userId, kind).where('hash', 'in', rest).execute()
}

function openOnes(db: Database, userId: number, kind: SecretTable['kind']) {
  return db.deleteFrom('secret').where('userId', '=', userId).where('kind', '=', kind).where('usedAt', 'is', null)
}
