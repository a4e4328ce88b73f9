import { readFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, StartError } from '../start-error.ts'

const PATIENCE_MS = 90_000

/** Runs `work` while no other process of this machine runs under the same lock file. A lock whose process is gone counts for nothing. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  while (!(await tryLock(file))) {
    if (!(await isHeld(file))) await rm(file, { force: true })
    else if (Date.now() > until) throw new StartError(`Another process holds ${file}; if none is running, delete this file`)
    else await sleep(25)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** An empty file is a lock that is being written: held, unless it stays empty. */
async function isHeld(file: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    if (text === '') return Date.now() - mtimeMs < 5_000
    return isAlive(Number(text), mtimeMs)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Writes down in `folder` that this process uses what the folder stands for. */
export async function joinUsers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, String(process.pid)), '')
}

/** Takes this process off the list. */
export async function leaveUsers(folder: string): Promise<void> {
  await rm(join(folder, String(process.pid)), { force: true })
}

/** Whether another living process stands on the list; entries of dead ones are removed. */
export async function hasOtherUsers(folder: string): Promise<boolean> {
  let others = false
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const entry = await stat(file).catch(() => null)
    if (Number(name) === process.pid || !entry) continue
    if (isAlive(Number(name), entry.mtimeMs)) others = true
    else await rm(file, { force: true })
  }
  return others
}

/** Whether the process that wrote a record at `since` (milliseconds) lives: ids return after a restart of the machine. */
function isAlive(pid: number, since: number): boolean {
  const bootedAt = Date.now() - uptime() * 1000
  return pid !== process.pid && since > bootedAt && isProcess(pid)
}

/** Whether a process with this id runs. One that has ended and waits for its parent (state Z) does not. */
export function isProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return !isZombie(pid)
}

function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // There is no /proc on this system, or the process has just gone.
    return false
  }
}
