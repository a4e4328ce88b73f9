import type { ImportProblem, ParliamentCounts, ParliamentImport } from '@plenara/contract'
import {
  mergeParliament,
  PARLIAMENT_FORMATS,
  type ParliamentFormat,
  type ParliamentFormatName,
  parliamentCountsOf,
} from '@plenara/importers'
import { filesOf, readSource } from './import-files.ts'
import type { Progress } from './progress.ts'

export interface ParliamentFiles {
  readonly data: ParliamentImport
  readonly counts: ParliamentCounts
  readonly problems: readonly ImportProblem[]
}

/** Reads a file, or those of a folder, as one import of parliaments, votes or news. Throws `StartError`. */
export async function parseParliamentFiles(
  { format: name, path }: { readonly format: ParliamentFormatName; readonly path: string },
  progress: Progress,
): Promise<ParliamentFiles> {
  const format: ParliamentFormat = PARLIAMENT_FORMATS[name]
  const parsed = []
  for (const file of await filesOf(path, format)) {
    progress.step(`Reading ${file}`)
    parsed.push(await format.parse(await readSource(file)))
  }
  const data = mergeParliament(parsed.map((one) => one.import))
  return { data, counts: parliamentCountsOf(data), problems: parsed.flatMap(({ problems }) => problems) }
}
