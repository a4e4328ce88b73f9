import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, StartError } from '../platform/start-error.ts'

/** A start that does not come to its turn says so before anybody believes that it hangs. */
const PATIENCE_MS = 6_000

/** Runs `work` while no other process of this machine runs under the same lock file. A lock whose process has ended is ignored. */
export async function withLock<T>(file: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const until = Date.now() + patienceMs
  while (!(await tryLock(file))) {
    if (!(await isHeld(file))) await rm(file, { force: true })
    else if (Date.now() > until) throw new StartError(await heldMessage(file))
    else await sleep(25)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function heldMessage(file: string): Promise<string> {
  const holder = (await readFile(file, 'utf8').catch(() => '')).trim()
  return `Process ${holder || 'unknown'} holds ${file}: wait until it has started or stopped the database, or end it, and start again`
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

/** Registers this process as a user in `folder`. */
export async function joinUsers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, String(process.pid)), '')
}

/** Unregisters this process. */
export async function leaveUsers(folder: string): Promise<void> {
  await rm(join(folder, String(process.pid)), { force: true })
}

/** Whether another living process is registered; entries of dead ones are removed. */
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

/** Whether no other process is registered, as far as a look without waiting tells. */
export function isOnlyUser(folder: string): boolean {
  try {
    return readdirSync(folder).every((name) => Number(name) === process.pid || !isProcess(Number(name)))
  } catch {
    // Without the folder nobody is registered.
    return true
  }
}

/** Whether the process that wrote a record at `since` (milliseconds) is alive: ids are reused after a reboot. */
function isAlive(pid: number, since: number): boolean {
  const bootedAt = Date.now() - uptime() * 1000
  return pid !== process.pid && since > bootedAt && isProcess(pid)
}

/** Whether a process with this id is running. A zombie (state Z) is not. */
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
    // This system has no /proc, or the process has just ended.
    return false
  }
}
