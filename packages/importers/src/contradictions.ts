import type { ElectionResultRecord } from '@plenara/contract'
import { type CountedBallot, countsByList } from './recount.ts'

/**
 * Where a count contradicts itself (BPR Art. 39): candidate votes and additional votes are the party votes; party votes and lost
 * lines are the lines of the valid ballots; the elected of a list are its seats, together the seats of the election, without those for which
 * the lot is still to be drawn. What a source does not tell is not checked.
 */
export function contradictionsOf({ election, candidates, result }: Omit<CountedBallot, 'lists'>): string[] {
  if (!result) return []
  const byList = countsByList(candidates, result)
  const lists = result.lists.flatMap((list) => {
    const listCandidates = byList.get(list.listKey) ?? []
    return [...voteContradictions(list, listCandidates), ...seatContradictions(list, listCandidates, result.final)]
  })
  return [...lists, ...lineContradictions(result, election.lines), ...totalContradictions(result, election.seats)]
}

type ListCount = ElectionResultRecord['lists'][number]
type CandidateCount = ElectionResultRecord['candidates'][number]

function voteContradictions({ listKey, votes, additionalVotes }: ListCount, listCandidates: readonly CandidateCount[]): string[] {
  const ofCandidates = sumOf(listCandidates.map((one) => one.votes))
  if (votes === null || ofCandidates === null) return []
  if (typeof additionalVotes === 'number') {
    if (ofCandidates + additionalVotes === votes) return []
    return [`list ${listKey}: ${ofCandidates} candidate votes and ${additionalVotes} additional votes are not ${votes} party votes`]
  }
  return ofCandidates > votes ? [`list ${listKey}: ${ofCandidates} candidate votes are more than ${votes} party votes`] : []
}

function seatContradictions({ listKey, seats }: ListCount, listCandidates: readonly CandidateCount[], isFinal: boolean): string[] {
  const elected = listCandidates.filter((one) => one.elected).length
  if (seats === null || !isFinal || elected === Math.min(seats, listCandidates.length)) return []
  if (elected < seats && listCandidates.some(({ drawPending }) => drawPending)) return []
  return [`list ${listKey}: ${elected} elected candidates for ${seats} seats`]
}

function lineContradictions({ lists, ballots }: ElectionResultRecord, lines: number): string[] {
  const given = sumOf(lists.map(({ votes }) => votes))
  if (!ballots || ballots.lostLines === null || given === null || lists.length === 0) return []
  const all = ballots.valid * lines
  if (given + ballots.lostLines === all) return []
  return [`${given} party votes and ${ballots.lostLines} lost lines are not the ${all} lines of ${ballots.valid} valid ballots`]
}

function totalContradictions({ lists, final }: ElectionResultRecord, seats: number): string[] {
  const won = sumOf(lists.map((list) => list.seats))
  if (won !== null && won < seats && lists.some(({ drawPending }) => drawPending)) return []
  return final && won !== null && lists.length > 0 && won !== seats ? [`the lists have ${won} seats of ${seats}`] : []
}

function sumOf(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce<number | null>((total, number) => (total === null || number === null ? null : total + number), 0)
}
