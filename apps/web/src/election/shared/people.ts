import type { CandidateCard, Election, Match, MatchPercent } from '@plenara/contract'
import { shuffleCandidates } from '@plenara/domain/people'
import { useMemo } from 'react'
import { useMatches } from '../../data/commands/ratings.ts'
import { useCandidateCards, usePartiesById, usePercentsById } from '../../data/queries/candidates.ts'
import { useSeed } from '../../data/queries/voter-seed.ts'
import { type Person, personOf } from '../../shared/person/person.ts'
import { followsRatings, orderOf } from './match-order.ts'
import type { MatchSettings } from './match-settings.ts'

const NO_CARDS: readonly CandidateCard[] = []
const NO_MATCHES: readonly Match[] = []

/** The candidates of an election, with the facts of the deck, and the user's ratings. */
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

/** The people that pass the filters, in order. A rating sorts again only if the order depends on it. */
export function useOrder({ people, cards, percents, matches, year, electionId }: OrderFacts, { filter, sort }: MatchSettings) {
  const seed = `${useSeed()}/${electionId}`
  const relevant = followsRatings(filter, sort) ? matches : NO_MATCHES
  const shuffled = useMemo(() => shuffleCandidates(cards, seed), [cards, seed])
  const peopleOf = useMemo(() => peopleOfCards(people), [people])
  const facts = useMemo(() => ({ shuffled, matches: relevant, percents, year }), [shuffled, relevant, percents, year])
  return useMemo(() => peopleOf(orderOf({ ...facts, filter, sort })), [peopleOf, facts, filter, sort])
}

/** Maps cards to people; the result is cached by the array of cards. */
function peopleOfCards(people: readonly Person[]): (cards: readonly CandidateCard[]) => readonly Person[] {
  const byCard = new Map(people.map((person) => [person.card, person]))
  const peopleByCards = new WeakMap<readonly CandidateCard[], readonly Person[]>()
  return (cards) => {
    const found = peopleByCards.get(cards) ?? cards.flatMap((card) => byCard.get(card) ?? [])
    peopleByCards.set(cards, found)
    return found
  }
}
