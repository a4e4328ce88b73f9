import type { AffairHits, Hits, SessionVotes, SessionVotesFilter, VoteFilter } from '@plenara/api'
import { PAGE_SIZE, VOTES_AN_AFFAIR, type VoteSnapshot } from '@plenara/contract'

/** Whether a vote is what the filter asks for besides words, days and topics. */
export function hasTraits(vote: VoteSnapshot, { councilKey, canton, result, margin, areas }: VoteFilter): boolean {
  const councils = vote.isPeoples ? [] : [vote.record.councilKey]
  if (councilKey !== undefined && !councils.includes(councilKey)) return false
  if (canton && !(vote.isPeoples ? canton.code === 'CH' : councils.some((key) => key !== null && canton.councilKeys.includes(key))))
    return false
  const { hasMoreYes, apart } = sidesOf(vote)
  if (result && hasMoreYes !== (result === 'yes')) return false
  if (margin !== undefined && (apart === null || apart > margin)) return false
  return !areas || (vote.isPeoples && vote.record.topics.some((topic) => areas.includes(Number.parseInt(topic, 10))))
}

function sidesOf(vote: VoteSnapshot): { readonly hasMoreYes: boolean | null; readonly apart: number | null } {
  if (vote.isPeoples) {
    const percent = vote.record.result?.national.yesPercent ?? null
    return { hasMoreYes: vote.record.result?.accepted ?? null, apart: percent === null ? null : Math.abs(2 * percent - 100) }
  }
  const { yes = 0, no = 0 } = vote.counts ?? {}
  return { hasMoreYes: yes === no ? null : yes > no, apart: yes + no === 0 ? null : (100 * Math.abs(yes - no)) / (yes + no) }
}

/** @param votes newest first */
export function findVotesByAffair(
  votes: readonly VoteSnapshot[],
  fits: (vote: VoteSnapshot) => boolean,
  filter: VoteFilter,
): Hits<AffairHits> {
  const found = votes.filter((vote) => !vote.isPeoples && fits(vote))
  const affairs = new Map<string | number, VoteSnapshot[]>()
  for (const vote of filter.sort === 'oldest' ? found.toReversed() : found) {
    const key = vote.affairId ?? vote.record.key
    affairs.set(key, [...(affairs.get(key) ?? []), vote])
  }
  const page = [...affairs.values()].slice((filter.page - 1) * PAGE_SIZE, filter.page * PAGE_SIZE)
  return { items: page.map((all) => ({ votes: all.slice(0, VOTES_AN_AFFAIR), total: all.length })), total: affairs.size }
}

/** @param votes newest first */
export function sessionVotesOf(votes: readonly VoteSnapshot[], { from, until, councilKeys }: SessionVotesFilter): SessionVotes {
  const within = votes.filter(
    (vote) =>
      !vote.isPeoples && vote.record.date >= from && vote.record.date <= until && councilKeys.includes(vote.record.councilKey ?? ''),
  )
  const apartOf = (vote: VoteSnapshot) => sidesOf(vote).apart ?? Number.POSITIVE_INFINITY
  return {
    affairs: new Set(within.map(({ affairId }) => affairId)).size,
    ids: within.map(({ record }) => record.id),
    final: within.filter((vote) => !vote.isPeoples && vote.record.subject.de === 'Schlussabstimmung'),
    closest: within.toSorted((a, b) => apartOf(a) - apartOf(b)).slice(0, 5),
  }
}
