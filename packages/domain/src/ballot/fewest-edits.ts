import type { ListCandidate } from '@plenara/contract'
import { type ChangedLine, changedLines } from '../lists/list-changes.ts'
import { compareListNumbers } from '../lists/list-numbers.ts'
import type { BallotRules } from './ballot-rules.ts'

/** A list as a voter wants to cast it. */
export interface WantedList {
  readonly candidates: readonly ListCandidate[]
  /** The list to which empty lines go; null for none. */
  readonly headingId: number | null
}

/** A ballot as it is delivered with the name of an official list. */
export interface PrintedBallot {
  readonly id: number
  readonly number: string | null
  readonly candidates: readonly ListCandidate[]
}

/**
 * What the voter does with the heading: leaves the printed one or none (`keep`), strikes it, strikes it and writes another (`replace`), or
 * `write`s one on the empty ballot.
 */
export type HeadingEdit = 'keep' | 'strike' | 'replace' | 'write'

/** How one ballot becomes the wanted list by hand. */
export interface BallotEdits {
  /** The printed ballot that is taken; null for the empty one. */
  readonly printedId: number | null
  readonly heading: HeadingEdit
  /** The list whose designation is written; null if none is. */
  readonly headingId: number | null
  readonly lines: readonly ChangedLine[]
  readonly strikes: number
  readonly writes: number
  /** Strikes and written names, including those of the heading. */
  readonly total: number
}

const HEADING_STROKES: Readonly<Record<HeadingEdit, { readonly strikes: number; readonly writes: number }>> = {
  keep: { strikes: 0, writes: 0 },
  strike: { strikes: 1, writes: 0 },
  replace: { strikes: 1, writes: 1 },
  write: { strikes: 0, writes: 1 },
}

type EditRules = Pick<BallotRules, 'lines' | 'headingCountsEmptyLines'>

/**
 * What has to be struck and written on a printed ballot, or on the empty one (`printed` null), so that it gives the votes of the list. A printed
 * heading is changed only where it decides something: with empty lines that are to go to another list, or to none (BPR Art. 35(2), 37(1)). On the
 * empty ballot the wanted heading is always written.
 */
export function ballotEdits(wanted: WantedList, printed: PrintedBallot | null, rules: EditRules): BallotEdits {
  const lines = changedLines(wanted.candidates, printed)
  const heading = headingEdit(wanted, printed, rules)
  const strikes = lines.filter(({ struckId }) => struckId !== null).length + HEADING_STROKES[heading].strikes
  const writes = lines.filter(({ state }) => state === 'written').length + HEADING_STROKES[heading].writes
  const headingId = heading === 'write' || heading === 'replace' ? wanted.headingId : null
  return { printedId: printed?.id ?? null, heading, headingId, lines, strikes, writes, total: strikes + writes }
}

function headingEdit({ candidates, headingId }: WantedList, printed: PrintedBallot | null, rules: EditRules): HeadingEdit {
  if (!rules.headingCountsEmptyLines) return 'keep'
  if (printed === null) return headingId === null ? 'keep' : 'write'
  if (printed.id === headingId || candidates.length >= rules.lines) return 'keep'
  return headingId === null ? 'strike' : 'replace'
}

/** The official list whose printed ballot needs the fewest edits, on a tie the one with the lowest number; null without lists. */
export function fewestEdits(wanted: WantedList, official: readonly PrintedBallot[], rules: EditRules): BallotEdits | null {
  const numberOf = new Map(official.map(({ id, number }) => [id, number]))
  const [best] = official
    .map((printed) => ballotEdits(wanted, printed, rules))
    .sort((a, b) => a.total - b.total || compareListNumbers(numberOf.get(a.printedId ?? 0), numberOf.get(b.printedId ?? 0)))
  return best ?? null
}
