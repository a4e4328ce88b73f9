import type { OpenSeatReason } from '@plenara/contract'

interface CountedList {
  readonly key: string | number
  /** Null where the source does not contain it. */
  readonly seats: number | null
  readonly drawPending?: boolean | undefined
}

interface CountedPerson {
  readonly listKey: string | number | null
  readonly votes: number | null
  readonly elected: boolean
  readonly drawPending?: boolean | undefined
  /** Withdrew, died or was annulled. */
  readonly isGone?: boolean | undefined
}

/** The parts of a result that decide which of its seats are open. */
export interface SeatCount {
  readonly seats: number
  /** The votes that elect in a first round of a majority election; null where the source does not contain them. */
  readonly absoluteMajority: number | null
  readonly lists: readonly CountedList[]
  readonly candidates: readonly CountedPerson[]
}

export interface OpenSeats {
  readonly open: number
  /** The number of seats by reason, without reasons of zero seats. */
  readonly reasons: readonly { readonly reason: OpenSeatReason; readonly seats: number }[]
  /** Seats for which the result gives no reason. */
  readonly unexplained: number
}

/**
 * The open seats with their reasons: the lot is still to be drawn (BPR Art. 41, 43), a list has fewer candidates than seats (BPR Art. 44, 56), an elected
 * person no longer stands, or nobody else has the votes that a first round requires. A list that names no candidate gives no reason.
 */
export function openSeatsOf(count: SeatCount): OpenSeats {
  const open = Math.max(0, count.seats - count.candidates.filter(({ elected }) => elected).length)
  const found = count.lists.length > 0 ? reasonsOfLists(count) : reasonsOfMajority(count, open)
  const reasons = new Map<OpenSeatReason, number>()
  let unexplained = open
  for (const { reason, seats } of found) {
    const taken = Math.min(seats, unexplained)
    unexplained -= taken
    if (taken > 0) reasons.set(reason, (reasons.get(reason) ?? 0) + taken)
  }
  return { open, reasons: [...reasons].map(([reason, seats]) => ({ reason, seats })), unexplained }
}

interface Reason {
  readonly reason: OpenSeatReason
  readonly seats: number
}

/** The reasons of each list by the seats that it won, then those of seats that no list has won yet. */
function reasonsOfLists({ seats, lists, candidates }: SeatCount): Reason[] {
  const won = lists.reduce<number | null>((sum, list) => (sum === null || list.seats === null ? null : sum + list.seats), 0)
  const drawn = lists.some(({ drawPending }) => drawPending) && won !== null ? seats - won : 0
  const ofLists = lists.flatMap(({ key, seats: ofList }) => {
    const people = candidates.filter(({ listKey }) => listKey === key)
    const left = (ofList ?? 0) - people.filter(({ elected }) => elected).length
    return left > 0 && people.length > 0 ? reasonsAmong(people, left, Math.max(0, (ofList ?? 0) - people.length)) : []
  })
  return [{ reason: 'lot', seats: Math.max(0, drawn) }, ...ofLists]
}

function reasonsOfMajority({ absoluteMajority, candidates }: SeatCount, open: number): Reason[] {
  const isReached = candidates.some(({ elected, votes }) => !elected && (votes === null || votes >= (absoluteMajority ?? 0)))
  const isSecondRound = absoluteMajority !== null && absoluteMajority > 0 && !isReached
  return [...reasonsAmong(candidates, open, 0), { reason: 'second-round', seats: isSecondRound ? open : 0 }]
}

/** At most `left` seats in all. */
function reasonsAmong(people: readonly CountedPerson[], left: number, vacant: number): Reason[] {
  const waiting = people.filter(({ elected }) => !elected)
  const byLot = Math.min(left, waiting.filter(({ drawPending }) => drawPending).length)
  const byVacancy = Math.min(left - byLot, vacant)
  const byGone = Math.min(left - byLot - byVacancy, waiting.filter(({ isGone }) => isGone).length)
  return [
    { reason: 'lot', seats: byLot },
    { reason: 'vacant-list', seats: byVacancy },
    { reason: 'gone', seats: byGone },
  ]
}
