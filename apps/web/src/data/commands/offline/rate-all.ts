import type { Match } from '@plenara/contract'
import { rateAll as withAllRated } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'

export interface RateAllInput {
  readonly eid: number
  /** In the order in which they are liked. */
  readonly candidateIds: readonly number[]
}

/** Likes those of these who are not rated yet [MATCH-8]. */
export const rateAll = defineCommand<RateAllInput, Match[]>({
  kind: 'rateAll',
  scope: 'ratings',
  apply: { getMatches: (matches, { candidateIds }) => withAllRated(matches, candidateIds) },
  confirm: { getMatches: (_, matches) => matches },
  send: ({ eid, candidateIds }, { client, userId: id }) =>
    client.matchAll({ params: { id, eid }, body: { type: 'like', candidateIds: [...candidateIds] } }),
  offline: { describe: () => ({ what: 'ratings' }) },
})
