import type { ElectionBundle, ImportProblem, PartyRecord } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { countsOf } from '../counts.ts'
import { type CsvRow, readCsv } from '../csv.ts'
import { groupBy } from '../group.ts'
import { deviationsOf } from '../recount.ts'
import { type Parsed, type Source, stemOf } from '../source.ts'
import { toBundle } from './bundle.ts'
import { factsOf } from './facts.ts'
import { isPseudoRow, type OneGovRow, REQUIRED_COLUMNS, toOneGovRow } from './rows.ts'

/**
 * Election results in the CSV of OneGov: a row for each candidate and municipality, several elections of a compound in
 * one file. What the columns leave open (canton, day of a National Council election) is told by the name of the file. Where all
 * rows could be read, a count that contradicts itself, and seats that do not follow from its votes, are reported.
 * Specification: OneGov "Format Specification Elections".
 */
export async function parseOneGov(source: Source): Promise<Parsed> {
  const table = readCsv(source, { required: REQUIRED_COLUMNS })
  const problems: ImportProblem[] = [...table.problems]
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const rows = rowsOf(table.rows, report)
  const isComplete = problems.length === 0
  const elections: ElectionBundle[] = []
  const parties = new Map<string, PartyRecord>()
  for (const group of groupBy(rows, electionKeyOf).values()) {
    const line = group[0]?.line ?? 0
    const facts = factsOf(group, stemOf(source))
    if (typeof facts === 'string') {
      report(line, facts)
      continue
    }
    for (const doubt of facts.doubts) report(line, doubt)
    const one = toBundle(group, facts, stemOf(source))
    if (isComplete) for (const contradiction of contradictionsOf(one.bundle)) report(line, contradiction)
    elections.push(one.bundle)
    for (const party of one.parties) parties.set(party.key, party)
  }
  if (elections.length === 0) return { import: {}, counts: {}, problems }
  if (isComplete) for (const deviation of deviationsOf(elections)) report(0, deviation)
  const data = { parties: [...parties.values()], elections }
  return { import: data, counts: countsOf(data), problems }
}

/** The rows that can be read, without those that are no candidate. */
function rowsOf(all: readonly CsvRow[], report: (line: number, reason: string) => void): OneGovRow[] {
  return all.flatMap((cells) => {
    const row = toOneGovRow(cells)
    if (typeof row === 'string') report(cells.line, row)
    return typeof row === 'string' || isPseudoRow(row) ? [] : [row]
  })
}

function electionKeyOf(row: OneGovRow): string {
  const columns = ['election_date', 'election_title', 'election_title_de_CH', 'election_title_fr_CH', 'election_title_it_CH']
  return [...columns, 'election_title_rm_CH'].map((column) => row.cells.cell(column)).join('|')
}
