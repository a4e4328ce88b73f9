import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { codeOf, messageOf, StartError } from '../platform/start-error.ts'
import { readKeyFile } from './key-file.ts'

/** Copies the keys of a file to a new one, readable by its owner only. Throws `StartError`, also if the target exists. */
export async function backUpKey(file: string, target: string): Promise<void> {
  const keys = readKeyFile(file)
  if (keys === null) throw new StartError(`There is no key file ${file}`)
  try {
    const handle = await open(target, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
    try {
      await handle.writeFile(keys.map((key) => `${key.toString('hex')}\n`).join(''))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') throw new StartError(`${target} exists already and is left as it is`, { cause })
    throw new StartError(`${target} cannot be written: ${messageOf(cause)}`, { cause })
  }
}
