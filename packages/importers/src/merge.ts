import type { CatalogueImport, ImportCounts } from '@plenara/contract'
import { countsOf } from './counts.ts'
import { lastBy } from './group.ts'
import { atKeysOf, canonicalImport } from './identity/canonical.ts'
import { doubt, type Parsed } from './source.ts'

/** Where a record was read. */
export interface Location {
  readonly file: string
  readonly line: number
}

export interface MergedParsed {
  readonly import: CatalogueImport
  readonly counts: ImportCounts
  readonly problems: Parsed['problems']
  /** By the order of the merged `import.answers`. */
  readonly answerLocations: readonly Location[]
  /** By the order of the merged `import.results`. */
  readonly resultLocations: readonly Location[]
  /** The latest moment at which one of the files was written, where one says so. */
  readonly writtenAt: string | undefined
}

/** Several files of a source as one import; of elections and questionnaires with the same key the last one counts. */
export function mergeParsed(files: readonly { readonly file: string; readonly parsed: Parsed }[]): MergedParsed {
  const canonical = files.map(({ file, parsed }) => ({ file, ...canonicalImport(parsed.import) }))
  const imports = canonical.map(({ data }) => data)
  const localities = imports.flatMap((one) => one.localities ?? [])
  const asOf = imports.flatMap((one) => one.localitiesAsOf ?? []).toSorted()
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
  const divisions = lastOf(
    imports.flatMap((one) => one.divisions ?? []),
    (division) => division.cantonCode,
  )
  const coatsOfArms = lastOf(
    imports.flatMap((one) => one.coatsOfArms ?? []),
    ({ place }) => place,
  )
  const settings = imports.flatMap((one) => one.settings ?? [])
  const results = imports.flatMap((one) => one.results ?? []).map((one) => atKeysOf(elections, one))
  const merged: CatalogueImport = {
    ...(localities.length > 0 && { localities }),
    ...(localities.length > 0 && asOf.length > 0 && { localitiesAsOf: asOf.at(-1) }),
    ...(divisions.length > 0 && { divisions }),
    ...(coatsOfArms.length > 0 && { coatsOfArms }),
    ...(settings.length > 0 && { settings }),
    ...(parties.length > 0 && { parties }),
    ...(questionnaires.length > 0 && { questionnaires }),
    ...(elections.length > 0 && { elections }),
    ...(results.length > 0 && { results }),
    ...(answers.length > 0 && { answers }),
  }
  return {
    import: merged,
    counts: countsOf(merged),
    problems: [
      ...files.flatMap(({ parsed }) => parsed.problems),
      ...canonical.flatMap(({ file, doubts }) => doubts.map((reason) => doubt({ file }, 0, reason))),
      ...repeatedElections(canonical),
    ],
    answerLocations: files.flatMap(({ file, parsed }) => (parsed.answerLines ?? []).map((line) => ({ file, line }))),
    writtenAt: files
      .flatMap(({ parsed }) => parsed.writtenAt ?? [])
      .toSorted()
      .at(-1),
    resultLocations: files.flatMap(({ file, parsed }) => (parsed.resultLines ?? []).map((line) => ({ file, line }))),
  }
}

/** Elections that stand in several files: one would replace the other without a word. */
function repeatedElections(files: readonly { readonly file: string; readonly data: CatalogueImport }[]): Parsed['problems'] {
  const first = new Map<string, string>()
  return files.flatMap(({ file, data }) =>
    (data.elections ?? []).flatMap(({ election }) => {
      const earlier = first.get(election.key)
      first.set(election.key, file)
      return earlier === undefined ? [] : [doubt({ file }, 0, `${election.key} stands in ${earlier} too: the later file counts`)]
    }),
  )
}

function lastOf<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...lastBy(items, keyOf).values()]
}
