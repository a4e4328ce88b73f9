import type { Match } from '@plenara/contract'
import { orderFavorites as inOrder } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'

export interface OrderInput {
  readonly eid: number
  /** The favourites, the first rank first; who became one meanwhile follows. */
  readonly candidateIds: readonly number[]
}

/** Gives all favourites their ranks in one step. */
export const orderFavorites = defineCommand<OrderInput, Match[]>({
  kind: 'orderFavorites',
  scope: 'ratings',
  apply: { getMatches: (matches, { candidateIds }) => inOrder(matches, candidateIds) },
  confirm: { getMatches: (_, matches) => matches },
  send: ({ eid, candidateIds }, { client, userId: id }) =>
    client.matchAll({ params: { id, eid }, body: { type: 'order', candidateIds: [...candidateIds] } }),
  offline: { describe: () => ({ what: 'ratings' }) },
})
