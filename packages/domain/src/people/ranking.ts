import type { Match, MatchType } from '@plenara/contract'
import { DomainError } from '../domain-error.ts'

type Ranked = Match & { readonly type: 'like' | 'love' }

function isRanked(match: Match): match is Ranked {
  return match.type === 'like' || match.type === 'love'
}

function rankedInOrder(matches: readonly Match[]): Ranked[] {
  return matches.filter(isRanked).sort((a, b) => (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY))
}

function dislikedOf(matches: readonly Match[]): Match[] {
  return matches.filter((match) => match.type === 'dislike')
}

/** Assigns ranks 1 to n by order. */
function assemble(ranked: readonly Ranked[], disliked: readonly Match[]): Match[] {
  return [
    ...ranked.map((match, index) => ({ candidateId: match.candidateId, type: match.type, rank: index + 1 })),
    ...disliked.map((match) => ({ candidateId: match.candidateId, type: match.type, rank: null })),
  ]
}

/**
 * Rates a candidate (specification section 4, "Match type when rating a candidate"). A ranked candidate keeps its rank, a new love takes
 * rank 1, any other new favourite the rank after the last; dislike and none free the rank and close the gap.
 * @returns all rated candidates: the ranked ones in the order of their ranks, then the disliked ones
 */
export function rateCandidate(matches: readonly Match[], candidateId: number, type: MatchType): Match[] {
  const ranked = rankedInOrder(matches)
  const others = ranked.filter((match) => match.candidateId !== candidateId)
  const disliked = dislikedOf(matches)
  const otherDisliked = disliked.filter((match) => match.candidateId !== candidateId)
  if (type === 'none') return assemble(others, otherDisliked)
  if (type === 'dislike') {
    const isNew = otherDisliked.length === disliked.length
    return assemble(others, isNew ? [...disliked, { candidateId, type, rank: null }] : disliked)
  }
  const rated = { candidateId, type, rank: null }
  if (others.length < ranked.length) {
    return assemble(
      ranked.map((match) => (match.candidateId === candidateId ? rated : match)),
      otherDisliked,
    )
  }
  return assemble(type === 'love' ? [rated, ...others] : [...others, rated], otherDisliked)
}

/**
 * Moves a favourite to another rank; the ones between shift by one. A rank below 1 or above the last counts as the first or the last.
 * @throws DomainError `not_ranked` if the candidate is neither liked nor loved
 */
export function moveToRank(matches: readonly Match[], candidateId: number, rank: number): Match[] {
  const ranked = rankedInOrder(matches)
  const moved = ranked.find((match) => match.candidateId === candidateId)
  if (!moved) throw new DomainError('not_ranked')
  const others = ranked.filter((match) => match !== moved)
  const index = Math.min(Math.max(rank, 1), ranked.length) - 1
  return assemble(others.toSpliced(index, 0, moved), dislikedOf(matches))
}

/** Likes every candidate that has no rating yet, in the given order after the existing ranks. Dislikes stay. */
export function rateAll(matches: readonly Match[], candidateIds: readonly number[]): Match[] {
  const { available } = groupCandidates(matches, candidateIds)
  const liked = available.map((candidateId) => ({ candidateId, type: 'like', rank: null }) as const)
  return assemble([...rankedInOrder(matches), ...liked], dislikedOf(matches))
}

/** Takes the ratings of these candidates back; the ranks of the others close up. */
export function clearRatings(matches: readonly Match[], candidateIds: readonly number[]): Match[] {
  const cleared = new Set(candidateIds)
  const isLeft = ({ candidateId }: Match) => !cleared.has(candidateId)
  return assemble(rankedInOrder(matches).filter(isLeft), dislikedOf(matches).filter(isLeft))
}

/** Appends other ratings; their favourites rank after the existing ones. */
export function ratingsBehind(matches: readonly Match[], others: readonly Match[]): readonly Match[] {
  if (others.length === 0) return matches
  return assemble([...rankedInOrder(matches), ...rankedInOrder(others)], [...dislikedOf(matches), ...dislikedOf(others)])
}

/** Gives the named favourites the first ranks, in this order; the others follow in their order. Candidates who are no favourites are ignored. */
export function orderFavorites(matches: readonly Match[], candidateIds: readonly number[]): Match[] {
  const place = new Map([...new Set(candidateIds)].map((id, index) => [id, index]))
  const placeOf = ({ candidateId }: Match) => place.get(candidateId) ?? place.size
  return assemble(
    rankedInOrder(matches).sort((a, b) => placeOf(a) - placeOf(b)),
    dislikedOf(matches),
  )
}

/** The favourites with loved before liked, the better match first within each; ties keep their order. */
export function favoritesByPercent(matches: readonly Match[], percents: ReadonlyMap<number, { readonly value: number | null }>): number[] {
  const percentOf = ({ candidateId }: Match) => percents.get(candidateId)?.value ?? -1
  return rankedInOrder(matches)
    .sort((a, b) => Number(b.type === 'love') - Number(a.type === 'love') || percentOf(b) - percentOf(a))
    .map(({ candidateId }) => candidateId)
}

export interface CandidateGroups {
  /** Without a rating, in the given order. */
  readonly available: number[]
  readonly disliked: number[]
  /** Liked or loved, by rank. */
  readonly matched: number[]
}

/** Groups the candidates of an election by their rating; ratings of other candidates are ignored. */
export function groupCandidates(matches: readonly Match[], candidateIds: readonly number[]): CandidateGroups {
  const ofElection = new Set(candidateIds)
  const idsOf = (group: readonly Match[]) => group.map((match) => match.candidateId).filter((id) => ofElection.has(id))
  const disliked = idsOf(dislikedOf(matches))
  const matched = idsOf(rankedInOrder(matches))
  const rated = new Set([...disliked, ...matched])
  return { available: [...ofElection].filter((id) => !rated.has(id)), disliked, matched }
}
