import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What the server needs to answer everything; public answers go on without any of them. */
export type HealthPart = 'stopping' | 'database' | 'audit' | 'disk'

export interface ReadinessOptions {
  /** Whether the database answers. */
  readonly isReachable: () => Promise<boolean>
  readonly isStopping: () => boolean
  readonly auditDir: string
  /** The folders whose disks must not fill. */
  readonly folders: readonly string[]
  /** The bytes that must be free; null: see `leastFree`. */
  readonly minFreeBytes: number | null
}

const DATABASE_MS = 2_000
/** Whoever asks more often is told the same. */
const KEPT_MS = 1_000
const GIB = 1024 ** 3

/** What must stay free of a disk of so many bytes: 2 GiB or 3 %, whichever is more, yet of a small disk no more than a tenth. */
export function leastFree(bytes: number): number {
  return Math.min(Math.max(2 * GIB, bytes * 0.03), bytes * 0.1)
}

/** The parts that fail now, all looked at together and at most once a second. */
export function createReadiness(options: ReadinessOptions): () => Promise<readonly HealthPart[]> {
  let looking: Promise<readonly HealthPart[]> | null = null
  const look = async () => {
    const checks: [HealthPart, Promise<boolean>][] = [
      ['database', inTime(options.isReachable())],
      ['audit', canWrite(options.auditDir)],
      ['disk', hasRoom(options.folders, options.minFreeBytes)],
    ]
    const results = await Promise.all(checks.map(async ([part, isWell]) => ((await isWell) ? [] : [part])))
    setTimeout(() => {
      looking = null
    }, KEPT_MS).unref()
    return results.flat()
  }
  return async () => {
    if (options.isStopping()) return ['stopping']
    looking ??= look()
    return looking
  }
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_MS)
  })
  const isWell = await Promise.race([answer, late])
  clearTimeout(timer)
  return isWell
}

/** Writes as many bytes as a group of events may have: a full disk still takes an empty file. */
async function canWrite(folder: string): Promise<boolean> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    const handle = await open(probe, 'w', 0o600)
    try {
      await handle.write(Buffer.alloc(8_192))
      await handle.datasync()
    } finally {
      await handle.close()
      await rm(probe, { force: true })
    }
    return true
  } catch {
    // The answer names the part; why an event could not be written stands in the log where one could not.
    return false
  }
}

async function hasRoom(folders: readonly string[], minFreeBytes: number | null): Promise<boolean> {
  for (const folder of folders) {
    const { bavail, blocks, bsize } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 1, bsize: 1 }))
    if (bavail * bsize < (minFreeBytes ?? leastFree(blocks * bsize))) return false
  }
  return true
}
