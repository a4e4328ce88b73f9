import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running server found and only its operator can mend. */
export const NOTICES = {
  'trust-proxy':
    'Many calls in a row named their sender (X-Forwarded-For or Forwarded), but TRUST_PROXY is not set: if a proxy of yours passes them on, name its address there, else all users count as one network',
  fetching: 'Sources could not be fetched, or not whole: npm run admin -- source list says what is missing and why',
} as const
export type NoticeCode = keyof typeof NOTICES

export interface Notice {
  readonly code: NoticeCode
  /** When it was first seen, in ISO 8601. */
  readonly since: string
  readonly text: string
}

const CODES = Object.keys(NOTICES) as NoticeCode[]
const folderOf = (dataDir: string) => join(dataDir, 'notices')

/** Keeps a notice in `DATA_DIR`, until it is dropped. */
export async function keepNotice(dataDir: string, code: NoticeCode, now: Date): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(join(folderOf(dataDir), code), now.toISOString(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

export async function dropNotice(dataDir: string, code: NoticeCode): Promise<void> {
  await rm(join(folderOf(dataDir), code), { force: true })
}

/** The notices that stand, in the order of `NOTICES`. */
export async function readNotices(dataDir: string): Promise<Notice[]> {
  const fileNames = await readdir(folderOf(dataDir)).catch((): string[] => [])
  const standing = CODES.filter((code) => fileNames.includes(code))
  const read = async (code: NoticeCode) => ({ code, since: await readFile(join(folderOf(dataDir), code), 'utf8'), text: NOTICES[code] })
  return Promise.all(standing.map(read))
}
