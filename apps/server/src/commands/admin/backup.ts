import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { createBackup } from '../../db/backup/create-backup.ts'
import { type FinishedRestore, type FinishOptions, finishRestore } from '../restore/finish-restore.ts'
import { restoreBackup } from '../../db/backup/restore-backup.ts'
import { restoreIntoDatabase } from '../../db/backup/restore-dump.ts'
import { readRestoredMark, readRestoredMarkIn, removeRestoredMark, removeRestoredMarkIn } from '../../db/backup/restored-mark.ts'
import { verifyBackup } from '../../db/backup/verify-backup.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open-database.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { readOtherServers } from '../../db/servers/running-servers.ts'
import { messageOf, StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand } from './admin-command.ts'

const IDENTITY = { identity: { type: 'string' } } as const

/** Saves the embedded database, and brings it back without what was deleted since. */
export const backupCommands: readonly AdminCommand[] = [
  {
    group: 'backup',
    verb: 'create',
    usage: '<folder> [--to RECIPIENT]',
    title: 'copies the database beside the running servers into one file; --to encrypts it for an age recipient',
    options: { to: { type: 'string' } },
    run: async ({ positionals, values }, { config, opened, concerns, now }) => {
      const { db, url } = await opened()
      await concerns(null)
      const recipient = typeof values.to === 'string' ? values.to : null
      const backup = await createBackup({
        ...config,
        db,
        url,
        isEmbedded: config.databaseUrl === null,
        folder: resolve(nameOf(positionals)),
        recipient,
        now,
      })
      return {
        lines: [
          `The database is copied to ${backup.file} (${(backup.bytes / 1e6).toFixed(1)} MB).`,
          `Not in it, and kept elsewhere: the key (npm run admin -- key backup <file>) and a copy of ${config.auditDir}, without which a restore cannot delete again what was deleted since.`,
          `Try it: npm run admin -- backup verify ${backup.file}`,
        ],
        json: backup,
      }
    },
  },
  {
    group: 'backup',
    verb: 'verify',
    usage: '<file> [--identity FILE]',
    title: 'restores a backup into a temporary folder and has the database check every table and index of it',
    options: IDENTITY,
    run: async (args, { concerns }) => {
      await concerns(null)
      const verified = await verifyBackup(resolve(nameOf(args.positionals)), await identityOf(args))
      const rows = verified.tables.reduce((sum, table) => sum + table.rows, 0)
      return {
        lines: [
          `The backup of ${verified.manifest.begun} is whole: ${verified.tables.length} tables, ${rows} rows, ${verified.seconds.toFixed(1)} s.`,
        ],
        json: verified,
      }
    },
  },
  {
    group: 'backup',
    verb: 'restore',
    usage: '<file> [--identity FILE]',
    title: 'restores a backup into DATA_DIR or DATABASE_URL, which hold nothing yet; "backup finish" comes next',
    options: IDENTITY,
    run: async (args, { config, concerns }) => {
      await concerns(null)
      const { databaseUrl, dataDir } = config
      const backup = { file: resolve(nameOf(args.positionals)), identity: await identityOf(args) }
      const manifest = await (databaseUrl === null ? restoreBackup({ ...backup, dataDir }) : restoreIntoDatabase(backup, databaseUrl))
      const where = databaseUrl === null ? dataDir : 'the database of DATABASE_URL'
      return {
        lines: [
          `The database of ${manifest.begun} is in ${where}. No server starts on it yet.`,
          'Put back the key (DATA_KEY_FILE) and the audit log of every machine, then: npm run admin -- backup finish --audit FOLDER,FOLDER',
        ],
        json: manifest,
      }
    },
  },
  {
    group: 'backup',
    verb: 'finish',
    usage: '[--audit FOLDER,FOLDER] [--audit-lost] [--since MOMENT]',
    title: 'deletes again what the audit log says was deleted since the backup, and ends all sessions; then the server may start',
    options: { audit: { type: 'string' }, 'audit-lost': { type: 'boolean' }, since: { type: 'string' } },
    run: async ({ values }, { config, concerns, now }) => {
      const isEmbedded = config.databaseUrl === null
      const since = sinceOf(values, now())
      if (isEmbedded && since === null) restored(await readRestoredMark(config.dataDir))
      await concerns(null)
      const more = typeof values.audit === 'string' ? values.audit.split(',').map((folder) => resolve(folder.trim())) : []
      const opened = await openDatabase({ ...config, statementMs: 0, maxConnections: 2, isRestoring: true })
      try {
        const { db } = opened
        const mark = await (isEmbedded ? readRestoredMark(config.dataDir) : readRestoredMarkIn(db))
        const manifest = mark ?? restored(since)
        if (mark === null) await refuseRunning(db)
        const dataKey = await loadAgreedKey(db, config.dataKeyFile)
        const auditFolders = [...new Set([config.auditDir, ...more])]
        const done = await finishRestore({ db, dataKey, manifest, auditFolders, isAuditLost: values['audit-lost'] === true })
        if (mark !== null) await (isEmbedded ? removeRestoredMark(config.dataDir) : removeRestoredMarkIn(db))
        return { lines: linesOf(done, manifest.begun), json: done }
      } finally {
        await opened.close()
      }
    },
  },
]

