import type { CatalogueImport, ElectionBundle, ImportCounts } from '@plenara/contract'

/** What an import holds. Parts that it does not have are left out. */
export function countsOf(data: CatalogueImport): ImportCounts {
  return {
    ...(data.elections && electionCounts(data.elections)),
    ...(data.constituencies && { constituencies: data.constituencies.length }),
    ...(data.questionnaires && { questions: sum(data.questionnaires, (one) => one.questions.length) }),
    ...(data.answers && { answers: data.answers.length }),
    ...((data.municipalities ?? data.localities) && { municipalities: distinctMunicipalities(data) }),
    ...(data.localities && { postcodes: new Set(data.localities.map((locality) => locality.zip)).size }),
  }
}

function electionCounts(elections: readonly ElectionBundle[]): ImportCounts {
  const constituencies = new Set(elections.flatMap(({ election }) => election.constituencyId ?? []))
  const hasResult = elections.some((bundle) => bundle.result?.final)
  return {
    elections: elections.length,
    ...(constituencies.size > 0 && { constituencies: constituencies.size }),
    lists: sum(elections, (bundle) => bundle.lists.length),
    candidates: sum(elections, (bundle) => bundle.candidates.length),
    ...(hasResult && { elected: sum(elections, (bundle) => bundle.result?.candidates.filter((one) => one.elected).length ?? 0) }),
  }
}

function distinctMunicipalities(data: CatalogueImport): number {
  const places = [...(data.municipalities ?? []), ...(data.localities ?? [])]
  return new Set(places.map((place) => place.bfsNumber)).size
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0)
}
