import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hintOf, LimitExceeded, type Limits, type Source, startDeadline } from '@plenara/importers'
import { codeOf, messageOf, StartError } from '../platform/start-error.ts'
import type { ImportArguments } from './import-arguments.ts'
import type { ImportSession } from './import-session.ts'
import { startHash } from './source-facts.ts'

/** What systems hide, and what Excel lays beside a workbook that is open. */
const HIDDEN = /^(\.|~\$)/

/** What is needed of an importer to read the files of a path. */
interface FileReader<Parsed> {
  readonly endings: readonly string[]
  readonly parse: (source: Source) => Promise<Parsed>
  readonly parseTogether?: (sources: readonly Source[]) => Promise<Parsed>
}

export interface ParsedFiles<Parsed> {
  /** What each file says, in the order of their names; those that belong together as one. */
  readonly files: readonly { readonly file: string; readonly parsed: Parsed }[]
  /** SHA-256 over all of them, in hex. */
  readonly fileHash: string
}

/** Reads the files of an import with its importer, one after the other: no more than one is held unless they belong together. Throws `StartError`. */
export async function parseFiles<Parsed>(
  importer: FileReader<Parsed>,
  args: ImportArguments,
  session: Pick<ImportSession, 'config' | 'progress'>,
): Promise<ParsedFiles<Parsed>> {
  const { parseTogether } = importer
  const rules = readingRulesOf(args, session)
  const hash = startHash()
  const linked: Source[] = []
  const files: { file: string; parsed: Parsed }[] = []
  for (const file of await filesOf(args.path, importer)) {
    session.progress.step(`Reading ${file}`)
    const source = await readSource(file, rules)
    hash.add(source)
    if (parseTogether) linked.push(source)
    else files.push({ file, parsed: await withinLimits(file, () => importer.parse(source)) })
  }
  if (parseTogether) files.push({ file: args.path, parsed: await withinLimits(args.path, () => parseTogether(linked)) })
  return { files, fileHash: hash.end() }
}

/** How the files of an import are read: by the limits and the columns of the operator, until the deadline of all of it. */
export function readingRulesOf({ columns, date }: ImportArguments, { config }: Pick<ImportSession, 'config'>): ReadingRules {
  const { importLimits } = config()
  return { columns, ...(date !== null && { date }), limits: importLimits, deadline: startDeadline(importLimits) }
}

/** What a reader says beyond a limit, as the sentence in which the command ends. */
async function withinLimits<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof LimitExceeded) throw new StartError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}

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
  if (size > fileBytes) throw new StartError(`${file} is too large: ${size} bytes, at most ${fileBytes}${hintOf('fileBytes')}`)
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
