import type { ElectionBundle, ImportProblem, PartyRecord } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { countsOf } from '../counts.ts'
import { groupBy } from '../group.ts'
import { deviationsOf } from '../recount.ts'
import { doubt, type Parsed, type Source, stemOf } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { toBundle } from './bundle.ts'
import { COLUMNS } from './columns.ts'
import { gapsOf, missingSeats, openEndOf } from './gaps.ts'
import { factsOf } from './facts.ts'
import { rowContradictionsOf } from './row-contradictions.ts'
import { isPseudoRow, type OneGovRow, toOneGovRow } from './rows.ts'

/**
 * Election results in the CSV of OneGov: a row for each candidate and municipality, several elections of a compound in
 * one file. What the columns leave open (canton, day of a National Council election) is told by the name of the file. A count that contradicts itself, and seats that do not follow from its votes, are reported.
 * Specification: OneGov "Format Specification Elections".
 */
export async function parseOneGov(source: Source): Promise<Parsed> {
  const table = await readTable(source, COLUMNS)
  const problems: ImportProblem[] = [...table.problems]
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const lostAreas = (reason: string): ImportProblem => ({ file: source.file, line: 0, reason, loss: 'areas' })
  const rows = rowsOf(table.rows, report)
  const elections: ElectionBundle[] = []
  const parties = new Map<string, PartyRecord>()
  const groups = [...groupBy(rows, electionKeyOf).values()]
  for (const group of groups) {
    const line = group[0]?.line ?? 0
    const facts = factsOf(group, { stem: stemOf(source), date: source.date })
    if (typeof facts === 'string') {
      report(line, facts)
      continue
    }
    problems.push(...facts.doubts.map((reason) => doubt(source, line, reason)))
    const election = toBundle(group, facts, stemOf(source))
    for (const contradiction of contradictionsOf(election.bundle)) report(line, contradiction)
    for (const contradiction of rowContradictionsOf(group)) report(contradiction.line, contradiction.reason)
    problems.push(...gapsOf(group, election.bundle).map(lostAreas))
    elections.push(election.bundle)
    for (const party of election.parties) parties.set(party.key, party)
  }
  if (elections.length === 0) return { import: {}, counts: {}, problems }
  problems.push(...missingSeats(rows, elections).map(lostAreas))
  const openEnd = openEndOf(groups.find((group) => group.at(-1) === rows.at(-1)) ?? [])
  if (openEnd) problems.push(doubt(source, rows.at(-1)?.line ?? 0, openEnd))
  problems.push(...deviationsOf(elections).map((reason) => doubt(source, 0, reason)))
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
