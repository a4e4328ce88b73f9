import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../platform/start-error.ts'

const KEPT_MS = 30 * 86_400_000
/** Holds the time at which a release was replaced. */
const STAMP = 'replaced-at'

export interface EarlierReleasesOptions {
  /** The built web app. */
  readonly web: string
  /** The folder in which releases are stored; used for nothing else. */
  readonly folder: string
  readonly now: () => Date
}

/**
 * Stores a copy of this release's program files and returns the folders of the earlier releases. A tab that was opened before a release still asks
 * for the files of its own; they are kept for 30 days after a release was replaced.
 */
export async function keepRelease({ web, folder, now }: EarlierReleasesOptions): Promise<string[]> {
  const present = await nameOf(web)
  if (present === null) return []
  await keepFiles(web, join(folder, present))
  const others = (await readdir(folder)).filter((name) => name !== present)
  const earlierReleases: string[] = []
  for (const name of others) {
    const release = join(folder, name)
    const replacedAt = (await readStamp(release)) ?? (await stampNow(release, now()))
    if (now().getTime() - replacedAt > KEPT_MS) await rm(release, { recursive: true, force: true })
    else earlierReleases.push(release)
  }
  return earlierReleases
}

/** A release is named by its page, which names the files of the program. Null if nothing is built. */
async function nameOf(web: string): Promise<string | null> {
  const page = await readIfThere(join(web, 'index.html'))
  return page === null ? null : createHash('sha256').update(page).digest('hex').slice(0, 16)
}

/** Scripts and styles only: fonts hardly change, and the server compresses what the build has not. */
async function keepFiles(web: string, release: string): Promise<void> {
  await mkdir(release, { recursive: true })
  // A release that returns because a newer one was withdrawn is current again.
  await rm(join(release, STAMP), { force: true })
  const isKept = async (source: string) => /\.(js|css)$/.test(source) || (await stat(source)).isDirectory()
  await cp(join(web, 'assets'), join(release, 'assets'), { recursive: true, force: false, filter: isKept })
}

async function readStamp(release: string): Promise<number | null> {
  const stamp = await readIfThere(join(release, STAMP))
  return stamp === null ? null : Date.parse(stamp)
}

async function stampNow(release: string, now: Date): Promise<number> {
  await writeFile(join(release, STAMP), now.toISOString())
  return now.getTime()
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
