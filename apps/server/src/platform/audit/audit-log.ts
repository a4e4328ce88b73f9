import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type AuditEvent, RetryLaterError } from '@plenara/api'
import { measured } from '../measured.ts'
import { linkLine, START } from './audit-chain.ts'
import { dayOf, newFileName, readAnchors, removeOldFiles } from './audit-files.ts'

export interface AuditLog {
  /** Records an event and returns the hash of its line once it is on disk. Throws `unavailable` if it cannot be written. */
  readonly keep: (event: AuditEvent) => Promise<string>
  close(): Promise<void>
}

export interface AuditLogOptions {
  readonly folder: string
  readonly now: () => Date
  /** Called with the reason why an event could not be recorded. */
  readonly onError: (error: unknown) => void
}

interface Waiting {
  readonly event: AuditEvent
  readonly resolve: (hash: string) => void
  readonly reject: (error: unknown) => void
}

/** A file that this process writes. `size` bytes are safely on disk, ending with the line of `hash`. */
interface OpenFile {
  readonly day: string
  readonly path: string
  readonly handle: Awaited<ReturnType<typeof open>>
  size: number
  hash: string
}

const RETRY_SECONDS = 5

/**
 * The audit log in a folder of its own: JSON lines in one file per process and day, each line with a hash that covers all lines before.
 * Events that arrive during a write are grouped: one write, one `fdatasync`.
 */
export function createAuditLog(options: AuditLogOptions): AuditLog {
  let queue: Waiting[] = []
  let file: OpenFile | null = null
  let writing: Promise<void> | null = null

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    const now = options.now()
    const begin = performance.now()
    const tell = (isKept: boolean) =>
      measured.auditGroup.tell({ events: group.length, seconds: (performance.now() - begin) / 1_000, isKept })
    try {
      file = await fileFor(file, now, options.folder)
      const hashes = await append(file, group, now)
      tell(true)
      for (const [index, { resolve }] of group.entries()) resolve(hashes[index] ?? '')
    } catch (cause) {
      tell(false)
      await abandon(file)
      file = null
      options.onError(cause)
      const error = Object.assign(new RetryLaterError('unavailable', RETRY_SECONDS), { cause })
      for (const { reject } of group) reject(error)
    }
  }
  async function work(): Promise<void> {
    while (queue.length > 0) {
      const group = queue
      queue = []
      await writeGroup(group)
    }
    writing = null
  }
  return {
    keep: (event) =>
      new Promise((resolve, reject) => {
        queue.push({ event, resolve, reject })
        writing ??= Promise.resolve().then(work)
      }),
    close: async () => {
      while (writing) await writing
      await file?.handle.close()
      file = null
    },
  }
}

async function fileFor(present: OpenFile | null, now: Date, folder: string): Promise<OpenFile> {
  const day = dayOf(now)
  if (present?.day === day) return present
  await present?.handle.close()
  return openFile(folder, now, day)
}

/** A new file begins with the last hashes of the others. Expired files are removed at the same time. */
async function openFile(folder: string, now: Date, day: string): Promise<OpenFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const others = await readAnchors(folder, day)
  const path = join(folder, newFileName(now))
  const file: OpenFile = { day, path, handle: await open(path, 'ax', 0o600), size: 0, hash: START }
  try {
    await write(file, [linkLine({ at: now.toISOString(), others }, START)])
    await syncFolder(folder)
    await removeOldFiles(folder, now)
    return file
  } catch (error) {
    await abandon(file)
    throw error
  }
}

async function append(file: OpenFile, group: readonly Waiting[], now: Date): Promise<readonly string[]> {
  // A removed file still accepts writes, which nobody can read.
  if ((await file.handle.stat()).nlink === 0) throw new Error('the file of the audit log was removed')
  const at = now.toISOString()
  let previous = file.hash
  const linked = group.map(({ event: { mayRepeat: _, ...facts } }) => {
    const { line, hash } = linkLine({ at, ...facts }, previous)
    previous = hash
    return { line, hash }
  })
  await write(file, linked)
  return linked.map(({ hash }) => hash)
}

async function write(file: OpenFile, linked: readonly { line: string; hash: string }[]): Promise<void> {
  const bytes = Buffer.from(linked.map(({ line }) => `${line}\n`).join(''))
  await file.handle.appendFile(bytes)
  await file.handle.datasync()
  file.size += bytes.length
  file.hash = linked.at(-1)?.hash ?? file.hash
}

/** Flushes the directory entry of a new file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Truncates a partial write and abandons the file: the next group begins a new one. */
async function abandon(file: OpenFile | null): Promise<void> {
  if (!file) return
  // The disk is failing already: a partial line that cannot be truncated is reported by the check of the chain.
  await file.handle.truncate(file.size).catch(() => undefined)
  await file.handle.close().catch(() => undefined)
  if (file.size === 0) await rm(file.path, { force: true }).catch(() => undefined)
}
