import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createElectorate, type Electorate } from '../bench/voters.ts'
import { runProcess, type TestProcess } from '../test/support/child-process.ts'
import type { LoadPlan, LoadResult } from './load.ts'

/** A proxy that may have any number of connections; the calls of voters and of floods come through it. */
export const PROXY = '127.0.0.3'
const VOTERS = 8

/** The product on a database of its own, with voters, and what disturbs it. */
export interface World {
  readonly address: () => string
  readonly electorate: Electorate
  readonly dataDir: string
  /** What the data lie on. */
  readonly disk: string
  readonly isOwnDisk: boolean
  load(plan: Omit<LoadPlan, 'address' | 'from'> & { from?: string }): Promise<LoadResult>
  /** The processes of the database, the first of all before its children. */
  databaseProcesses(): Promise<number[]>
  killServer(): Promise<void>
  start(env?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

export async function createWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenara-chaos-'))
  const plans = await mkdtemp(join(tmpdir(), 'plenara-load-'))
  const isOwnDisk = mountOwnDisk(dataDir)
  const port = String(20_000 + (process.pid % 10_000))
  let server: TestProcess | null = null
  let address = ''
  const start = async (env: Record<string, string> = {}) => {
    const settings = {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      LIMITS: 'calls-per-account=1000000 free-mb=200',
      TRUST_PROXY: PROXY,
    }
    server = runProcess('src/main.ts', [], { ...settings, ...env })
    address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
  }
  await start()
  const electorate = await createElectorate(address, dataDir, VOTERS)
  const databaseProcesses = async () => {
    const postmaster = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
    return [postmaster, ...children.trim().split(/\s+/).map(Number)]
  }
  return {
    address: () => address,
    electorate,
    dataDir,
    disk: isOwnDisk ? 'a disk of its own (tmpfs, 2 GB)' : 'a limit by setting (no right to mount)',
    isOwnDisk,
    load: async (plan) => {
      const file = join(plans, 'plan.json')
      await writeFile(file, JSON.stringify({ from: PROXY, ...plan, address }))
      const child = runProcess('chaos/load.ts', [file])
      return JSON.parse(await child.line(/^\{/))
    },
    databaseProcesses,
    killServer: async () => {
      await server?.end('SIGKILL')
    },
    start,
    close: async () => {
      await server?.end()
      for (let tries = 0; isOwnDisk && tries < 20 && !unmount(dataDir); tries++) await sleep(500)
      for (const folder of [dataDir, plans]) await rm(folder, { recursive: true, force: true })
    },
  }
}

function mountOwnDisk(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2g,mode=0755', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    // A container may not mount: the run then says so.
    return false
  }
}

function unmount(folder: string): boolean {
  try {
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    // Processes that end still hold it.
    return false
  }
}
