import type { CatalogueImport, ElectionBundle, ElectionResultRecord, ImportCounts, LaterResultRecord } from '@plenara/contract'

/** What an import holds. Parts that it does not have are left out. */
export function countsOf(data: CatalogueImport): ImportCounts {
  return {
    ...((data.elections ?? data.results) && electionCounts(data)),
    ...(data.coatsOfArms && { coatsOfArms: data.coatsOfArms.length }),
    ...(data.settings && { settings: data.settings.length }),
    ...(data.parties && !data.elections && { parties: data.parties.length }),
    ...(data.divisions && { constituencies: sum(data.divisions, (one) => one.constituencies.length) }),
    ...(data.constituencies && { constituencies: data.constituencies.length }),
    ...(data.questionnaires && { questions: sum(data.questionnaires, (one) => one.questions.length) }),
    ...(data.answers && { answers: data.answers.length }),
    ...((data.municipalities ?? data.localities) && { municipalities: distinctMunicipalities(data) }),
    ...(data.localities && { postcodes: new Set(data.localities.map((locality) => locality.zip)).size }),
  }
}

function electionCounts({ elections = [], results = [] }: CatalogueImport): ImportCounts {
  const constituencies = new Set(elections.flatMap(({ election }) => election.constituencyId ?? []))
  const final = lastResults(elections, results).filter((result) => result.final)
  const keys = new Set([...elections.map(({ election }) => election.key), ...results.map(({ electionKey }) => electionKey)])
  return {
    elections: keys.size,
    ...(constituencies.size > 0 && { constituencies: constituencies.size }),
    ...(elections.length > 0 && {
      lists: sum(elections, (bundle) => bundle.lists.length),
      candidates: sum(elections, (bundle) => bundle.candidates.length),
    }),
    ...(final.length > 0 && { elected: sum(final, (result) => result.candidates.filter((one) => one.elected).length) }),
  }
}

/** The result of each election; one that comes without its ballot counts more. */
function lastResults(elections: readonly ElectionBundle[], results: readonly LaterResultRecord[]): ElectionResultRecord[] {
  const byKey = new Map(elections.flatMap(({ election, result }) => (result ? [[election.key, result] as const] : [])))
  for (const { electionKey, result } of results) byKey.set(electionKey, result)
  return [...byKey.values()]
}

function distinctMunicipalities(data: CatalogueImport): number {
  const areas = [...(data.municipalities ?? []), ...(data.localities ?? [])]
  return new Set(areas.map(({ bfsNumber }) => bfsNumber)).size
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0)
}
