import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from '@plenara/importers'
import { codeOf, messageOf, StartError } from '../start-error.ts'

/** Larger files are no source that is known; reading them would only fill the memory. */
const MAX_BYTES = 1_000_000_000

/** The files of a path: the file itself, or of a folder those with an ending of the format, by name. Throws `StartError`. */
export async function filesOf(path: string, format: { readonly endings: readonly string[] }): Promise<string[]> {
  const info = await statOf(path)
  if (info.isFile()) return [path]
  if (!info.isDirectory()) throw new StartError(`${path} is neither a file nor a folder`)
  const names = (await readdir(path)).filter((name) => format.endings.some((ending) => name.toLowerCase().endsWith(ending))).toSorted()
  if (names.length === 0) throw new StartError(`There is no ${format.endings.join(' or ')} file in ${path}`)
  return names.map((name) => join(path, name))
}

/** Reads a file. Throws `StartError` where that fails. */
export async function readSource(file: string): Promise<Source> {
  const info = await statOf(file)
  if (info.size > MAX_BYTES) throw new StartError(`${file} is too large: ${info.size} bytes`)
  try {
    return { file, bytes: await readFile(file) }
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${messageOf(cause)}`, { cause })
  }
}

async function statOf(path: string) {
  try {
    return await stat(path)
  } catch (cause) {
    const reason = codeOf(cause) === 'ENOENT' ? `There is no file ${path}` : `${path} cannot be read: ${messageOf(cause)}`
    throw new StartError(reason, { cause })
  }
}
