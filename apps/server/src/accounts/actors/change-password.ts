import { newPasswordErrors, refuseInvalid } from '../registration.ts'
import { hashToken } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import { type ActorPasswords, checkActorPassword, readAddress } from './actor-password.ts'
import { cancelAddressChange } from './address-change.ts'

type Addressee = Awaited<ReturnType<typeof readAddress>>

interface NewPassword {
  readonly actorId: number
  /** The session that stays. */
  readonly token: string
  readonly current: string
  readonly password: string
  /** Queues the mail that says so, within the transaction. */
  readonly tell: (db: Database, to: Addressee) => Promise<void>
}

/**
 * Changes the password of an account whose owner knows the present one; its other sessions end, and a change of the address that nobody confirmed. Tries are limited. Throws `credentials_wrong`, the codes of a
 * password that breaks a rule, and `too_many_attempts`.
 */
export async function changeActorPassword(
  context: ActorPasswords & { readonly now: () => Date },
  { actorId, token, current, password, tell }: NewPassword,
): Promise<void> {
  const { db, hasher, now } = context
  await checkActorPassword(context, actorId, current)
  const addressee = await readAddress(db, actorId)
  refuseInvalid(newPasswordErrors(password, [addressee.email]))
  const passwordHash = await hasher.hash(password)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('actorPassword').set({ passwordHash, changedAt: now() }).where('actorId', '=', actorId).execute()
    await tx.deleteFrom('actorSession').where('actorId', '=', actorId).where('tokenHash', '!=', hashToken(token)).execute()
    await cancelAddressChange(tx, actorId)
    await tell(tx, addressee)
  })
}
