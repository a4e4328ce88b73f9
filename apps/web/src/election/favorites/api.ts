import type { CandidateCard, Election, Match, MatchPercent, Party } from '@plenara/contract'
import { useMemo } from 'react'
import { useMatches } from '../../data/commands/ratings.ts'
import { useCandidateCards, usePartiesById, usePercentsById } from '../../data/queries/candidates.ts'

/** A liked or loved candidate with its rank. */
export interface Favorite {
  readonly id: number
  readonly rank: number
  readonly isLoved: boolean
  readonly card: CandidateCard
  readonly name: string
  readonly party: Party | undefined
  readonly percent: MatchPercent | undefined
}

const NO_MATCHES: readonly Match[] = []

/** The favourites of an election by rank, with the data of their rows. */
export function useFavorites({ id }: Election) {
  const candidates = useCandidateCards(id)
  const ratings = useMatches(id)
  const parties = usePartiesById()
  const percents = usePercentsById(id)
  const matches = ratings.data ?? NO_MATCHES
  const favorites = useMemo(() => {
    const cards = new Map(candidates.data?.map((card) => [card.id, card]))
    return favoritesOf({ matches, cards, parties, percents })
  }, [candidates.data, matches, parties, percents])
  return {
    favorites,
    matches,
    isPending: candidates.isPending || ratings.isPending,
    error: candidates.error ?? ratings.error,
    retry: () => {
      void candidates.refetch()
      void ratings.refetch()
    },
  }
}

interface FavoriteSources {
  readonly matches: readonly Match[]
  readonly cards: ReadonlyMap<number, CandidateCard>
  readonly parties: ReadonlyMap<number, Party>
  readonly percents: ReadonlyMap<number, MatchPercent>
}

function favoritesOf({ matches, cards, parties, percents }: FavoriteSources): Favorite[] {
  return matches
    .flatMap(({ candidateId: id, type, rank }) => {
      const card = cards.get(id)
      if (!card || rank === null) return []
      const party = card.partyId === null ? undefined : parties.get(card.partyId)
      return { id, rank, isLoved: type === 'love', card, name: `${card.firstName} ${card.lastName}`, party, percent: percents.get(id) }
    })
    .sort((a, b) => a.rank - b.rank)
}
