import type { Match } from '@plenara/contract'
import { groupCandidates } from '@plenara/domain/people'
import { useMemo } from 'react'
import type { Person } from '../../shared/person/person.ts'
import type { Category } from '../shared/match-settings.ts'

/** The people of an order in the three groups [MATCH-7]. */
export function useGroups(order: readonly Person[], matches: readonly Match[]): Readonly<Record<Category, readonly Person[]>> {
  const rated = useMemo(() => new Set(matches.map(({ candidateId }) => candidateId)), [matches])
  return useMemo(() => {
    const withRating = new Map<number, Person>()
    const available: Person[] = []
    for (const person of order) {
      if (rated.has(person.id)) withRating.set(person.id, person)
      else available.push(person)
    }
    const peopleOf = (ids: readonly number[]) => ids.flatMap((id) => withRating.get(id) ?? [])
    const { disliked, matched } = groupCandidates(matches, [...withRating.keys()])
    return { available, disliked: peopleOf(disliked), matched: peopleOf(matched) }
  }, [order, rated, matches])
}

/** The ids of the people without a rating. */
export function unratedIds(people: readonly Person[], matches: readonly Match[]): number[] {
  const rated = new Set(matches.map(({ candidateId }) => candidateId))
  return people.flatMap(({ id }) => (rated.has(id) ? [] : [id]))
}
