import { sql } from 'kysely'
import { affectedAccounts } from '../../platform/audit/affected-accounts.ts'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'
import { ALSO, ALSO_USAGE, auditFoldersOf, gapLines } from './audit-folders.ts'

/** For the notice after a breach: docs/security/incident.md. */
export const affectedCommands: readonly AdminCommand[] = [
  {
    group: 'audit',
    verb: 'affected',
    usage: `<from> <to> ${ALSO_USAGE}`,
    title: 'lists the accounts that were touched in a time, with address and language for a notice; --also: on other machines too',
    options: ALSO,
    run: async (args, { config, concerns, database, now }) => {
      const [from, to] = args.positionals
      const [begin, end] = [momentOf(from), momentOf(to)]
      if (begin >= end) throw new StartError('The time ends before it begins')
      const db = await database()
      await concerns(null)
      const folders = await auditFoldersOf(args, config)
      const found = await affectedAccounts(folders, begin, end)
      const owners = await ownersOf(
        db,
        found.map(({ userId }) => userId),
      )
      const accounts = found.map((account) => ({ ...account, ...(owners.get(account.userId) ?? { email: null, language: null }) }))
      const lines = accounts.map(({ userId, email, language, hasOpinions, first, last }) =>
        [userId, email ?? 'deleted since', language ?? '-', hasOpinions ? 'opinions' : 'account', first, last].join('  '),
      )
      return { lines: [`${accounts.length} accounts were touched`, ...lines, ...(await gapLines(folders, now()))], json: { accounts } }
    },
  },
]

function momentOf(text = ''): Date {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (isWhole && !Number.isNaN(Date.parse(text))) return new Date(text)
  throw new StartError(`"${text}" is no moment such as 2027-10-01T00:00Z or 2027-10-01T00:00+02:00`)
}

interface Owner {
  readonly email: string
  readonly language: string
}

/** Who is behind the ids of the log; of a candidacy that nobody has taken up, nobody. */
async function ownersOf(db: Database, ids: readonly (number | string)[]): Promise<ReadonlyMap<number | string, Owner>> {
  const users = await db
    .selectFrom('appUser')
    .select(['userId', 'email', 'language'])
    .where('userId', '=', sql<number>`any(${ids.filter((id) => typeof id === 'number')}::bigint[])`)
    .execute()
  const actors = await db
    .selectFrom('actor')
    .innerJoin('actorEmail', 'actorEmail.actorId', 'actor.actorId')
    .leftJoin('candidacy', 'candidacy.actorId', 'actor.actorId')
    .select(['actor.actorId', 'candidacyId', 'email', 'actor.language'])
    .where((eb) =>
      eb.or([
        eb('actor.actorId', '=', sql<number>`any(${idsAfter('actor:', ids)}::bigint[])`),
        eb('candidacyId', '=', sql<number>`any(${idsAfter('candidacy:', ids)}::bigint[])`),
      ]),
    )
    .execute()
  return new Map<number | string, Owner>([
    ...users.map(({ userId, ...owner }) => [userId, owner] as const),
    ...actors.map(({ actorId, candidacyId: _, ...owner }) => [`actor:${actorId}`, owner] as const),
    ...actors.map(({ actorId: _, candidacyId, ...owner }) => [`candidacy:${candidacyId}`, owner] as const),
  ])
}

function idsAfter(kind: string, ids: readonly (number | string)[]): number[] {
  return ids.flatMap((id) => (typeof id === 'string' && id.startsWith(kind) ? [Number(id.slice(kind.length))] : []))
}
