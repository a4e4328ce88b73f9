import { readEventsOfUser } from '../../audit/read-audit.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { StartError } from '../../start-error.ts'
import type { AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

export const auditCommands: readonly AdminCommand[] = [
  {
    group: 'audit',
    verb: 'verify',
    usage: '',
    title: 'checks that no line of the audit log was changed, removed, put in or moved',
    run: async (_, { config, now, concerns }) => {
      await concerns(null)
      const check = await verifyAudit(config.auditDir, now())
      const [first, ...others] = check.faults
      if (first) {
        const location = first.line === 0 ? first.file : `${first.file}:${first.line}`
        throw new StartError(
          `The audit log is broken at ${location}: ${first.reason}${others.length > 0 ? ` (and in ${others.length} more files)` : ''}`,
        )
      }
      const lines = [`${check.lines} lines in ${check.files} files hold`]
      for (const file of check.unfinished) lines.push(`${file} ends in the middle of a line: its process was cut off`)
      return { lines, json: check }
    },
  },
  {
    group: 'audit',
    verb: 'user',
    usage: '<id>',
    title: 'lists what was done with the account of an id, and by whom',
    run: async ({ positionals }, { config, concerns }) => {
      const userId = idOf('user', positionals[0])
      await concerns(userId)
      const events = await readEventsOfUser(config.auditDir, userId)
      const lines = events.map(
        ({ at, who, what, whose, outcome, count }) =>
          `${at}  ${who ?? 'nobody'}  ${what} of ${whose ?? 'nobody'}: ${outcome}${count === undefined ? '' : ` (${count} times more)`}`,
      )
      return { lines, json: { userId, events } }
    },
  },
]
