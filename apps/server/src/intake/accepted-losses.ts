import { IMPORT_LOSSES, type ImportProblem } from '@plenara/contract'
import { StartError } from '../platform/start-error.ts'

/** What an operator agrees to lose: lines of the files, and by name what the database would lose. */
export interface AcceptedLosses {
  readonly lines: ReadonlySet<number>
  readonly words: ReadonlySet<string>
}

const MAX_LINES = 100_000

/** `7,12-14,candidates`: lines, ranges of lines, words. Throws `StartError`. */
export function acceptedLossesOf(text: string): AcceptedLosses {
  const lines = new Set<number>()
  const words = new Set<string>()
  for (const part of text.split(',').map((one) => one.trim())) {
    if (IMPORT_LOSSES.some((word) => word === part)) words.add(part)
    else for (const line of linesOf(part)) lines.add(line)
  }
  return { lines, words }
}

function linesOf(part: string): number[] {
  const range = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part)
  const [first, last] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])]
  if (!range || last < first || last - first >= MAX_LINES) {
    throw new StartError(`--accept-losses names lines and ${IMPORT_LOSSES.join(', ')}, such as 7,12-14,candidates; "${part}" is neither`)
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The problems by which an import loses something that nobody has agreed to lose. */
export function refusedLosses(problems: readonly ImportProblem[], accepted: AcceptedLosses | null): ImportProblem[] {
  return problems.filter(({ isDoubt, line, loss }) => {
    if (isDoubt) return false
    return loss === undefined ? !accepted?.lines.has(line) : !accepted?.words.has(loss)
  })
}
