import type { ElectionResult } from '@plenara/contract'

/**
 * `successor`: took over the seat of a person who left. `replacement`: among the next of a list with a seat. `open`: the count is not
 * over, so that nobody is "not elected" yet.
 */
export type Outcome = 'elected' | 'elected-by-lot' | 'replaced' | 'successor' | 'replacement' | 'not-elected' | 'open'

export interface MemberResult {
  readonly candidateId: number
  /** Null if the result does not contain them. */
  readonly votes: number | null
  readonly outcome: Outcome
  /** The place among the replacements of the list, from 1. */
  readonly place: number | null
  /** The successor of a replaced person, or the person whom a successor replaced. */
  readonly otherId: number | null
}

/** Places among the replacements beyond this are not meaningful. */
const LAST_PLACE = 3

const ORDER: readonly Outcome[] = ['elected', 'elected-by-lot', 'successor', 'replaced', 'replacement', 'open', 'not-elected']

type Result = Pick<ElectionResult, 'final'> & {
  readonly elected: readonly Pick<ElectionResult['elected'][number], 'candidateId' | 'votes' | 'byLot' | 'replacedById'>[]
  readonly lists: readonly Pick<ElectionResult['lists'][number], 'replacements'>[]
}

/** The outcomes of a list, each person once: the elected first, within each outcome most votes first. */
export function teamResult(candidates: readonly { readonly id: number }[], result: Result): MemberResult[] {
  const members = [...new Set(candidates.map(({ id }) => id))].map((id) => memberResult(id, result))
  return members.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || (b.votes ?? -1) - (a.votes ?? -1))
}

/** Whether the person holds a seat now. */
export function holdsSeat({ outcome }: Pick<MemberResult, 'outcome'>): boolean {
  return outcome === 'elected' || outcome === 'elected-by-lot' || outcome === 'successor'
}

/** The outcome of a candidate. */
export function memberResult(candidateId: number, result: Result): MemberResult {
  const elected = result.elected.find((entry) => entry.candidateId === candidateId)
  const before = result.elected.find((entry) => entry.replacedById === candidateId)
  const waiting = result.lists.flatMap(({ replacements }) => replacements).find((entry) => entry.candidateId === candidateId)
  const votes = elected?.votes ?? waiting?.votes ?? null
  const place = waiting && waiting.rank <= LAST_PLACE ? waiting.rank : null
  if (before) return { candidateId, votes, outcome: 'successor', place: null, otherId: before.candidateId }
  if (elected?.replacedById) return { candidateId, votes, outcome: 'replaced', place: null, otherId: elected.replacedById }
  if (elected) return { candidateId, votes, outcome: elected.byLot ? 'elected-by-lot' : 'elected', place: null, otherId: null }
  if (!result.final) return { candidateId, votes, outcome: 'open', place: null, otherId: null }
  return { candidateId, votes, outcome: place === null ? 'not-elected' : 'replacement', place, otherId: null }
}
