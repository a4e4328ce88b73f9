import type { CandidateRecord, ElectionBundle, ImportProblem } from '@plenara/contract'
import { groupBy } from '../group.ts'
import { constituencyByName } from '../reference/index.ts'
import { type Source, stemOf } from '../source.ts'
import { wholeNumber } from '../text.ts'
import { grandCouncilElection, SOURCE } from './grand-council.ts'
import type { SheetRow } from './sheet.ts'

export const REDUCED_COLUMNS = ['kreis', 'list_place', 'name', 'gender', 'incumbent', 'votes', 'elected']

/** The reduced table has no day: election days of the Grosser Rat (Staatskanzlei Basel-Stadt) by year. */
const DAYS: Readonly<Record<string, string>> = { 2012: '2012-10-28', 2016: '2016-10-23', 2020: '2020-10-25', 2024: '2024-10-20' }

/** The reduced table (2016): candidates of one party with their votes, without list and party. The year is in the file's name. */
export function readReducedTable(source: Source, rows: readonly SheetRow[]): { elections: ElectionBundle[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const report = (line: number, reason: string) => void problems.push({ file: source.file, line, reason })
  const year = /(\d{4})/.exec(stemOf(source))?.[1] ?? ''
  const day = DAYS[year]
  if (!day) {
    report(0, `the name of the file has no year of an election: ${Object.keys(DAYS).join(', ')}`)
    return { elections: [], problems }
  }
  const good = rows.filter((row) => {
    const reason = flawOf(row)
    if (reason) report(row.line, reason)
    return !reason
  })
  const byConstituency = groupBy(good, (row) => row.cell('kreis'))
  return { elections: [...byConstituency.values()].flatMap((group) => bundleOf(group, day) ?? []), problems }
}

function flawOf(row: SheetRow): string | null {
  if (row.isDamaged) return 'holds characters that cannot be read'
  if (!constituencyByName('BS', row.cell('kreis'))) return `unknown constituency "${row.cell('kreis')}"`
  if (!wholeNumber(row.cell('list_place'))) return `list_place is no number: "${row.cell('list_place')}"`
  if (!row.cell('name')) return 'name is empty'
  if (wholeNumber(row.cell('votes')) === null) return `votes is no number: "${row.cell('votes')}"`
  return null
}

function bundleOf(rows: readonly SheetRow[], day: string): ElectionBundle | null {
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

function candidateOf(row: SheetRow): CandidateRecord {
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
    portrait: null,
    texts: {},
    campaignBudget: null,
    vestedInterests: [],
  }
}
