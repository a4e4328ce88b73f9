import type { CandidateCard, Election, Match, MatchPercent } from '@plenara/contract'
import { groupCandidates } from '@plenara/domain'
import { useMemo } from 'react'
import { useCandidateCards, usePartiesById, usePercentsById } from '../../lib/candidates.ts'
import { useMatches } from '../../lib/ratings.ts'
import { useUserId } from '../../lib/session.ts'
import { followsRatings, orderOf } from './match-order.ts'
import type { Category, MatchSettings } from './match-settings.ts'
import { type Person, personOf } from './person.ts'

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
  return useMemo(() => {
    const byId = new Map(people.map((person) => [person.id, person]))
    const order = orderOf({ cards, filter, sort, matches: relevant, percents: [...percents.values()], year, seed })
    return order.flatMap((card) => byId.get(card.id) ?? [])
  }, [people, cards, percents, relevant, filter, sort, year, seed])
}

/** The people of an order in the three groups [MATCH-7]. */
export function useGroups(order: readonly Person[], matches: readonly Match[]): Readonly<Record<Category, readonly Person[]>> {
  const byId = useMemo(() => new Map(order.map((person) => [person.id, person])), [order])
  const ids = useMemo(() => [...byId.keys()], [byId])
  return useMemo(() => {
    const peopleOf = (group: readonly number[]) => group.flatMap((id) => byId.get(id) ?? [])
    const { available, disliked, matched } = groupCandidates(matches, ids)
    return { available: peopleOf(available), disliked: peopleOf(disliked), matched: peopleOf(matched) }
  }, [byId, ids, matches])
}

/** Who of these people has no rating. */
export function unratedIds(people: readonly Person[], matches: readonly Match[]): number[] {
  const rated = new Set(matches.map(({ candidateId }) => candidateId))
  return people.flatMap(({ id }) => (rated.has(id) ? [] : [id]))
}
