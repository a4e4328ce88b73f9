import { removeInvented } from '../../catalogue/edit/remove-invented.ts'
import type { AdminCommand } from './admin-command.ts'

export const demoCommands: readonly AdminCommand[] = [
  {
    group: 'demo',
    verb: 'remove',
    usage: '[--yes]',
    title: 'removes the demonstration and everything else that is invented, for good',
    options: { yes: { type: 'boolean' } },
    run: async (_, { database, concerns, confirm }) => {
      const db = await database()
      await confirm('Everything invented is removed and cannot be brought back. Go on?')
      await concerns(null)
      const { rows, dataVersion } = await removeInvented(db)
      const counts = Object.entries(rows).map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`)
      const what = counts.length > 0 ? `Removed: ${counts.join(', ')}` : 'Nothing invented was stored'
      return {
        lines: [`${what}; the data has version ${dataVersion}`, 'The demonstration is not loaded again'],
        json: { removed: rows, dataVersion },
      }
    },
  },
]
