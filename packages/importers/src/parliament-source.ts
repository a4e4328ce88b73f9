import type { ImportProblem, ParliamentCounts, ParliamentImport } from '@plenara/contract'
import { parliamentCountsOf } from './parliament-counts.ts'
import type { Source } from './source.ts'

/** What a file holds of parliaments, votes and news. A parser never throws: what it cannot read becomes a problem. */
export interface ParliamentParsed {
  readonly import: ParliamentImport
  readonly counts: ParliamentCounts
  readonly problems: readonly ImportProblem[]
}

export type ParliamentParser = (source: Source) => Promise<ParliamentParsed>

/** The result of a parser: parts without a record are left out, and where nothing is left a problem says so. */
export function parliamentParsed(source: Source, data: ParliamentImport, problems: readonly ImportProblem[]): ParliamentParsed {
  const filled: ParliamentImport = Object.fromEntries(Object.entries(data).filter(([, records]) => records.length > 0))
  const sorted = problems.toSorted((a, b) => a.line - b.line)
  const isSilent = sorted.length === 0 && Object.keys(filled).length === 0
  if (isSilent) sorted.push({ file: source.file, line: 0, reason: 'the file holds nothing of this format' })
  return { import: filled, counts: parliamentCountsOf(filled), problems: sorted }
}
