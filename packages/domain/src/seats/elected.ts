import type { CandidateVotes } from './list-result.ts'

/** Who wins the seats of a list. */
export interface ElectedCandidates {
  /** By votes, most first; those whom only the lot can elect are not here. */
  readonly elected: readonly string[]
  /** Candidates with equal votes of whom the lot elects `seats` (BPR Art. 43); null if it is not needed. */
  readonly tie: { readonly candidateKeys: readonly string[]; readonly seats: number } | null
  /** The others as replacements in the order of their votes, those with equal votes grouped. */
  readonly replacements: readonly (readonly string[])[]
  /** Seats for which the list has no candidate: a supplementary election fills them (BPR Art. 44, 56). */
  readonly vacant: number
}

/**
 * The elected of a list by its seats: most candidate votes win (BPR Art. 43). With one list of all candidates it is a majority
 * election, where the most votes win (relative majority, BPR Art. 47).
 */
export function electedOf(candidates: readonly CandidateVotes[], seats: number): ElectedCandidates {
  const places = placesByVotes(candidates)
  const elected: string[] = []
  while (places[0] && elected.length + places[0].length <= seats) elected.push(...(places.shift() ?? []))
  const left = seats - elected.length
  const tied = left > 0 ? places.shift() : undefined
  return {
    elected,
    tie: tied ? { candidateKeys: tied, seats: left } : null,
    replacements: places,
    vacant: tied ? 0 : left,
  }
}

/** Candidates of equal votes share a place. */
function placesByVotes(candidates: readonly CandidateVotes[]): string[][] {
  const places = new Map<number, string[]>()
  for (const { key, votes } of candidates.toSorted((a, b) => b.votes - a.votes)) {
    const tied = places.get(votes)
    if (tied) tied.push(key)
    else places.set(votes, [key])
  }
  return [...places.values()]
}
