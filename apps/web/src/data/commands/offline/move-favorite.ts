import type { Match } from '@plenara/contract'
import { moveToRank } from '@plenara/domain/people'
import { defineCommand } from '../command.ts'
import { type Neighbours, rankBetween } from './neighbours.ts'

/** A favourite moved between two others. */
export interface MoveInput extends Neighbours {
  readonly eid: number
}

/** Moves a favourite; the rank follows from the ratings as they are when it is sent, and who stands there already is not moved. */
export const moveFavorite = defineCommand<MoveInput, Match[]>({
  kind: 'moveFavorite',
  scope: 'ratings',
  apply: {
    getMatches: (matches, input) => moveToRank(matches, input.candidateId, rankBetween(matches, input)),
  },
  confirm: { getMatches: (_, matches) => matches },
  send: async (input, { client, userId: id, current }) => {
    const { eid, candidateId } = input
    const matches = await current('getMatches', { params: { id, eid } })
    const rank = rankBetween(matches, input)
    if (matches.find((match) => match.candidateId === candidateId)?.rank === rank) return matches
    return client.setMatch({ params: { id, eid, candidateId }, body: { rank } })
  },
  offline: { describe: ({ candidateId }, names) => ({ what: 'rating', values: { name: names.candidate(candidateId) } }) },
})
