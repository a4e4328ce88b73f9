import { resolve } from 'node:path'
import { backUpKey } from '../../keys/back-up-key.ts'
import { finishKey, prepareKey, switchKey } from '../../keys/change-key.ts'
import { rotateKey } from '../../keys/rotate-key.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminCommand } from './admin-command.ts'

const LIMITS_BEGIN_AGAIN = 'Limits on attempts begin again, because the names under which they are counted come from the key.'
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
          ...leftLines(unreadable),
          `Back it up now: npm run admin -- key backup <file>. ${LOST_KEY}`,
          LIMITS_BEGIN_AGAIN,
        ],
        json: rotation,
      }
    },
  },
  {
    group: 'key',
    verb: 'prepare',
    usage: '',
    title: 'begins to change the key of several machines: adds the next key to the file, which is then copied to the others',
    run: async (_, { config, database, concerns }) => {
      const file = config.dataKeyFile
      const db = await database()
      await concerns(null)
      const isNew = await prepareKey({ db, file })
      return {
        lines: [
          isNew ? `${file} holds the next key behind the present one.` : `${file} holds a next key already.`,
          'Copy the file to every other machine, then run on each: npm run admin -- key switch',
        ],
        json: { isNew },
      }
    },
  },
  {
    group: 'key',
    verb: 'switch',
    usage: '',
    title: 'seals with the next key on this machine; to be run on each, once all of them hold it',
    run: async (_, { config, database, concerns }) => {
      const db = await database()
      await concerns(null)
      const sealed = await switchKey({ db, file: config.dataKeyFile })
      return {
        lines: [
          `This machine seals with the next key: ${sealed.userKeys} users, ${sealed.mails} mails were sealed with it again.`,
          ...leftLines(sealed.unreadable),
          'Once every machine does, run on each: npm run admin -- key finish',
        ],
        json: sealed,
      }
    },
  },
  {
    group: 'key',
    verb: 'finish',
    usage: '[--yes]',
    title: 'destroys the former key on this machine; to be run on each, once all of them seal with the next one',
    options: { yes: { type: 'boolean' } },
    run: async (_, { config, database, concerns, confirm }) => {
      await confirm('Backups of the key made before will open backups of the database made before only. Destroy the former key?')
      const db = await database()
      await concerns(null)
      const sealed = await finishKey({ db, file: config.dataKeyFile })
      return {
        lines: [
          'The former key is destroyed on this machine.',
          ...leftLines(sealed.unreadable),
          `Back the present one up, once: npm run admin -- key backup <file>. ${LOST_KEY}`,
          LIMITS_BEGIN_AGAIN,
        ],
        json: sealed,
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

function leftLines(unreadable: number): string[] {
  return unreadable > 0 ? [`${unreadable} entries could not be opened before either and were left as they are.`] : []
}
