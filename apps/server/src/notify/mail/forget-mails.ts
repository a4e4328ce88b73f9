import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any link in a mail is good for. */
const KEPT_MS = 7 * 86_400_000

/** Removes mails that were written to the folder instead of being sent, a week after that: each names somebody's address. */
export async function forgetMails(folder: string, now: Date): Promise<void> {
  const names = (await unlessGone(readdir(folder))) ?? []
  for (const name of names.filter((one) => /\.(eml|part)$/.test(one))) {
    const file = join(folder, name)
    const entry = await unlessGone(stat(file))
    if (entry && entry.mtime.getTime() <= now.getTime() - KEPT_MS) await rm(file, { force: true })
  }
}

/** Null where there is no such folder yet, or a draft has become a mail meanwhile. */
function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
