import type { Match } from '@plenara/contract'
import { clearRatings } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'
import type { RateAllInput } from './rate-all.ts'

/** Takes the ratings of many back in one step. */
export const unrateAll = defineCommand<RateAllInput, Match[]>({
  kind: 'unrateAll',
  scope: 'ratings',
  apply: { getMatches: (matches, { candidateIds }) => clearRatings(matches, candidateIds) },
  confirm: { getMatches: (_, matches) => matches },
  send: ({ eid, candidateIds }, { client, userId: id }) =>
    client.matchAll({ params: { id, eid }, body: { type: 'none', candidateIds: [...candidateIds] } }),
  offline: { describe: () => ({ what: 'ratings' }) },
})