type Restored = FinishOptions['manifest']

function restored(found: Restored | null): Restored {
  if (found === null) {
    throw new StartError(
      'The database was not restored from a backup, or that is finished; one that other means put back, as it was at a moment, is told by --since',
    )
  }
  return found
}

/** What other means put back, such as pgBackRest or a copy of the disk, brings no manifest. Throws `StartError` for what is no past moment. */
function sinceOf({ since }: AdminArguments['values'], now: Date): Restored | null {
  if (typeof since !== 'string') return null
  const moment = z.iso.datetime({ offset: true }).safeParse(since)
  if (!moment.success || Date.parse(since) > now.getTime()) {
    throw new StartError(`--since ${since} is no past moment such as 2027-10-23T18:00:00+02:00`)
  }
  return { begun: new Date(since).toISOString(), audit: {} }
}

/** A server would go on with sessions that end here. */
async function refuseRunning(db: Database): Promise<void> {
  const servers = await readOtherServers(db)
  if (servers.length === 0) return
  throw new StartError(
    `Servers run on this database, or did a minute ago: ${servers.map(({ machine }) => machine).join(', ')}. Stop them first`,
  )
}

function nameOf([name]: readonly string[]): string {
  if (name === undefined) throw new StartError('Name the folder or the file')
  return name
}

async function identityOf({ values }: AdminArguments): Promise<string | null> {
  if (typeof values.identity !== 'string') return null
  return readFile(resolve(values.identity), 'utf8').catch((cause: unknown) => {
    throw new StartError(`--identity cannot be read: ${messageOf(cause)}`, { cause })
  })
}

function linesOf(
  { sessions, accounts, consents, accesses, others, contacts, actors, withdrawn, held, missing }: FinishedRestore,
  begun: string,
): string[] {
  return [
    `Since ${begun}: ${accounts.length} deleted accounts are deleted again, ${consents.length} withdrawn consents withdrawn again, ${accesses.length} accounts need a new password by mail because theirs changed.`,
    `${sessions} sessions and all open links are ended; everybody signs in again.`,
    ...(others.length > 0
      ? [`What these users deleted or changed of theirs since is back as it was, because the log holds no values: ${others.join(', ')}`]
      : []),
    ...(actors.length > 0
      ? [
          `The former password and passkeys of these accounts of the desk open nothing again; a mail gives them another one: ${actors.join(', ')}`,
        ]
      : []),
    ...(held.length > 0
      ? [
          `Texts of these candidacies were held back since, which ones the log does not say: all of them are, until candidacy queue is worked off: ${held.join(', ')}`,
        ]
      : []),
    ...(withdrawn.length > 0 ? [`Withdrawn since, and withdrawn again: candidacies ${withdrawn.join(', ')}`] : []),
    ...(contacts.length > 0
      ? [
          `Said since not to be meant by a mail of the desk, the address is out again unless it was taken up: candidacies ${contacts.join(', ')}`,
        ]
      : []),
    ...(missing.length > 0 ? [`The audit log was not whole (${missing.join(', ')}): accounts deleted since may be back.`] : []),
    'The server may start.',
  ]
}
