import type { ElectionEntry, List, ListCandidate, NewList } from '@plenara/contract'
import { DomainError, type FieldError } from '../domain-error.ts'

/** What an election allows on a list (data of the election, BPR Art. 22, 35, 38 for the National Council). */
export interface ListRules {
  /** Lines of the ballot = seats. */
  readonly lines: number
  /** How often a candidate may appear on it. */
  readonly maxRepetitions: number
  /** The candidates of this ballot. */
  readonly eligibleIds: Iterable<number>
  /** Former candidates: they may stay on a list that names them already. */
  readonly formerIds?: Iterable<number>
}

/** The lines in the order of their positions, numbered from 1 without gaps; equal positions keep their order. */
export function renumberPositions(candidates: readonly ListCandidate[]): ListCandidate[] {
  return candidates.toSorted((a, b) => a.pos - b.pos).map(({ id }, index) => ({ id, pos: index + 1 }))
}

/** How often a candidate appears on a list. */
export function repetitionsOf(candidates: readonly ListCandidate[], candidateId: number): number {
  return candidates.filter(({ id }) => id === candidateId).length
}

/**
 * Checks the lines of a list against the rules of its election.
 * @throws DomainError `candidate_not_eligible`, `too_many_repetitions` or `too_many_lines` (the first broken rule in this order), with the
 * paths `candidates.<index>` of the lines at fault
 */
export function checkListCandidates(candidates: readonly ListCandidate[], rules: ListRules): void {
  const eligible = new Set([...rules.eligibleIds, ...(rules.formerIds ?? [])])
  const strangers = errorsWhere(candidates, 'candidate_not_eligible', ({ id }) => !eligible.has(id))
  if (strangers.length > 0) throw new DomainError('candidate_not_eligible', strangers)
  const repetitions = new Map<number, number>()
  const repeated = errorsWhere(candidates, 'too_many_repetitions', ({ id }) => {
    const count = (repetitions.get(id) ?? 0) + 1
    repetitions.set(id, count)
    return count > rules.maxRepetitions
  })
  if (repeated.length > 0) throw new DomainError('too_many_repetitions', repeated)
  const surplus = errorsWhere(candidates, 'too_many_lines', (_, index) => index >= rules.lines)
  if (surplus.length > 0) throw new DomainError('too_many_lines', surplus)
}

function errorsWhere(
  candidates: readonly ListCandidate[],
  code: FieldError['code'],
  isBroken: (candidate: ListCandidate, index: number) => boolean,
): FieldError[] {
  return candidates.flatMap((candidate, index) => (isBroken(candidate, index) ? [{ path: `candidates.${index}`, code }] : []))
}

/** Writes a candidate on the first free line. Throws as `checkListCandidates`. */
export function addCandidate(candidates: readonly ListCandidate[], candidateId: number, rules: ListRules): ListCandidate[] {
  const lines = renumberPositions(candidates)
  const added = [...lines, { id: candidateId, pos: lines.length + 1 }]
  checkListCandidates(added, rules)
  return added
}

/** Writes candidates on the free lines in this order, each once, skipping those who are already on the list or not eligible. */
export function fillLines(candidates: readonly ListCandidate[], candidateIds: readonly number[], rules: ListRules): ListCandidate[] {
  const eligible = new Set(rules.eligibleIds)
  const lines = renumberPositions(candidates)
  const named = new Set(lines.map(({ id }) => id))
  const added = [...new Set(candidateIds)]
    .filter((id) => eligible.has(id) && !named.has(id))
    .slice(0, Math.max(0, rules.lines - lines.length))
  return [...lines, ...added.map((id, index) => ({ id, pos: lines.length + index + 1 }))]
}

/** Removes the line at a position; the following ones move up. */
export function removeLine(candidates: readonly ListCandidate[], pos: number): ListCandidate[] {
  return renumberPositions(renumberPositions(candidates).filter((line) => line.pos !== pos))
}

/** Moves a line to another position; the ones between shift by one. A target outside the list counts as its first or last line. */
export function moveLine(candidates: readonly ListCandidate[], from: number, to: number): ListCandidate[] {
  const lines = renumberPositions(candidates)
  const moved = lines[from - 1]
  if (!moved) return lines
  const index = Math.min(Math.max(to, 1), lines.length) - 1
  return lines
    .toSpliced(from - 1, 1)
    .toSpliced(index, 0, moved)
    .map(({ id }, at) => ({ id, pos: at + 1 }))
}

/** `official` as printed, `adapted` an edited copy of one, `custom` made by the voter. */
export function kindOfList(list: Pick<List, 'adapted'>): 'official' | 'adapted' | 'custom' {
  if (list.adapted === null) return 'official'
  return list.adapted ? 'adapted' : 'custom'
}

/** The official list whose designation stands in the heading; null if there is none or the printed one is struck (BPR Art. 35(2)). */
export function headingIdOf({ officialListId, headingId }: Pick<List, 'officialListId' | 'headingId'>): number | null {
  return headingId === undefined ? officialListId : headingId
}

/** The heading as it is stored: only where it differs from the official list. */
export function changedHeading(list: Pick<List, 'officialListId' | 'headingId'>): Pick<List, 'headingId'> {
  const headingId = headingIdOf(list)
  return headingId === list.officialListId ? {} : { headingId }
}

/** A new list with the same lines: an adapted one of an official or adapted list, a custom one of a custom list. */
export function copyOf(list: Pick<List, 'id' | 'name' | 'adapted' | 'officialListId' | 'headingId' | 'candidates'>): NewList {
  const kind = kindOfList(list)
  return {
    name: list.name,
    adapted: kind !== 'custom',
    officialListId: kind === 'official' ? list.id : list.officialListId,
    ...changedHeading(list),
    candidates: renumberPositions(list.candidates),
  }
}

/** The most recently updated list, of several updated at once the one created last; null if there is none. */
export function lastUpdatedList<T extends Pick<List, 'id' | 'updated'>>(lists: readonly T[]): T | null {
  const [last] = lists.toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated) || b.id - a.id)
  return last ?? null
}

/** Whether a list of this election may still be followed or unfollowed; without a deadline it always may. */
export function isFollowingOpen(election: Pick<ElectionEntry, 'followUntil'>, now: Date): boolean {
  return election.followUntil === null || now.getTime() <= Date.parse(election.followUntil)
}
