import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, open, realpath, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf, messageOf, StartError } from '../start-error.ts'
import { KEY_BYTES } from './sealing.ts'

const KEY_LINE = new RegExp(`^[0-9a-f]{${2 * KEY_BYTES}}$`, 'i')

/**
 * The outer keys of a file, one line of hexadecimal digits each: the first seals, the others, while a rotation is under way, only open.
 * Null where there is no such file. Throws `StartError`.
 */
export function readKeyFile(file: string): Buffer[] | null {
  const lines = linesOf(file)
  if (lines === null) return null
  if (lines.length > 0 && lines.every((line) => KEY_LINE.test(line))) return lines.map((line) => Buffer.from(line, 'hex'))
  throw new StartError(`DATA_KEY_FILE (${file}) must hold ${2 * KEY_BYTES} hexadecimal digits`)
}

function linesOf(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => line.trim() || [])
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw new StartError(`DATA_KEY_FILE cannot be read: ${messageOf(cause)}`, { cause })
  }
}

/** The keys of the file, which is made where it is missing; of several processes that make it at once one wins. Throws `StartError`. */
export async function readOrMakeKeyFile(file: string): Promise<Buffer[]> {
  const found = readKeyFile(file)
  if (found) return found
  try {
    await writeWhole(file, [randomBytes(KEY_BYTES)], async (temporary) => {
      await link(temporary, file).catch((error) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
      await rm(temporary)
    })
  } catch (cause) {
    throw new StartError(`DATA_KEY_FILE cannot be written: ${messageOf(cause)}`, { cause })
  }
  return readKeyFile(file) ?? []
}

/** Replaces the keys of a file. Whoever reads it, also after a failure of power, finds all of the old or all of the new keys. */
export async function writeKeyFile(file: string, keys: readonly Buffer[]): Promise<void> {
  const real = await realpath(file)
  await writeWhole(real, keys, (temporary) => rename(temporary, real))
}

async function writeWhole(file: string, keys: readonly Buffer[], put: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(keys.map((key) => `${key.toString('hex')}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await put(temporary)
  await syncFolder(dirname(file))
}

/** Makes the entry of a new name last. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
