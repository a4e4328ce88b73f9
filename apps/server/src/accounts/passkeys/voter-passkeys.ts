import type { AccountHandlers } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import type { AccountContext } from '../account-context.ts'
import { checkPassword } from '../check-password.ts'
import { limitSessions, openSession } from '../session.ts'
import type { PasskeyContext } from './passkey-owners.ts'
import { createPasskeyTable } from './passkey-table.ts'
import { acceptPasskey } from './sign-in.ts'

/** The passkeys of voters. */
export const voterKeys = createPasskeyTable({ keys: 'passkey', accounts: 'appUser', sessions: 'session', id: 'userId' })

/** What the calls about passkeys need where voters are their owners. */
export function voterPasskeys(context: AccountContext): PasskeyContext {
  const { limiter, outbox } = context
  return {
    ...context,
    owners: {
      prefix: '',
      keys: voterKeys,
      describe: async (db, userId) => {
        const { email, username } = await db
          .selectFrom('appUser')
          .select(['email', 'username'])
          .where('userId', '=', userId)
          .executeTakeFirstOrThrow()
        return { name: email, displayName: username }
      },
      hasPassword: async (db, userId) => {
        const row = await db.selectFrom('credential').select('passwordHash').where('userId', '=', userId).executeTakeFirst()
        return (row?.passwordHash ?? null) !== null
      },
      checkPassword: (userId, password) => checkPassword(context, userId, password),
      limitSessions: (userId) => limitSessions(limiter, userId),
      tell: (db, userId, kind) => outbox.add(db, { userId, kind, secret: null, expiresAt: null }),
    },
  }
}

/** Signs a voter in with a passkey. Throws what `acceptPasskey` throws, and `email_unconfirmed`. */
export function authenticateWithPasskey(context: AccountContext): AccountHandlers['authenticateWithPasskey'] {
  return async ({ body, address, concerns }) => {
    const userId = await acceptPasskey(voterPasskeys(context), { assertion: body, address, concerns })
    const { confirmedAt } = await context.db
      .selectFrom('appUser')
      .select('confirmedAt')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    if (!confirmedAt) throw new DomainError('email_unconfirmed')
    return openSession(context, { userId, address })
  }
}
