import type { CatalogueImport, ImportCounts, ImportProblem } from '@plenara/contract'

/** One file of a source; `file` is its name without folders. */
export interface Source {
  readonly file: string
  readonly bytes: Uint8Array
}

/** What a file holds. A parser never throws: what it cannot read becomes a problem. */
export interface Parsed {
  readonly import: CatalogueImport
  readonly counts: ImportCounts
  readonly problems: readonly ImportProblem[]
  /** The line of each answer, in the order of `import.answers`, for problems that only the store can see. */
  readonly answerLines?: readonly number[]
  /** The line of each result that comes without its ballot, in the order of `import.results`. */
  readonly resultLines?: readonly number[]
}

export type Parser = (source: Source) => Promise<Parsed>

/** The result of a file of which nothing could be read. `line` 0 = the whole file. */
export function unreadable(source: Source, line: number, reason: string): Parsed {
  return { import: {}, counts: {}, problems: [{ file: source.file, line, reason }] }
}

/** The name of a file without folders and ending, e.g. `nr2019-bl`. */
export function stemOf(source: Source): string {
  return source.file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
}
