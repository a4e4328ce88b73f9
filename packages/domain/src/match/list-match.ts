import type { CandidateCard, List, ListMatch, MatchPercent, MeanMatch } from '@plenara/contract'

/** The match percents of an election by candidate. */
export type PercentById = ReadonlyMap<number, Pick<MatchPercent, 'value'>>

/** The match of a party over its candidates. */
export interface PartyMatch extends MeanMatch {
  readonly partyId: number
}

/**
 * The mean of the known percents of these candidates, each counted as often as it occurs. It is computed from the displayed tenths and rounded half
 * up to a tenth, so that readers can check it. Candidates without a percent neither raise nor lower it; `known` of `total` is how many counted.
 */
export function meanMatch(candidateIds: readonly number[], percentById: PercentById): MeanMatch {
  let tenths = 0
  let counted = 0
  for (const id of candidateIds) {
    const value = percentById.get(id)?.value ?? null
    if (value === null) continue
    tenths += Math.round(10 * value)
    counted++
  }
  const value = counted === 0 ? null : Math.floor((2 * tenths + counted) / (2 * counted)) / 10
  return { value, known: counted, total: candidateIds.length }
}

/** The match of a list: the mean over its lines, a cumulated name twice (smartvote's recommendation of lists). Empty lines are not counted. */
export function listMatch({ id, candidates }: Pick<List, 'id' | 'candidates'>, percentById: PercentById): ListMatch {
  const ids = candidates.map((line) => line.id)
  return { listId: id, ...meanMatch(ids, percentById) }
}

/** The match of every party that has candidates: the mean over them, each counted once. Parties are in order of first appearance. */
export function partyMatches(candidates: readonly Pick<CandidateCard, 'id' | 'partyId'>[], percentById: PercentById): PartyMatch[] {
  const idsByParty = new Map<number, number[]>()
  for (const { id, partyId } of candidates) {
    if (partyId === null) continue
    const ids = idsByParty.get(partyId) ?? []
    ids.push(id)
    idsByParty.set(partyId, ids)
  }
  return [...idsByParty].map(([partyId, ids]) => ({ partyId, ...meanMatch(ids, percentById) }))
}
