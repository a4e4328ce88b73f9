import type { CatalogueImport, ImportCounts } from '@plenara/contract'
import { countsOf } from './counts.ts'
import type { Parsed } from './source.ts'

/** Where a record was read. */
export interface Place {
  readonly file: string
  readonly line: number
}

export interface MergedParsed {
  readonly import: CatalogueImport
  readonly counts: ImportCounts
  readonly problems: Parsed['problems']
  /** By the order of the merged `import.answers`. */
  readonly answerPlaces: readonly Place[]
  /** By the order of the merged `import.results`. */
  readonly resultPlaces: readonly Place[]
}

/** Several files of a source as one import; of elections and questionnaires with the same key the last one counts. */
export function mergeParsed(files: readonly { readonly file: string; readonly parsed: Parsed }[]): MergedParsed {
  const imports = files.map(({ parsed }) => parsed.import)
  const localities = imports.flatMap((one) => one.localities ?? [])
  const answers = imports.flatMap((one) => one.answers ?? [])
  const parties = lastOf(
    imports.flatMap((one) => one.parties ?? []),
    (party) => party.key,
  )
  const questionnaires = lastOf(
    imports.flatMap((one) => one.questionnaires ?? []),
    (bundle) => bundle.key,
  )
  const elections = lastOf(
    imports.flatMap((one) => one.elections ?? []),
    (bundle) => bundle.election.key,
  )
  const results = imports.flatMap((one) => one.results ?? [])
  const merged: CatalogueImport = {
    ...(localities.length > 0 && { localities }),
    ...(parties.length > 0 && { parties }),
    ...(questionnaires.length > 0 && { questionnaires }),
    ...(elections.length > 0 && { elections }),
    ...(results.length > 0 && { results }),
    ...(answers.length > 0 && { answers }),
  }
  return {
    import: merged,
    counts: countsOf(merged),
    problems: files.flatMap(({ parsed }) => parsed.problems),
    answerPlaces: files.flatMap(({ file, parsed }) => (parsed.answerLines ?? []).map((line) => ({ file, line }))),
    resultPlaces: files.flatMap(({ file, parsed }) => (parsed.resultLines ?? []).map((line) => ({ file, line }))),
  }
}

function lastOf<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
