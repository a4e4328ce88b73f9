import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, StartError } from '../platform/start-error.ts'
import type { PostgresAccount } from './postgres-account.ts'
import { isProcess } from './process-lock.ts'

/** Long enough for recovery after a crash; a normal start takes a fraction of a second. */
const START_MS = 60_000
/** The time between two looks at the server, and so between restarts of one that keeps dying. */
const WATCH_MS = 500
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  max_connections: '100',
  /** Without the details of an error, which contain the values of the affected row. */
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
  readonly port: number
  /** The log file of the server, replaced at every start. */
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

/** Starts the server on a port of 127.0.0.1, which it answers. Throws `StartError`. */
export async function startPostmaster(options: PostmasterOptions): Promise<number> {
  await removeForeignPid(options.folder)
  await launch(options)
  return options.port
}

/** Whether the process of the server runs, also while it is starting or recovering. */
export async function isPostmasterAlive(folder: string): Promise<boolean> {
  const found = await readPostmaster(folder)
  return found !== null && isProcess(found.pid) && (await isPostgres(found.pid))
}

/** Looks after the server twice a second and calls `restart` when it is gone, again and again if that fails. Answers how to end it. */
export function watchPostmaster(folder: string, restart: () => Promise<void>): () => void {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    // A failure is tried again with the next look.
    if (!(await isPostmasterAlive(folder))) await restart().catch(() => undefined)
    isLooking = false
  }
  const timer = setInterval(look, WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Ends the server at once, without waiting: nothing committed is lost, and the next start recovers it. */
export function killPostmaster(folder: string): void {
  try {
    process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
  } catch {
    // It does not run.
  }
}

/** Stops the server: sessions are terminated, everything committed is on disk. Returns when the process has ended. */
export async function stopPostmaster(folder: string): Promise<void> {
  const found = await readPostmaster(folder)
  if (!found || !isProcess(found.pid)) return
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    process.kill(found.pid, signal)
    if (await until(async () => !isProcess(found.pid), patience)) return
  }
  throw new StartError(`The database server (process ${found.pid}) does not stop`)
}

/** `detached`: Ctrl-C in a terminal reaches only this process, which then finishes its work before it stops the database. */
async function launch(options: PostmasterOptions): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, ...options.settings, port: String(options.port) })
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
  if (inTime && child.exitCode === null && failure === null) return
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

/** After a container was killed, the id in `postmaster.pid` may belong to another program, which PostgreSQL would take for a running server. */
async function removeForeignPid(folder: string): Promise<void> {
  const found = await readPostmaster(folder)
  if (!found || !isProcess(found.pid)) return
  if (!(await isPostgres(found.pid))) await rm(join(folder, 'postmaster.pid'))
}

/** True where the system has no /proc. */
async function isPostgres(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')).includes('postgres')
}

async function lastLine(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
  return lines.findLast((line) => /FATAL|ERROR|could not/.test(line)) ?? lines.at(-1) ?? 'no message'
}

/** A port of 127.0.0.1 that nothing listens on. */
export function freePort(): Promise<number> {
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
