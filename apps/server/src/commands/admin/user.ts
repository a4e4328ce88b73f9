import { normalizeEmail } from '@plenara/contract'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { deleteUser } from '../../opinions/postgres-user-store.ts'
import type { AdminArguments, AdminCommand, AdminContext } from './admin-command.ts'

export const userCommands: readonly AdminCommand[] = [
  {
    group: 'user',
    verb: 'find',
    usage: '<email>',
    title: 'shows the account of an address, never what it stores',
    run: async (args, context) => {
      const { db, userId } = await findUser(args, context)
      const found = await describe(db, userId)
      const lines = [
        `user ${userId}`,
        `created ${found.created}`,
        found.confirmed ? `confirmed ${found.confirmed}` : 'not confirmed',
        found.lastUsed ? `last used ${found.lastUsed}` : 'no session that is still open',
        `${found.sessions} ${found.sessions === 1 ? 'session' : 'sessions'}`,
      ]
      return { lines, json: { userId, ...found } }
    },
  },
  {
    group: 'user',
    verb: 'delete',
    usage: '<email> [--yes]',
    title: 'deletes the account of an address and everything that belongs to it',
    options: { yes: { type: 'boolean' } },
    run: async (args, context) => {
      const { db, userId } = await findUser(args, context)
      await context.confirm(`Delete user ${userId} and everything of theirs, for good?`)
      await deleteUser(db, userId)
      return { lines: [`user ${userId} is deleted`], json: { userId } }
    },
  },
  {
    group: 'user',
    verb: 'sessions-end',
    usage: '<email>',
    title: 'signs the account of an address out everywhere, at once',
    run: async (args, context) => {
      const { db, userId } = await findUser(args, context)
      const ended = await db.deleteFrom('session').where('userId', '=', userId).returning('userId').execute()
      return { lines: [`${ended.length} sessions of user ${userId} are ended`], json: { userId, sessions: ended.length } }
    },
  },
]

/** The owner of an address, in any spelling. */
async function findUser({ positionals }: AdminArguments, context: AdminContext): Promise<{ db: Database; userId: number }> {
  const db = await context.database()
  const emailNorm = normalizeEmail(positionals[0] ?? '')
  const owner = await db.selectFrom('email').select('userId').where('emailNorm', '=', emailNorm).executeTakeFirst()
  await context.concerns(owner?.userId ?? null)
  if (!owner) throw new StartError('There is no account with this address')
  return { db, userId: owner.userId }
}

async function describe(db: Database, userId: number) {
  const user = await db.selectFrom('appUser').select(['createdAt', 'confirmedAt']).where('userId', '=', userId).executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('session')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('usedAt').as('usedAt')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    created: user.createdAt.toISOString(),
    confirmed: user.confirmedAt?.toISOString() ?? null,
    lastUsed: sessions.usedAt?.toISOString() ?? null,
    sessions: sessions.count,
  }
}
