import type { Election, List, OfficialList } from '@plenara/contract'
import { type BallotEdits, ballotEdits, completeRules, fewestEdits } from '@plenara/domain/ballot'
import { type ChangedLine, headingIdOf } from '@plenara/domain/lists'

/** The steps without a line of the ballot. */
export const TAKE_STEP = 0
export const HEADING_STEP = -1

/** The edit of a line; `again` if the name is on the ballot already. */
export interface EditedLine extends ChangedLine {
  readonly again: boolean
}

/** The rows of the instructions: edits line by line, unchanged or empty lines in one sentence. */
export type CopyOutRow =
  | { readonly kind: 'edit'; readonly line: EditedLine }
  | { readonly kind: 'kept' | 'blank'; readonly from: number; readonly to: number }

/** One way to copy a list onto paper. */
export interface CopyOutWay {
  readonly edits: BallotEdits
  /** The printed ballot that is taken; null for the empty one. */
  readonly printed: OfficialList | null
  /** The designation to which empty lines go; null for none. */
  readonly heading: OfficialList | null
  readonly rows: readonly CopyOutRow[]
  /** The steps that are ticked while copying. */
  readonly steps: readonly number[]
  readonly emptyLines: number
}

export interface CopyOutPlan {
  readonly hasHeading: boolean
  /** Null if the election has no official lists. */
  readonly printed: CopyOutWay | null
  readonly empty: CopyOutWay
}

/** Both ways to copy a list onto paper: the printed ballot that needs fewest edits, and the empty one. */
export function copyOutPlan(election: Election, list: List, official: readonly OfficialList[]): CopyOutPlan {
  const rules = completeRules(election)
  const heading = official.find(({ id }) => id === headingIdOf(list)) ?? null
  const wanted = { candidates: list.candidates, headingId: heading?.id ?? null }
  const best = fewestEdits(wanted, official, rules)
  const wayOf = (edits: BallotEdits): CopyOutWay => {
    const printed = official.find(({ id }) => id === edits.printedId) ?? null
    const rows = rowsOf(edits, election.lines)
    return {
      edits,
      printed,
      heading,
      rows,
      steps: [...headSteps(edits), ...rows.flatMap((row) => (row.kind === 'edit' ? [row.line.line] : []))],
      emptyLines: Math.max(0, election.lines - list.candidates.length),
    }
  }
  return {
    hasHeading: rules.headingCountsEmptyLines,
    printed: best && wayOf(best),
    empty: wayOf(ballotEdits(wanted, null, rules)),
  }
}

function headSteps({ printedId, heading }: BallotEdits): number[] {
  return [...(printedId === null ? [] : [TAKE_STEP]), ...(heading === 'keep' ? [] : [HEADING_STEP])]
}

function rowsOf({ lines }: BallotEdits, total: number): CopyOutRow[] {
  const rows: CopyOutRow[] = []
  const seen = new Set(lines.flatMap(({ state, candidateId }) => (state === 'printed' && candidateId !== null ? [candidateId] : [])))
  for (const line of lines) {
    if (line.state === 'printed') {
      extend(rows, 'kept', line.line)
      continue
    }
    const again = line.candidateId !== null && seen.has(line.candidateId)
    if (line.candidateId !== null) seen.add(line.candidateId)
    rows.push({ kind: 'edit', line: { ...line, again } })
  }
  for (let line = lines.length + 1; line <= total; line++) extend(rows, 'blank', line)
  return rows
}

function extend(rows: CopyOutRow[], kind: 'kept' | 'blank', line: number): void {
  const last = rows.at(-1)
  if (last?.kind === kind) rows[rows.length - 1] = { kind, from: last.from, to: line }
  else rows.push({ kind, from: line, to: line })
}
