import type { CatalogueImport, ImportCounts, ImportProblem } from '@plenara/contract'
import type { Deadline, Limits } from './limits.ts'
import type { ConfirmedColumns } from './tables/columns.ts'

/** One file of a source; `file` is its name without folders. */
export interface Source {
  readonly file: string
  readonly bytes: Uint8Array
  /** Columns that the operator has confirmed. */
  readonly columns?: ConfirmedColumns
  /** The day of the election as the operator says it, `YYYY-MM-DD`, for sources that do not tell it. */
  readonly date?: string
  /** Other limits than `LIMITS`. */
  readonly limits?: Limits
  /** When the import must have ended; its own where it is missing. */
  readonly deadline?: Deadline
}

/** What a file holds. A parser never throws: what it cannot read becomes a problem. */
export interface Parsed {
  readonly import: CatalogueImport
  readonly counts: ImportCounts
  readonly problems: readonly ImportProblem[]
  /** The line of each answer, in the order of `import.answers`, for problems that only the store can see. */
  readonly answerLines?: readonly number[]
  /** The moment at which the file was written, where it says so. */
  readonly writtenAt?: string | undefined
  /** The line of each result that comes without its ballot, in the order of `import.results`. */
  readonly resultLines?: readonly number[]
}

export type Parser = (source: Source) => Promise<Parsed>

/** The result of a file of which nothing could be read. `line` 0 = the whole file. */
export function unreadable(source: Source, line: number, reason: string): Parsed {
  return { import: {}, counts: {}, problems: [{ file: source.file, line, reason }] }
}

/** A problem that loses nothing. `line` 0 = the whole file. */
export function doubt({ file }: Pick<Source, 'file'>, line: number, reason: string): ImportProblem {
  return { file, line, reason, isDoubt: true }
}

/** How a problem begins that says what a file cannot tell: whether its end is the end of what it lists. */
export const END_UNKNOWN = 'the format does not tell how many there are'

/** The name of a file without folders and ending, e.g. `nr2019-bl`. */
export function stemOf(source: Source): string {
  return source.file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
}
