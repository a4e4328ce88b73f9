import type { Passkey, Passkeys } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { PasskeyContext } from './passkey-owners.ts'
import type { OwnedSession } from './passkey-table.ts'
import { requireFreshSession } from './proof.ts'

/** The passkeys of an account, oldest first. */
export async function getPasskeys({ db, owners }: PasskeyContext, ownerId: number): Promise<Passkeys> {
  return { passkeys: await owners.keys.list(db, ownerId), hasPassword: await owners.hasPassword(db, ownerId) }
}

interface NamedPasskey {
  readonly ownerId: number
  readonly passkeyId: number
  readonly name: string
}

/** Throws `passkey_not_found`. */
export async function changePasskey({ db, owners }: PasskeyContext, { ownerId, passkeyId, name }: NamedPasskey): Promise<Passkey> {
  const passkey = await owners.keys.rename(db, ownerId, passkeyId, name)
  if (!passkey) throw new DomainError('passkey_not_found')
  return passkey
}

/**
 * Removes a passkey, ends every other session, since one of them may have been opened with it, and tells its owner by mail. The row of the account is
 * locked, so that of two keys removed at once one stays where there is no password. Throws `proof_needed`, `passkey_not_found`, `last_passkey`.
 */
export async function deletePasskey(
  context: PasskeyContext,
  { passkeyId, ...session }: OwnedSession & { readonly passkeyId: number },
): Promise<void> {
  const { db, owners, outbox } = context
  const { keys } = owners
  const { ownerId } = session
  await requireFreshSession(context, session)
  await db.transaction().execute(async (tx) => {
    await keys.lock(tx, ownerId)
    if (!(await keys.remove(tx, ownerId, passkeyId))) throw new DomainError('passkey_not_found')
    if (!(await owners.hasPassword(tx, ownerId)) && !(await keys.has(tx, ownerId))) throw new DomainError('last_passkey')
    await keys.endOtherSessions(tx, session)
    await owners.tell(tx, ownerId, 'passkey-removed')
  })
  outbox.wake()
}
