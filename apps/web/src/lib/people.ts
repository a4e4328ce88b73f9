import type { CandidateCard, Election, Match, MatchPercent } from '@plenara/contract'
import { shuffleCandidates } from '@plenara/domain'
import { useMemo } from 'react'
import { useCandidateCards, usePartiesById, usePercentsById } from './candidates.ts'
import { followsRatings, orderOf } from './match-order.ts'
import type { MatchSettings } from './match-settings.ts'
import { type Person, personOf } from './person.ts'
import { useMatches } from './ratings.ts'
import { useUserId } from './session.ts'

const NO_CARDS: readonly CandidateCard[] = []
const NO_MATCHES: readonly Match[] = []

/** Everybody who stands in an election, with what the deck says about them, and the user's ratings. */
export function usePeople(election: Election) {
  const candidates = useCandidateCards(election.id)
  const matches = useMatches(election.id)
  const parties = usePartiesById()
  const percents = usePercentsById(election.id)
  const cards = candidates.data ?? NO_CARDS
  const people = useMemo(
    () => cards.map((card) => personOf(card, { parties, percents, year: election.year })),
    [cards, parties, percents, election.year],
  )
  return {
    people,
    cards,
    percents,
    matches: matches.data ?? NO_MATCHES,
    isPending: candidates.isPending || matches.isPending,
    error: candidates.error ?? matches.error,
    retry: () => {
      void candidates.refetch()
      void matches.refetch()
    },
  }
}

export interface OrderFacts {
  readonly people: readonly Person[]
  readonly cards: readonly CandidateCard[]
  readonly percents: ReadonlyMap<number, MatchPercent>
  readonly matches: readonly Match[]
  readonly year: number
  readonly electionId: number
}

/** Who passes the filters, in order. A rating sorts anew only where the order depends on it. */
export function useOrder(
  { people, cards, percents, matches, year, electionId }: OrderFacts,
  { filter, sort }: MatchSettings,
): readonly Person[] {
  const seed = `${useUserId()}/${electionId}`
  const relevant = followsRatings(filter, sort) ? matches : NO_MATCHES
  const shuffled = useMemo(() => shuffleCandidates(cards, seed), [cards, seed])
  const byCard = useMemo(() => new Map(people.map((person) => [person.card, person])), [people])
  return useMemo(() => {
    const order = orderOf({ shuffled, filter, sort, matches: relevant, percents, year })
    return order.flatMap((card) => byCard.get(card) ?? [])
  }, [shuffled, byCard, percents, relevant, filter, sort, year])
}
