import type { ImportProblem, ProfileRecord } from '@plenara/contract'
import type { Source } from '../source.ts'
import { readTable } from '../tables/read-table.ts'
import { CellError, patchOf, type ReadCell } from './cells.ts'
import { CANDIDATE_COLUMNS, DELETE_MARK } from './columns.ts'

export interface ProfilesParsed {
  readonly profiles: readonly ProfileRecord[]
  /** The line of each profile. */
  readonly lines: readonly number[]
  readonly problems: readonly ImportProblem[]
}

const KNOWN = new Set([...CANDIDATE_COLUMNS.required, ...(CANDIDATE_COLUMNS.optional ?? [])])

/**
 * What candidates tell about themselves, as CSV or Excel: one row per candidate of an election that is there already, by `number` (as printed, or the
 * key of the source) with `first_name` and `last_name`. An empty cell changes nothing. A row with a wrong cell becomes a problem as a whole.
 */
export async function parseCandidates(source: Source): Promise<ProfilesParsed> {
  const { columns, rows, problems: unread } = await readTable(source, CANDIDATE_COLUMNS)
  const problems: ImportProblem[] = [...unread]
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  for (const name of columns) if (rows.length > 0 && name !== '' && !KNOWN.has(name)) report(1, `the column ${name} is not known`)
  const profiles: ProfileRecord[] = []
  const lines: number[] = []
  const lineByCandidate = new Map<string, number>()
  for (const row of rows) {
    const { line } = row
    const cell = (column: string) => row.cell(column)
    const profile = profileOf(cell)
    const earlier = typeof profile === 'string' ? undefined : lineByCandidate.get(profile.candidate)
    if (typeof profile === 'string') report(line, profile)
    else if (earlier !== undefined) report(line, `number ${profile.candidate} stands in line ${earlier} too`)
    else {
      lineByCandidate.set(profile.candidate, line)
      profiles.push(profile)
      lines.push(line)
    }
  }
  return { profiles, lines, problems: problems.toSorted((a, b) => a.line - b.line) }
}

function profileOf(cell: ReadCell): ProfileRecord | string {
  const empty = CANDIDATE_COLUMNS.required.find((column) => cell(column) === '')
  if (empty) return `${empty} is empty`
  const portrait = cell('portrait')
  if (portrait !== '' && portrait !== DELETE_MARK) return `portrait is "${portrait.slice(0, 80)}", but can only be ${DELETE_MARK}`
  try {
    return {
      ...{ candidate: cell('number'), firstName: cell('first_name'), lastName: cell('last_name') },
      ...{ patch: patchOf(cell), withoutPortrait: portrait === DELETE_MARK },
    }
  } catch (error) {
    if (error instanceof CellError) return error.message
    throw error
  }
}
