import type { CandidateCard, List } from '@plenara/contract'
import { headingIdOf } from '@plenara/domain/lists'

/** A candidate of a followed list. */
export interface TeamMember {
  readonly person: CandidateCard
  /** The number of lines with the name. */
  readonly lines: number
  /** The candidate belongs to another list than that of the heading, which gets the vote (BPR Art. 39). */
  readonly isPanachage: boolean
}

/** The candidates on a list, each once, in the order of their first lines. */
export function teamMembers(
  list: Pick<List, 'candidates' | 'officialListId' | 'headingId'>,
  people: ReadonlyMap<number, CandidateCard>,
): TeamMember[] {
  const lines = new Map<number, number>()
  const headingId = headingIdOf(list)
  for (const { id } of list.candidates) lines.set(id, (lines.get(id) ?? 0) + 1)
  return [...lines].flatMap(([id, count]) => {
    const person = people.get(id)
    if (!person) return []
    const isPanachage = headingId !== null && person.listId !== null && person.listId !== headingId
    return [{ person, lines: count, isPanachage }]
  })
}
