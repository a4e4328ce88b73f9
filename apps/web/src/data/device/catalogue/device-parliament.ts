import type { ParliamentCatalogue } from '@plenara/api'
import { DomainError } from '@plenara/domain/domain-error'

async function away(): Promise<never> {
  throw new DomainError('offline')
}

/**
 * Parliaments, votes and news are not on the device: calls about them are passed on to the server (`pass-on.ts`) and never come here. What is left are
 * the ids that a voter's notes and votes name. To ask the server whether they exist would tell it what this voter has an opinion on, so all are taken.
 */
export function createDeviceParliament(): ParliamentCatalogue {
  return {
    newsVersion: async () => 0,
    knownCouncillors: async (councillorIds) => new Set(councillorIds),
    lastCount: away,
    similarVotes: away,
    voteKinds: async (voteIds) => new Map(voteIds.map((id) => [id, null])),
    reference: away,
    councillor: away,
    speeches: away,
    councillorsOf: away,
    members: away,
    votes: away,
    votesByAffair: away,
    voteBodies: away,
    sessionVotes: away,
    vote: away,
    municipalResults: away,
    councillorVote: away,
    councillorVotesByKey: away,
    decisions: away,
    federalDecisions: away,
    councilDecisions: away,
    finalVotes: away,
    affair: away,
    articles: away,
    article: away,
  }
}
