import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, messageOf, StartError } from './start-error.ts'

/** Creates the folder of a setting if it is missing. Throws `StartError` if nothing can be written into it. */
export async function prepareDataDir(folder: string, setting = 'DATA_DIR'): Promise<void> {
  try {
    await makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new StartError(`${setting} cannot be written: ${messageOf(cause)}`, { cause })
  }
}

/** Node's recursive `mkdir` never returns if the system reports an existing parent as missing (/proc). */
async function makeFolder(folder: string, mode = 0o700): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || folder === dirname(folder)) throw error
    await makeFolder(dirname(folder), 0o755)
    await mkdir(folder, { mode })
  }
}
