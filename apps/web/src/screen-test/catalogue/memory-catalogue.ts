import type { Catalogue } from '@plenara/api'
import { common, elections, localities } from './elections.ts'

/** The small catalogue as the port hands it out. */
export function createMemoryCatalogue(): Catalogue {
  const all = new Map(elections.map((snapshot) => [snapshot.election.id, snapshot]))
  const candidates = elections.flatMap(({ candidates: standing }) => standing)
  return {
    dataVersion: async () => 1,
    common: async () => common,
    election: async (electionId) => all.get(electionId) ?? null,
    localities: async (zip) => localities.filter((locality) => locality.zip === zip),
    everyLocality: async () => localities,
    knownCandidates: async (candidateIds) => {
      const standing = new Set(candidates.map(({ id }) => id))
      return new Set(candidateIds.filter((id) => standing.has(id)))
    },
    candidaciesOf: async ({ cantonId, birthYear }) =>
      elections
        .filter(({ election }) => election.cantonId === cantonId)
        .flatMap(({ election, candidates: standing }) =>
          standing
            .filter((candidate) => candidate.birthYear === birthYear)
            .map(({ id, firstName, lastName }) => ({ id, electionId: election.id, firstName, lastName, birthYear })),
        ),
    portraits: async () => new Map(),
    picture: async () => null,
  }
}
