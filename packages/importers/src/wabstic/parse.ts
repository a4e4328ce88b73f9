import type { ElectionBundle, ImportProblem, PartyRecord } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { countsOf } from '../counts.ts'
import { deviationsOf } from '../recount.ts'
import { doubt, type Parsed, type Source } from '../source.ts'
import { toBundle } from './bundle.ts'
import { readTables } from './tables.ts'

/**
 * Results of proportional elections as WabstiC exports them: linked files (`;`, Windows-1252) of which the lists, the candidates and
 * the ballots of the municipalities are read. Seats are the sum of what the lists won. A count that
 * contradicts itself, and seats that do not follow from its votes, are reported.
 */
export async function parseWabstiC(sources: readonly Source[]): Promise<Parsed> {
  const { tables, problems: unread } = await readTables(sources)
  const problems: ImportProblem[] = [...unread]
  if (!tables) return { import: {}, counts: {}, problems }
  const elections: ElectionBundle[] = []
  const parties = new Map<string, PartyRecord>()
  const seen = new Set<string>()
  for (const row of tables.election.rows) {
    const number = row.cell('SortGeschaeft')
    if (seen.has(number)) problems.push({ file: tables.election.file, line: row.line, reason: `SortGeschaeft ${number} stands twice` })
    seen.add(number)
    const read = toBundle(row, tables)
    problems.push(...read.problems)
    if (!read.bundle) continue
    const contradictions = contradictionsOf(read.bundle)
    problems.push(...contradictions.map((reason) => ({ file: tables.lists.file, line: 0, reason })))
    elections.push(read.bundle)
    for (const party of read.parties) parties.set(party.key, party)
  }
  if (elections.length > 0) {
    const deviations = deviationsOf(elections)
    problems.push(...deviations.map((reason) => doubt(tables.lists, 0, reason)))
    const data = { parties: [...parties.values()], elections }
    return { import: data, counts: countsOf(data), problems }
  }
  if (problems.length === 0) problems.push({ file: tables.election.file, line: 0, reason: 'the file holds no election' })
  return { import: {}, counts: {}, problems }
}
