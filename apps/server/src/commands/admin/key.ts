import { resolve } from 'node:path'
import { backUpKey } from '../../keys/back-up-key.ts'
import { rotateKey } from '../../keys/rotate-key.ts'
import { StartError } from '../../start-error.ts'
import type { AdminCommand } from './admin-command.ts'

const LOST_KEY = 'A lost key is lost data: without it nobody can read what users stored, not even from a backup of the database.'

/** The key outside the database. */
export const keyCommands: readonly AdminCommand[] = [
  {
    group: 'key',
    verb: 'rotate',
    usage: '[--yes]',
    title: 'makes a new key, seals the keys of all users under it and destroys the old one',
    options: { yes: { type: 'boolean' } },
    run: async (_, { config, database, concerns, confirm }) => {
      await confirm('Backups of the key made before will open backups of the database made before only. Rotate the key?')
      const db = await database()
      await concerns(null)
      const rotation = await rotateKey(db, { file: config.dataKeyFile })
      const { isResumed, userKeys, mails, unreadable } = rotation
      return {
        lines: [
          `${isResumed ? 'The interrupted rotation is complete' : 'The key is another one'}: ${userKeys} users, ${mails} mails.`,
          ...(unreadable > 0 ? [`${unreadable} entries could not be opened before either and were left as they are.`] : []),
          `Back it up now: npm run admin -- key backup <file>. ${LOST_KEY}`,
          'Limits on attempts begin again, because the names under which they are counted come from the key.',
        ],
        json: rotation,
      }
    },
  },
  {
    group: 'key',
    verb: 'backup',
    usage: '<file>',
    title: 'copies the key to a new file, readable by its owner alone',
    run: async ({ positionals: [target] }, { config, concerns }) => {
      if (target === undefined) throw new StartError('Name the file that the key is copied to')
      await concerns(null)
      await backUpKey(config.dataKeyFile, resolve(target))
      return {
        lines: [
          `The key is copied to ${resolve(target)}.`,
          LOST_KEY,
          'Keep it apart from the backups of the database: both together open everything.',
        ],
        json: { file: resolve(target) },
      }
    },
  },
]
