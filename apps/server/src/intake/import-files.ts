import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LIMIT_VARIABLES, type Limits, type Source } from '@plenara/importers'
import { codeOf, messageOf, StartError } from '../platform/start-error.ts'

/** What systems hide, and what Excel lays beside a workbook that is open. */
const HIDDEN = /^(\.|~\$)/

/** The files of a path: the file itself, or the files of a folder with an ending of the format, by name. Throws `StartError`. */
export async function filesOf(path: string, format: { readonly endings: readonly string[] }): Promise<string[]> {
  const info = await statOf(path)
  if (info.isFile()) return [path]
  if (!info.isDirectory()) throw new StartError(`${path} is neither a file nor a folder`)
  const visible = (await readdir(path)).filter((name) => !HIDDEN.test(name))
  const names = visible.filter((name) => format.endings.some((ending) => name.toLowerCase().endsWith(ending))).toSorted()
  if (names.length === 0) throw new StartError(`There is no ${format.endings.join(' or ')} file in ${path}`)
  return names.map((name) => join(path, name))
}

/** How the files of an import are read. */
export type ReadingRules = Pick<Source, 'columns' | 'date' | 'deadline'> & { readonly limits: Limits }

/** Reads a file. Throws `StartError` if that fails. */
export async function readSource(file: string, rules: ReadingRules): Promise<Source> {
  const { size } = await statOf(file)
  const { fileBytes } = rules.limits
  if (size > fileBytes)
    throw new StartError(`${file} is too large: ${size} bytes, at most ${fileBytes} (${LIMIT_VARIABLES.fileBytes} sets the limit)`)
  try {
    return { file, bytes: await readFile(file), ...rules }
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
