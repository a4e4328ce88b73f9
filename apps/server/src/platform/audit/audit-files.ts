import { randomBytes } from 'node:crypto'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashIn } from './audit-chain.ts'

/** How long a file is kept after its day: the law asks for a year (DPO Art. 4 para. 5). */
const KEPT_DAYS = 400
const DAY_MS = 24 * 60 * 60_000
const NAME = /^(\d{4}-\d{2}-\d{2})T\d{9}-\d+-[0-9a-f]{8}\.jsonl$/
const TAIL_BYTES = 4_096

/** The last hash of other files, by their names. */
export type Anchors = Readonly<Record<string, string>>

/** The day of a moment in UTC, e.g. `2027-10-24`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** A name for a new file of this process; sorting by name sorts by time. */
export function newFileName(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[:.Z]/g, '')}-${process.pid}-${randomBytes(4).toString('hex')}.jsonl`
}

/** The files of a log in chronological order. */
export async function fileNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
}

/** Streams the lines of a file, because a day may be larger than the memory. */
export async function* linesOf(folder: string, name: string): AsyncGenerator<string> {
  const handle = await open(join(folder, name), 'r')
  try {
    yield* handle.readLines()
  } finally {
    await handle.close()
  }
}

/** Whether a file ends with a complete line; after a power failure it may not. */
export async function endsWhole(folder: string, name: string): Promise<boolean> {
  return (await readTail(join(folder, name), 1)).endsWith('\n')
}

/** The last hashes of the files of the most recent day, today included, so that lines cut off later are noticed. */
export async function readAnchors(folder: string, today: string): Promise<Anchors> {
  const names = await fileNames(folder)
  const earlier = names.findLast((name) => name.slice(0, 10) < today)?.slice(0, 10)
  const recent = names.filter((name) => name.startsWith(today) || (earlier !== undefined && name.startsWith(earlier)))
  const anchors: [string, string][] = []
  for (const name of recent) {
    const hash = await lastHash(join(folder, name))
    if (hash !== null) anchors.push([name, hash])
  }
  return Object.fromEntries(anchors)
}

/** Whether a file is still within the retention period. */
export function isKept(name: string, now: Date): boolean {
  return name.slice(0, 10) >= dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
}

/** Removes the files beyond the retention period. */
export async function removeOldFiles(folder: string, now: Date): Promise<void> {
  for (const name of await fileNames(folder)) if (!isKept(name, now)) await rm(join(folder, name), { force: true })
}

/** Null if another user of the system owns the file, or it has no complete line yet. */
async function lastHash(file: string): Promise<string | null> {
  const tail = await readTail(file, TAIL_BYTES).catch(() => '')
  return hashIn(tail.split('\n').at(-2) ?? '')
}

async function readTail(file: string, bytes: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, bytes)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8')
  } finally {
    await handle.close()
  }
}
