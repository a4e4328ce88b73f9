import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresAccount } from '../../../src/db/postgres-account.ts'
import { freePort } from '../../servers/support/free-port.ts'

const run = promisify(execFile)
const VERSIONS = '/usr/lib/postgresql'

/** The programs of the newest PostgreSQL that Debian's packages installed; null where there is none. */
export function debianPrograms(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : []
  const [newest] = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .filter((version) => existsSync(join(VERSIONS, version, 'bin', 'initdb')))
  return newest === undefined ? null : join(VERSIONS, newest, 'bin')
}

export interface DebianPostgres {
  /** Address of a new, empty database that belongs to a role without further rights. */
  newDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL that is not of this product, on a port of its own. */
export async function startDebianPostgres(programs: string, folder: string): Promise<DebianPostgres> {
  const account = await postgresAccount()
  const port = await freePort()
  const as = account ? { uid: account.uid, gid: account.gid, cwd: folder } : { cwd: folder }
  mkdirSync(join(folder, 'postgres'), { mode: 0o700 })
  if (account) chownSync(join(folder, 'postgres'), account.uid, account.gid)
  const data = join(folder, 'postgres')
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'], as)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  await run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-o', options, '-l', join(data, 'log'), 'start'], as)
  const urlOf = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  const psql = (statement: string) => run('psql', ['--no-psqlrc', '--quiet', urlOf('postgres', 'postgres'), '-c', statement])
  return {
    newDatabase: async (name) => {
      await psql(`create role ${name} login`)
      await psql(`create database ${name} owner ${name}`)
      return urlOf(name, name)
    },
    stop: async () => {
      await run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as)
    },
  }
}
