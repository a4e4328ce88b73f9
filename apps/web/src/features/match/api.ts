import type { Match } from '@plenara/contract'
import { groupCandidates } from '@plenara/domain'
import { useMemo } from 'react'
import type { Category } from '../../lib/match-settings.ts'
import type { Person } from '../../lib/person.ts'

/** The people of an order in the three groups [MATCH-7]. */
export function useGroups(order: readonly Person[], matches: readonly Match[]): Readonly<Record<Category, readonly Person[]>> {
  const rated = useMemo(() => new Set(matches.map(({ candidateId }) => candidateId)), [matches])
  return useMemo(() => {
    const withRating = new Map(order.flatMap((person) => (rated.has(person.id) ? [[person.id, person] as const] : [])))
    const peopleOf = (ids: readonly number[]) => ids.flatMap((id) => withRating.get(id) ?? [])
    const { disliked, matched } = groupCandidates(matches, [...withRating.keys()])
    return { available: order.filter(({ id }) => !rated.has(id)), disliked: peopleOf(disliked), matched: peopleOf(matched) }
  }, [order, rated, matches])
}

/** Who of these people has no rating. */
export function unratedIds(people: readonly Person[], matches: readonly Match[]): number[] {
  const rated = new Set(matches.map(({ candidateId }) => candidateId))
  return people.flatMap(({ id }) => (rated.has(id) ? [] : [id]))
}
