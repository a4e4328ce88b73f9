import type { AccountHandlers } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import type { AccountContext } from '../account-context.ts'
import { hashToken } from '../token.ts'
import { hasPasskey, PASSKEY_COLUMNS, toPasskey } from './passkey-rows.ts'
import { requireFreshSession } from './proof.ts'

/** The passkeys of the user, oldest first. */
export function getPasskeys({ db }: AccountContext): AccountHandlers['getPasskeys'] {
  return async ({ userId }) => {
    const rows = await db
      .selectFrom('passkey')
      .select(PASSKEY_COLUMNS)
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('passkeyId')
      .execute()
    return { passkeys: rows.map(toPasskey), hasPassword: await hasPassword({ db }, userId) }
  }
}

/** Throws `passkey_not_found`. */
export function changePasskey({ db }: AccountContext): AccountHandlers['changePasskey'] {
  return async ({ userId, params, body }) => {
    const row = await db
      .updateTable('passkey')
      .set({ name: body.name })
      .where('userId', '=', userId)
      .where('passkeyId', '=', params.pid)
      .returning(PASSKEY_COLUMNS)
      .executeTakeFirst()
    if (!row) throw new DomainError('passkey_not_found')
    return toPasskey(row)
  }
}

/**
 * Removes a passkey, ends every other session, since one of them may have been opened with it, and tells the user by mail. The row of the user is
 * locked, so that of two keys removed at once one stays where there is no password. Throws `proof_needed`, `passkey_not_found`, `last_passkey`.
 */
export function deletePasskey(context: AccountContext): AccountHandlers['deletePasskey'] {
  return async ({ userId, token, params }) => {
    await requireFreshSession(context)({ userId, token })
    await context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute()
      const removed = await tx
        .deleteFrom('passkey')
        .where('userId', '=', userId)
        .where('passkeyId', '=', params.pid)
        .returning('passkeyId')
        .executeTakeFirst()
      if (!removed) throw new DomainError('passkey_not_found')
      if (!(await hasPassword({ db: tx }, userId)) && !(await hasPasskey(tx, userId))) throw new DomainError('last_passkey')
      await tx.deleteFrom('session').where('userId', '=', userId).where('tokenHash', '!=', hashToken(token)).execute()
      await context.outbox.add(tx, { userId, kind: 'passkey-removed', secret: null, expiresAt: null })
    })
    context.outbox.wake()
    return {}
  }
}

async function hasPassword({ db }: Pick<AccountContext, 'db'>, userId: number): Promise<boolean> {
  const row = await db.selectFrom('credential').select('passwordHash').where('userId', '=', userId).executeTakeFirst()
  return (row?.passwordHash ?? null) !== null
}
