import type { ImportProblem } from '@plenara/contract'
import { IMPORTERS, type ImporterName } from '../registry.ts'
import type { Source } from '../source.ts'

/** How many columns a file asks the operator about. */
export function askedIn(problems: readonly ImportProblem[]): number {
  return problems.filter(({ reason }) => reason.includes('--accept-columns')).length
}

interface Reading {
  readonly name: ImporterName
  /** None where the importer does not take the file. */
  readonly records: number
  readonly asked: number
}

/** What each importer of its ending, or the one of a name, makes of a file, or of a folder of files that belong together. */
export async function readingsOf(sources: readonly Source[], only?: string): Promise<Reading[]> {
  const [first] = sources
  const named = IMPORTERS.filter(({ name }) => name === only)
  const fitting = IMPORTERS.filter(({ endings }) => endings.some((ending) => first?.file.toLowerCase().endsWith(ending)))
  return Promise.all(
    (named.length > 0 ? named : fitting).map(async (importer) => {
      const parsed = await ('parseTogether' in importer ? importer.parseTogether(sources) : first ? importer.parse(first) : null)
      return { name: importer.name, records: parsed ? recordsIn(parsed) : 0, asked: askedIn(parsed?.problems ?? []) }
    }),
  )
}

function recordsIn(parsed: object): number {
  const held = 'import' in parsed && parsed.import instanceof Object ? parsed.import : parsed
  return Object.entries(held)
    .filter(([part]) => part !== 'problems' && part !== 'counts')
    .flatMap(([, records]) => records).length
}
