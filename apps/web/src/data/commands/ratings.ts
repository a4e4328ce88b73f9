import type { Match, MatchType } from '@plenara/contract'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { notifyManager, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTextId } from '../calls/error-text.ts'
import { queryClient, useCall } from '../calls/query-client.ts'
import { queryKey } from '../calls/query-key.ts'
import { useUserId } from '../session/session.ts'
import { moveFavorite } from './offline/move-favorite.ts'
import { neighboursAt } from './offline/neighbours.ts'
import { orderFavorites } from './offline/order-favorites.ts'
import { rateAll } from './offline/rate-all.ts'
import { rateCandidate } from './offline/rate-candidate.ts'
import { unrateAll } from './offline/unrate-all.ts'
import { runCommand } from './run-command.ts'

/** The ratings of the user in an election. */
export function useMatches(electionId: number): UseQueryResult<Match[]> {
  const id = useUserId()
  return useCall('getMatches', { params: { id, eid: electionId } }, electionId > 0)
}

export interface Ratings {
  readonly rate: (candidateId: number, type: MatchType) => void
  readonly moveTo: (candidateId: number, rank: number) => void
  /** Gives the favourites the ranks of this order. */
  readonly order: (candidateIds: readonly number[]) => void
  /** Likes those of these who are not rated yet [MATCH-8]. */
  readonly rateAll: (candidateIds: readonly number[]) => void
  /** Gives candidates the ratings back that they had before. */
  readonly restore: (candidateIds: readonly number[], before: readonly Match[]) => void
}

/** Ways to change the ratings of an election: shown at once, written one after another, taken back with a sentence where that fails. */
export function useRatings(electionId: number): Ratings {
  const id = useUserId()
  const t = useText()
  return useMemo(() => ratingsOf(id, electionId, (error) => showToast(t(errorTextId(error)))), [id, electionId, t])
}

function ratingsOf(id: number, eid: number, report: (error: unknown) => void): Ratings {
  const shown = () => queryClient.getQueryData<Match[]>(queryKey('getMatches', { params: { id, eid } })) ?? []
  const rate = (candidateId: number, type: MatchType) => void runCommand(rateCandidate, { eid, candidateId, type }).catch(report)
  const moveTo = (candidateId: number, rank: number) => {
    void runCommand(moveFavorite, { eid, ...neighboursAt(shown(), candidateId, rank) }).catch(report)
  }
  return {
    rate,
    moveTo,
    rateAll: (candidateIds) => void runCommand(rateAll, { eid, candidateIds }).catch(report),
    order: (candidateIds) => void runCommand(orderFavorites, { eid, candidateIds }).catch(report),
    restore: (candidateIds, before) =>
      notifyManager.batch(() => {
        const matchById = new Map(before.map((match) => [match.candidateId, match]))
        const unrated = candidateIds.filter((id) => !matchById.has(id))
        if (unrated.length > 0) void runCommand(unrateAll, { eid, candidateIds: unrated }).catch(report)
        for (const old of candidateIds.flatMap((id) => matchById.get(id) ?? [])) {
          // The type first, then the rank where there was one.
          rate(old.candidateId, old.type)
          if (old.rank) moveTo(old.candidateId, old.rank)
        }
      }),
  }
}
