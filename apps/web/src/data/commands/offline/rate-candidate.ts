import type { Match, MatchType } from '@plenara/contract'
import { rateCandidate as withRating } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'

export interface RateInput {
  readonly eid: number
  readonly candidateId: number
  readonly type: MatchType
}

/** Rates somebody or takes the rating back; who has a rank keeps it [MATCH-8]. */
export const rateCandidate = defineCommand<RateInput, Match[]>({
  kind: 'rateCandidate',
  scope: 'ratings',
  apply: {
    getMatches: (matches, { candidateId, type }) => withRating(matches, candidateId, type),
  },
  confirm: { getMatches: (_, matches) => matches },
  send: ({ eid, candidateId, type }, { client, userId: id }) => client.setMatch({ params: { id, eid, candidateId }, body: { type } }),
  offline: { describe: ({ candidateId }, names) => ({ what: 'rating', values: { name: names.candidate(candidateId) } }) },
})
