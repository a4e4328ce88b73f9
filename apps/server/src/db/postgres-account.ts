import { execFile } from 'node:child_process'
import { chmod, chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { messageOf, StartError } from '../platform/start-error.ts'

const run = promisify(execFile)

/** The account of the operating system under which PostgreSQL runs. */
export interface PostgresAccount {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root, so it then runs as the user `postgres`, created if missing. Null: as the user of this process. */
export async function postgresAccount(): Promise<PostgresAccount | null> {
  if (process.getuid?.() !== 0) return null
  const existing = await findAccount()
  if (existing) return existing
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  } catch (cause) {
    throw new StartError(`PostgreSQL cannot run as root, and creating the user "postgres" failed: ${messageOf(cause)}`, { cause })
  }
  const created = await findAccount()
  if (!created) throw new StartError('PostgreSQL cannot run as root, and there is no user "postgres"')
  return created
}

async function findAccount(): Promise<PostgresAccount | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    // `id` fails if there is no such user.
    return null
  }
}

/**
 * Lets the account traverse (not list) the data folder itself. The folders above it stay as they are. Throws `StartError` if the account may not pass
 * through one of them.
 */
export async function openDataDir(account: PostgresAccount, dataDir: string): Promise<void> {
  const [closed] = await closedAbove(account, dataDir)
  if (closed !== undefined) {
    throw new StartError(
      `DATA_DIR (${dataDir}) cannot be used as root: the database runs as the user "postgres", who may not pass through ${closed}. ` +
        'Set DATA_DIR to another folder such as /var/lib/plenara, or start as another user',
    )
  }
  const { mode, uid, gid } = await stat(dataDir)
  if (mayPass(account, { mode, uid, gid })) return
  if ((mode & 0o070) === 0) {
    await chown(dataDir, uid, account.gid)
    await chmod(dataDir, (mode & 0o7777) | 0o010)
  } else {
    await chmod(dataDir, (mode & 0o7777) | 0o001)
  }
}

/** The folders above a path that the account may not pass through, e.g. /root. */
export async function closedAbove(account: PostgresAccount, path: string): Promise<string[]> {
  const closed: string[] = []
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (!mayPass(account, await stat(folder))) closed.push(folder)
  }
  return closed
}

function mayPass(account: PostgresAccount, folder: { mode: number; uid: number; gid: number }): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}
