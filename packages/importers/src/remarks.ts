import type { ElectionResultRecord } from '@plenara/contract'
import { type ElectedCandidates, electedOf, openSeatsOf } from '@plenara/domain'
import { type CountedBallot, countsByList, recountOf } from './recount.ts'

/**
 * What a final result leaves open: equal claims of lists and equal votes of candidates, between which only the lot decides (BPR Art. 41,
 * 43), and seats for which a list has no candidate (BPR Art. 44, 56). They are named, and whoever the source calls elected stays elected.
 */
export function remarksOf(bundles: readonly CountedBallot[]): string[] {
  const claims = recountOf(bundles).flatMap(({ electionKey, tiedListKeys }) => {
    const lists = tiedListKeys.join(', ')
    return lists ? [`${electionKey}: lists ${lists} have equal claim to a seat: only the lot decides`] : []
  })
  return [...claims, ...bundles.flatMap((bundle) => (bundle.lists.length > 0 ? remarksOfLists(bundle) : remarksOfMajority(bundle)))]
}

/** How many seats a final result leaves open without a reason that its source gives: such a result may be cut, or a part. */
export function unexplainedSeats({ election, candidates, result }: Omit<CountedBallot, 'lists'>): number {
  if (!result?.final) return 0
  const personByKey = new Map(candidates.map((one) => [one.key, one]))
  return openSeatsOf({
    seats: election.seats,
    absoluteMajority: result.ballots?.absoluteMajority ?? null,
    lists: result.lists.map(({ listKey, ...list }) => ({ key: listKey, ...list })),
    candidates: result.candidates.map(({ candidateKey, ...one }) => {
      const { listKey = null, isGone } = personByKey.get(candidateKey) ?? {}
      return { ...one, listKey, isGone }
    }),
  }).unexplained
}

/** Inside of each list, by the seats that it officially won. */
function remarksOfLists({ election, candidates, result }: CountedBallot): string[] {
  if (!result?.final) return []
  const byList = countsByList(candidates, result)
  return result.lists.flatMap(({ listKey, seats }) => {
    const listCandidates = byList.get(listKey) ?? []
    const vacant = Math.max(0, (seats ?? 0) - listCandidates.length)
    const tie = listCandidates.length > 0 && seats ? tieAmong(listCandidates, seats) : null
    return [
      ...(tie ? [`${election.key}: ${tieOf(tie)} on list ${listKey}: only the lot decides`] : []),
      ...(vacant > 0 && listCandidates.length > 0
        ? [`${election.key}: list ${listKey} has no candidate for ${seatsOf(vacant)}: vacant`]
        : []),
    ]
  })
}

/** A majority election without lists; one that elected nobody waits for its second round. */
function remarksOfMajority({ election, result }: CountedBallot): string[] {
  if (!result?.final || !result.candidates.some((one) => one.elected)) return []
  const tie = tieAmong(result.candidates, election.seats)
  return tie ? [`${election.key}: ${tieOf(tie)}: only the lot decides`] : []
}

/** Null where the votes of somebody are not known. */
function tieAmong(counts: ElectionResultRecord['candidates'], seats: number): ElectedCandidates['tie'] {
  const people = counts.flatMap(({ candidateKey, votes }) => (votes === null ? [] : [{ key: candidateKey, votes }]))
  return people.length === counts.length ? electedOf(people, seats).tie : null
}

function tieOf({ candidateKeys, seats }: { readonly candidateKeys: readonly string[]; readonly seats: number }): string {
  return `candidates ${candidateKeys.join(', ')} have equal votes for ${seatsOf(seats)}`
}

function seatsOf(count: number): string {
  return `${count} ${count === 1 ? 'seat' : 'seats'}`
}
