import type { ListCandidate } from '@plenara/contract'
import { changedLines } from '@plenara/domain/lists'

/** A line of the ballot, as on paper. */
export interface BallotLine {
  /** From 1. */
  readonly line: number
  /** The printed name that is struck; null without one. */
  readonly struckId: number | null
  /** The candidate who gets the vote of this line; null if it is empty. */
  readonly id: number | null
  /** The position of that name in the list; null if the line is empty. */
  readonly pos: number | null
  /** Written by hand, in contrast to printed. */
  readonly isWritten: boolean
}

export interface BallotInput {
  readonly candidates: readonly ListCandidate[]
  /** The printed ballot that is changed; null for an empty one. */
  readonly printed: { readonly candidates: readonly ListCandidate[] } | null
  /** How many lines the ballot has. */
  readonly lines: number
}

/** All lines of the ballot, the empty ones too. */
export function ballotLines({ candidates, printed, lines }: BallotInput): BallotLine[] {
  const left = candidates.toSorted((a, b) => a.pos - b.pos)
  const takePlace = (id: number | null) => {
    const index = left.findIndex((candidate) => candidate.id === id)
    return left.splice(index, index < 0 ? 0 : 1)[0]?.pos ?? null
  }
  const changed = changedLines(candidates, printed)
  const printedPlaces = new Map(changed.filter((line) => line.state === 'printed').map((line) => [line.line, takePlace(line.candidateId)]))
  const named = changed.map((line) => ({
    line: line.line,
    struckId: line.struckId,
    id: line.candidateId,
    pos: line.state === 'printed' ? (printedPlaces.get(line.line) ?? null) : takePlace(line.candidateId),
    isWritten: line.state === 'written',
  }))
  const empty = Array.from({ length: Math.max(0, lines - named.length) }, (_, index) => ({
    line: named.length + index + 1,
    struckId: null,
    id: null,
    pos: null,
    isWritten: false,
  }))
  return [...named, ...empty]
}

/** The line to which a written name moves: printed names keep their lines. Null at the end. */
export function neighbourOf(lines: readonly BallotLine[], line: BallotLine, by: 1 | -1): BallotLine | null {
  const written = lines.filter(({ isWritten }) => isWritten)
  return written[written.findIndex((other) => other.line === line.line) + by] ?? null
}
