import type { Match } from '@plenara/contract'
import { groupCandidates } from '@plenara/domain'
import { useMemo } from 'react'
import type { Category } from '../../lib/match-settings.ts'
import type { Person } from '../../lib/person.ts'

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
