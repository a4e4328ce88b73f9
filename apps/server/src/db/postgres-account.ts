import { execFile } from 'node:child_process'
import { chmod, chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { messageOf, StartError } from '../start-error.ts'

const run = promisify(execFile)

/** The account of the operating system under which PostgreSQL runs. */
export interface PostgresAccount {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, made where it is missing. Null: as whoever runs this process. */
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
    // `id` fails where there is no such user, which is the answer.
    return null
  }
}

/**
 * Lets the account pass through every folder above `path` (pass, not list): a folder in /root or from `mktemp -d` is closed to it otherwise.
 * Answers the folders that had to be opened.
 */
export async function openPathFor(account: PostgresAccount, path: string): Promise<string[]> {
  const opened: string[] = []
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    if (mayPass(account, { mode, uid, gid })) continue
    if ((mode & 0o070) === 0) {
      await chown(folder, uid, account.gid)
      await chmod(folder, (mode & 0o7777) | 0o010)
    } else {
      await chmod(folder, (mode & 0o7777) | 0o001)
    }
    opened.push(folder)
  }
  return opened
}

function mayPass(account: PostgresAccount, folder: { mode: number; uid: number; gid: number }): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}
