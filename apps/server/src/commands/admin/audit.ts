import { readEventsOfUser } from '../../platform/audit/read-audit.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'
import { ALSO, ALSO_USAGE, auditFoldersOf, brokenSentence, type FolderCheck, gapLines, verifyFolders } from './audit-folders.ts'
import { idOf } from './id-of.ts'

export const auditCommands: readonly AdminCommand[] = [
  {
    group: 'audit',
    verb: 'verify',
    usage: ALSO_USAGE,
    title: 'checks that no line of the audit log was changed, removed, put in or moved; --also: nor in those of other machines',
    options: ALSO,
    run: async (args, { config, now, concerns }) => {
      await concerns(null)
      const checks = await verifyFolders(await auditFoldersOf(args, config), now())
      const broken = brokenSentence(checks)
      if (broken !== null) throw new StartError(broken)
      const [own, ...others] = checks
      return {
        lines: checks.flatMap((check) => linesOf(check, checks.length > 1)),
        json: others.length > 0 ? { folders: checks } : (own ?? {}),
      }
    },
  },
  {
    group: 'audit',
    verb: 'user',
    usage: `<id> ${ALSO_USAGE}`,
    title: 'lists what was done with the account of an id, and by whom; --also: on other machines too, and on which',
    options: ALSO,
    run: async (args, { config, concerns, now }) => {
      const userId = idOf('user', args.positionals[0])
      await concerns(userId)
      const folders = await auditFoldersOf(args, config)
      const events = await readEventsOfUser(folders, userId)
      const lines = events.map(({ at, who, what, whose, outcome, count, folder }) => {
        const times = count === undefined ? '' : ` (${count} times more)`
        const where = folders.length > 1 ? `  ${folder}` : ''
        return `${at}  ${who ?? 'nobody'}  ${what} of ${whose ?? 'nobody'}: ${outcome}${times}${where}`
      })
      return { lines: [...lines, ...(await gapLines(folders, now()))], json: { userId, events } }
    },
  },
]

function linesOf({ folder, lines, files, unfinished }: FolderCheck, isOneOfSeveral: boolean): string[] {
  const where = isOneOfSeveral ? `${folder}: ` : ''
  return [
    `${where}${lines} lines in ${files} files hold`,
    ...unfinished.map((file) => `${where}${file} ends in the middle of a line: its process was cut off`),
  ]
}
