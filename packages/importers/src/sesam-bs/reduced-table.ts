import type { CandidateRecord, ElectionBundle, ImportProblem, PartyRecord } from '@plenara/contract'
import { NO_PROFILE } from '../candidates/no-profile.ts'
import { groupBy } from '../group.ts'
import { constituencyByName } from '../reference/index.ts'
import type { Source } from '../source.ts'
import type { Table, TableRow } from '../tables/table.ts'
import { wholeNumber } from '../text.ts'
import { grandCouncilElection, SOURCE } from './grand-council.ts'
import { dayInName, KNOWN_YEARS } from './releases.ts'

/** The reduced table (2016): candidates of one party with their votes, without list and party. The day or year is in the file's name. */
export function readReducedTable(
  source: Source,
  { rows, problems: unread }: Table,
): { elections: ElectionBundle[]; parties?: PartyRecord[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [...unread]
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const day = dayInName(source)
  if (!day) {
    problems.unshift({
      file: source.file,
      line: 0,
      reason: `the name of the file has no year of an election: ${KNOWN_YEARS}`,
    })
    return { elections: [], problems }
  }
  const seen = new Set<string>()
  const good = rows.filter((row) => {
    const listPlace = `${row.cell('kreis')} ${row.cell('list_place')}`
    const reason = flawOf(row) ?? (seen.has(listPlace) ? `list_place ${row.cell('list_place')} stands twice` : null)
    seen.add(listPlace)
    if (reason) report(row.line, reason)
    return !reason
  })
  const byConstituency = groupBy(good, (row) => row.cell('kreis'))
  return { elections: [...byConstituency.values()].flatMap((group) => bundleOf(group, day) ?? []), problems }
}

function flawOf(row: TableRow): string | null {
  if (!constituencyByName('BS', row.cell('kreis'))) return `unknown constituency "${row.cell('kreis')}"`
  if (!wholeNumber(row.cell('list_place'))) return `list_place is no number: "${row.cell('list_place')}"`
  if (!row.cell('name')) return 'name is empty'
  if (wholeNumber(row.cell('votes')) === null) return `votes is no number: "${row.cell('votes')}"`
  return null
}

function bundleOf(rows: readonly TableRow[], day: string): ElectionBundle | null {
  const [first] = rows
  const constituency = first && constituencyByName('BS', first.cell('kreis'))
  if (!constituency?.seats) return null
  const result = rows.map((row) => ({
    candidateKey: row.cell('list_place'),
    votes: wholeNumber(row.cell('votes')),
    elected: row.cell('elected').toLowerCase() === 'ja',
  }))
  return {
    election: grandCouncilElection(constituency, day, constituency.seats),
    lists: [],
    candidates: rows.map(candidateOf),
    result: { final: true, source: SOURCE, candidates: result, lists: [] },
  }
}

function candidateOf(row: TableRow): CandidateRecord {
  const words = row.cell('name').split(/\s+/)
  const gender = row.cell('gender')
  return {
    key: row.cell('list_place'),
    number: null,
    firstName: words.length > 1 ? (words.at(-1) ?? '') : '',
    lastName: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
    birthYear: null,
    sex: gender === 'F' ? 'female' : gender === 'M' ? 'male' : null,
    partyKey: null,
    listKey: null,
    listPosition: wholeNumber(row.cell('list_place')),
    place: null,
    occupation: {},
    incumbent: row.cell('incumbent').toLowerCase() === 'ja',
    ...NO_PROFILE,
  }
}
