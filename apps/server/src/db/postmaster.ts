import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, StartError } from '../start-error.ts'
import type { PostgresAccount } from './postgres-account.ts'
import { isProcess } from './process-lock.ts'

/** Recovery after a crash takes its time; a start in good order takes a fraction of a second. */
const START_MS = 60_000
/** Restarts of a server that dies again and again come at most this often. */
const RESTART_PAUSE_MS = 500
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  max_connections: '100',
  /** Without the detail of an error, which shows the values of the row that it is about. */
  log_error_verbosity: 'terse',
}

export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

export interface PostmasterOptions {
  readonly folder: string
  readonly bin: string
  readonly account: PostgresAccount | null
  /** The file that receives what the server says; begun anew at every start. */
  readonly log: string
  readonly settings?: Readonly<Record<string, string>>
  readonly onStep?: (line: string) => void
}

/** The server of this cluster, whoever started it, or null. */
export async function runningPostmaster(folder: string): Promise<Postmaster | null> {
  const found = await readPostmaster(folder)
  if (!found || !isProcess(found.pid)) return null
  return (await accepts(found.port)) ? found : null
}

/** Starts the server on a free port of 127.0.0.1 and starts it again if it dies, until `dismiss` is called. */
export async function startPostmaster(options: PostmasterOptions): Promise<{ port: number; dismiss: () => void }> {
  await removeForeignPid(options.folder)
  const port = await freePort()
  let dismissed = false
  const supervise = (child: ChildProcess) =>
    child.once('exit', async () => {
      while (!dismissed) {
        options.onStep?.('The database server ended unexpectedly, starting it again')
        await sleep(RESTART_PAUSE_MS, undefined, { ref: false })
        if (dismissed) return
        const next = await launch(options, port).catch(() => null)
        if (next) return void supervise(next)
      }
    })
  supervise(await launch(options, port))
  return {
    port,
    dismiss: () => {
      dismissed = true
    },
  }
}

/** Ends the server: sessions are cut, everything committed is on the disk. Comes back when the process is gone. */
export async function stopPostmaster(folder: string): Promise<void> {
  const found = await readPostmaster(folder)
  if (!found || !isProcess(found.pid)) return
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    process.kill(found.pid, signal)
    if (await until(async () => (await readPostmaster(folder)) === null || !isProcess(found.pid), patience)) return
  }
  throw new StartError(`The database server (process ${found.pid}) does not stop`)
}

/** `detached`: Ctrl-C in a terminal reaches this process alone, which then ends its work before it stops the database. */
async function launch(options: PostmasterOptions, port: number): Promise<ChildProcess> {
  const settings = Object.entries({ ...SETTINGS, ...options.settings, port: String(port) })
  const log = await open(options.log, 'w', 0o600)
  const child = spawn(
    join(options.bin, 'postgres'),
    ['-D', options.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...options.account,
      cwd: options.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  let failure: Error | null = null
  child.once('error', (error) => {
    failure = error
  })
  child.unref()
  await log.close()
  const isUp = async () => child.exitCode !== null || failure !== null || (await isReady(options.folder, child.pid))
  const inTime = await until(isUp, START_MS)
  if (inTime && child.exitCode === null && failure === null) return child
  throw new StartError(`The embedded database does not start: ${await lastLine(options.log)}`, { cause: failure })
}

async function isReady(folder: string, pid: number | undefined): Promise<boolean> {
  const found = await readPostmaster(folder)
  return found !== null && found.pid === pid && found.isReady
}

/** Lines of `postmaster.pid`: process, folder, start time, port, socket folder, address, memory key, state. */
async function readPostmaster(folder: string): Promise<Postmaster | null> {
  try {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** In a container that was killed, the id in `postmaster.pid` may belong to another program by now, which PostgreSQL takes for itself. */
async function removeForeignPid(folder: string): Promise<void> {
  const found = await readPostmaster(folder)
  if (!found || !isProcess(found.pid)) return
  const name = await readFile(`/proc/${found.pid}/comm`, 'utf8').catch(() => 'postgres')
  if (!name.includes('postgres')) await rm(join(folder, 'postmaster.pid'))
}

async function lastLine(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
  return lines.findLast((line) => /FATAL|ERROR|could not/.test(line)) ?? lines.at(-1) ?? 'no message'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.setTimeout(2_000, () => answer(false))
  })
}

async function until(condition: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    if (await condition()) return true
    await sleep(10)
  }
  return false
}
