import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What may fail: `public` is all that a reader without an account needs, the others are what accounts need besides. */
export type HealthPart = 'stopping' | 'public' | 'database' | 'key' | 'audit' | 'disk'

export interface Health {
  /** What keeps public answers from being given; without a database they go on from memory, so that it takes no machine out. */
  readonly ready: () => Promise<readonly HealthPart[]>
  /** What keeps accounts from reading and writing. */
  readonly write: () => Promise<readonly HealthPart[]>
}

export interface HealthOptions {
  /** Whether public answers can be given. */
  readonly canAnswer: () => Promise<boolean>
  /** Whether the database answers, on a connection that the calls do not share: many of them are no reason to say that it does not. */
  readonly isReachable: () => Promise<boolean>
  /** Whether the key file holds the key of the database. */
  readonly holdsKey: () => Promise<boolean>
  readonly isStopping: () => boolean
  readonly auditDir: string
  /** The folders whose disks must not fill. */
  readonly folders: readonly string[]
  /** The bytes that must be free; null: see `leastFree`. */
  readonly minFreeBytes: number | null
}

/** What takes longer counts as failing. */
const PATIENCE_MS = 2_000
/** Whoever asks more often is told the same. */
const KEPT_MS = 1_000
const GIB = 1024 ** 3

/** What must stay free of a disk of so many bytes: 2 GiB or 3 %, whichever is more, yet of a small disk no more than a tenth. */
export function leastFree(bytes: number): number {
  return Math.min(Math.max(2 * GIB, bytes * 0.03), bytes * 0.1)
}

/** The parts that fail now, those of a question looked at together and at most once a second. */
export function createHealth(options: HealthOptions): Health {
  return {
    ready: createLook(options.isStopping, { public: () => inTime(options.canAnswer()) }),
    write: createLook(options.isStopping, {
      database: () => inTime(options.isReachable()),
      key: () => inTime(options.holdsKey()),
      audit: () => canWrite(options.auditDir),
      disk: () => hasRoom(options.folders, options.minFreeBytes),
    }),
  }
}

type Checks = Partial<Record<HealthPart, () => Promise<boolean>>>

function createLook(isStopping: () => boolean, checks: Checks): () => Promise<readonly HealthPart[]> {
  let looking: Promise<readonly HealthPart[]> | null = null
  const look = async () => {
    const parts = Object.entries(checks) as [HealthPart, () => Promise<boolean>][]
    const results = await Promise.all(parts.map(async ([part, isWell]) => ((await isWell()) ? [] : [part])))
    setTimeout(() => {
      looking = null
    }, KEPT_MS).unref()
    return results.flat()
  }
  return async () => {
    if (isStopping()) return ['stopping']
    looking ??= look()
    return looking
  }
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
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
