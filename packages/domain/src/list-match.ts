import type { CandidateCard, List, ListMatch, MatchPercent, MeanMatch } from '@plenara/contract'

/** The match percents of an election by candidate. */
export type PercentById = ReadonlyMap<number, Pick<MatchPercent, 'value'>>

/** The match of a party over its candidates. */
export interface PartyMatch extends MeanMatch {
  readonly partyId: number
}

/**
 * The mean of the percents of these candidates that are known, as often as each stands here, from the tenths that are shown and rounded to a
 * tenth, halves up; so that anybody can check it. Who has no percent neither raises nor lowers it and is told by `known` of `total`.
 */
export function meanMatch(candidateIds: readonly number[], percentById: PercentById): MeanMatch {
  let tenths = 0
  let known = 0
  for (const id of candidateIds) {
    const value = percentById.get(id)?.value ?? null
    if (value === null) continue
    tenths += Math.round(10 * value)
    known++
  }
  const value = known === 0 ? null : Math.floor((2 * tenths + known) / (2 * known)) / 10
  return { value, known, total: candidateIds.length }
}

/** The match of a list: the mean over its lines, a cumulated name twice (smartvote's recommendation of lists). Empty lines are not counted. */
export function listMatch({ id, candidates }: Pick<List, 'id' | 'candidates'>, percentById: PercentById): ListMatch {
  const ids = candidates.map((line) => line.id)
  return { listId: id, ...meanMatch(ids, percentById) }
}

/** The match of every party that has candidates: the mean over them, each once. In the order in which the parties first appear. */
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
