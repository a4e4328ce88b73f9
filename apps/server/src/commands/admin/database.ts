import { openDatabase } from '../../db/open-database.ts'
import { moveDatabase } from '../../db/move/move-database.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'

/** Moves the database that came with the product to a PostgreSQL of one's own. */
export const databaseCommands: readonly AdminCommand[] = [
  {
    group: 'database',
    verb: 'move',
    usage: '',
    title: 'copies the embedded database of DATA_DIR into the empty one of DATABASE_URL, while no server runs, and compares every table',
    run: async (_, { config, concerns }) => {
      const { databaseUrl } = config
      if (databaseUrl === null) throw new StartError('Set DATABASE_URL to the empty database that the embedded one moves to')
      await concerns(null)
      const source = await openDatabase({ ...config, databaseUrl: null, statementMs: 0, maxConnections: 2 })
      try {
        const moved = await moveDatabase({ source, dataDir: config.dataDir, targetUrl: databaseUrl })
        const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0)
        return {
          lines: [
            `The database is moved to ${moved.where}: ${moved.tables.length} tables, ${rows} rows, all equal, ${moved.seconds.toFixed(1)} s.`,
            'Start the server with the same DATABASE_URL. Once it runs well and is backed up, remove DATA_DIR/postgres.',
          ],
          json: moved,
        }
      } finally {
        await source.close()
      }
    },
  },
]
