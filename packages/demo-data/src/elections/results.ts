import type { BallotCountsRecord, ElectionResultRecord } from '@plenara/contract'
import { hagenbachBischoff, type ListResult, type SeatDistribution, sainteLague } from '@plenara/domain'
import { groupBy } from '../group-by.ts'
import type { Person } from '../people/person.ts'
import { createRandom, type Random } from '../random.ts'
import type { Ballot } from './ballot.ts'

type CandidateVotes = { readonly candidateKey: string; readonly votes: number }

/** The ballot with a fictional final result: seats by the election's own rule, inside a list by votes. */
export function withResult(ballot: Ballot, poll: { readonly seed: string; readonly voters: number }): Ballot {
  const { election, lists } = ballot.bundle
  const random = createRandom(`${poll.seed}/result/${election.key}`)
  const total = [...ballot.strengths.values()].reduce((sum, strength) => sum + strength, 0)
  const counted = lists.map((list): ListResult => {
    const share = (ballot.strengths.get(list.key) ?? 0) / total
    return { ...list, candidates: [], votes: Math.round(share * poll.voters * election.lines * (0.92 + random.next() * 0.16)) }
  })
  const distribute = election.seatMethod === 'sainte-lague' ? sainteLague : hagenbachBischoff
  const seats = drawn(distribute(counted, election.seats))
  const votes = new Map(
    lists.map((list) => {
      const listVotes = counted.find((entry) => entry.key === list.key)?.votes ?? 0
      return [list.key, candidateVotes(random, list.candidateKeys, { listVotes, lines: election.lines })]
    }),
  )
  const given = (key: string) => (votes.get(key) ?? []).reduce((sum, one) => sum + one.votes, 0)
  const elected = new Set(lists.flatMap((list) => firstKeys(votes.get(list.key) ?? [], seats.get(list.key) ?? 0)))
  const result: ElectionResultRecord = {
    final: true,
    source: 'Plenara demo',
    asOf: `${election.electionDate}T16:42:00.000Z`,
    candidates: [...votes.values()].flat().map((entry) => ({ ...entry, elected: elected.has(entry.candidateKey) })),
    lists: counted.map(({ key, votes: listVotes }) => {
      const additionalVotes = election.lines > 1 ? listVotes - given(key) : null
      return { listKey: key, votes: listVotes, additionalVotes, seats: seats.get(key) ?? 0 }
    }),
    ballots: ballotsOf(counted, election.lines),
  }
  return { ...ballot, bundle: { ...ballot.bundle, result } }
}

/** Some more ballots than the votes need, about one in a hundred invalid, and a turnout of somewhat less than a half. */
function ballotsOf(lists: readonly ListResult[], lines: number): BallotCountsRecord {
  const votes = lists.reduce((sum, list) => sum + list.votes, 0)
  const valid = Math.ceil((votes / lines) * 1.004)
  const [blank, invalid] = [Math.round(valid * 0.003), Math.round(valid * 0.011)]
  const received = valid + blank + invalid
  return { eligible: Math.round(received / 0.466), received, blank, invalid, valid, lostLines: valid * lines - votes }
}

/** The lot of the fictional elections falls on the first lists. */
function drawn({ seats, ties }: SeatDistribution): ReadonlyMap<string, number> {
  const winners = new Set(ties.flatMap((tie) => tie.listKeys.slice(0, tie.seats)))
  return new Map([...seats].map(([key, won]) => [key, won + (winners.has(key) ? 1 : 0)]))
}

/** Votes per candidate; together less than the votes of the list, the rest are additional votes of empty lines (BPR Art. 39). */
function candidateVotes(random: Random, keys: readonly string[], list: { listVotes: number; lines: number }): CandidateVotes[] {
  const perLine = (list.listVotes / list.lines) * 0.82
  const byKey = new Map<string, number>()
  for (const [position, key] of keys.entries()) {
    const bonus = position === 0 ? 1.16 : 1 - position / (keys.length * 8)
    byKey.set(key, (byKey.get(key) ?? 0) + Math.floor(perLine * bonus * (0.85 + random.next() * 0.2)))
  }
  return [...byKey].map(([candidateKey, votes]) => ({ candidateKey, votes }))
}

function firstKeys(votes: readonly CandidateVotes[], seats: number): string[] {
  return votes
    .toSorted((a, b) => b.votes - a.votes)
    .slice(0, seats)
    .map((entry) => entry.candidateKey)
}

/** The people who won a seat, by party key; the next election finds them as sitting members. */
export function electedByParty(ballot: Ballot): ReadonlyMap<string, readonly Person[]> {
  const elected = new Set(ballot.bundle.result?.candidates.filter((entry) => entry.elected).map((entry) => entry.candidateKey))
  const winners = ballot.drafts.filter((draft) => elected.has(draft.record.key))
  const groups = groupBy(winners, (draft) => draft.record.partyKey ?? '')
  return new Map([...groups].map(([party, drafts]) => [party, drafts.map((draft) => draft.person)]))
}
