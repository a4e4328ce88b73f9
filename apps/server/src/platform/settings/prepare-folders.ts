import { stat, statfs } from 'node:fs/promises'
import type { Config } from './config.ts'
import { prepareDataDir } from '../prepare-data-dir.ts'
import { StartError } from '../start-error.ts'

const MEGABYTE = 1024 ** 2

type Places = Pick<Config, 'dataDir' | 'auditDir' | 'dataKeyFile' | 'minFreeBytes'>

/** Makes the folders of the settings where they are missing. Throws `StartError` if they cannot be what the settings say. */
export async function prepareFolders({ dataDir, auditDir, dataKeyFile, minFreeBytes }: Places): Promise<void> {
  const folders = [
    ['DATA_DIR', dataDir],
    ['AUDIT_DIR', auditDir],
  ] as const
  for (const [setting, folder] of folders) {
    if ((await kindOf(folder)) === 'file') throw new StartError(`${setting} is "${folder}", a file, but must be a folder`)
    await prepareDataDir(folder, setting)
    await checkDisk(setting, folder, minFreeBytes ?? 0)
  }
  if ((await kindOf(dataKeyFile)) === 'folder') throw new StartError(`DATA_KEY_FILE is "${dataKeyFile}", a folder, but must be a file`)
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  const found = await stat(path).catch(() => null)
  if (found === null) return 'nothing'
  return found.isDirectory() ? 'folder' : 'file'
}

/** More free room than there is on the whole disk is never there. */
async function checkDisk(setting: string, folder: string, minFreeBytes: number): Promise<void> {
  const { blocks, bsize } = await statfs(folder)
  if (minFreeBytes <= blocks * bsize) return
  const [wanted, there] = [minFreeBytes, blocks * bsize].map((bytes) => Math.floor(bytes / MEGABYTE))
  throw new StartError(`free-mb of LIMITS is "${wanted}", but the disk of ${setting} holds ${there} MB in all: set less`)
}
