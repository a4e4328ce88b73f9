import { readNotices } from '../../platform/notices.ts'
import type { AdminCommand } from './admin-command.ts'

/** What the server found and only its operator can mend. */
export const noticeCommands: readonly AdminCommand[] = [
  {
    group: 'notice',
    verb: 'list',
    usage: '',
    title: 'lists what the server found wrong with its settings',
    run: async (_, { config }) => {
      const notices = await readNotices(config.dataDir)
      const lines = notices.map(({ since, text }) => `${since}  ${text}`)
      return { lines: lines.length > 0 ? lines : ['Nothing'], json: { notices } }
    },
  },
]
