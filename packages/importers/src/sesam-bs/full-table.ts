import type {
  BallotCountsRecord,
  CandidateRecord,
  ElectionBundle,
  ElectionResultRecord,
  ImportProblem,
  ListRecord,
  PartyRecord,
} from '@plenara/contract'
import { NO_PROFILE } from '../candidates/no-profile.ts'
import { contradictionsOf } from '../contradictions.ts'
import { groupBy } from '../group.ts'
import { partyColor } from '../parties.ts'
import { deviationsOf } from '../recount.ts'
import { constituencyByName } from '../reference/index.ts'
import { doubt, type Source } from '../source.ts'
import type { Table, TableRow } from '../tables/table.ts'
import { slug, wholeNumber } from '../text.ts'
import { ADDITIONAL_VOTES, CANDIDATE_VOTES } from './columns.ts'
import { grandCouncilElection, SOURCE } from './grand-council.ts'
import { constituencyIn, dayInCell, dayInName } from './releases.ts'
import { cumulationDoubts, repetitionsOf } from './repetitions.ts'
import { hasResult, missingResultColumns } from './result-stage.ts'

interface Tables {
  readonly elections: ElectionBundle[]
  readonly parties: PartyRecord[]
  readonly problems: ImportProblem[]
}

/** The complete export, a row for each candidate; from before the day without a result. Releases without the day have it in the file's name. */
export function readFullTable(source: Source, { columns, rows, problems: unread }: Table): Tables {
  const problems: ImportProblem[] = [...unread]
  const isCounted = hasResult(rows)
  const missing = isCounted ? missingResultColumns(columns) : []
  if (missing.length > 0) {
    const reason = `the column ${missing.join(', ')} is missing beside those of a result`
    return { elections: [], parties: [], problems: [...problems, { file: source.file, line: 1, reason }] }
  }
  const good: TableRow[] = []
  const seen = new Set<string>()
  const dayOfRow = (row: TableRow) => (row.cell('Wahltermin') ? dayInCell(row.cell('Wahltermin')) : dayInName(source))
  for (const row of rows) {
    const reason = flawOf(row, { day: dayOfRow(row), isCounted }) ?? repetitionIn(row, seen)
    if (reason) problems.push({ file: source.file, line: row.line, reason })
    else if (!isBlankList(row)) good.push(row)
  }
  const byConstituency = groupBy(good, constituencyIn)
  const elections = [...byConstituency.values()].flatMap((group) => {
    const bundle = bundleOf(group, { dayOfRow, isCounted })
    if (!bundle) return []
    const contradictions = contradictionsOf(bundle)
    problems.push(...contradictions.map((reason) => ({ file: source.file, line: group[0]?.line ?? 0, reason })))
    return [bundle]
  })
  const deviations = deviationsOf(elections)
  problems.push(...[...deviations, ...cumulationDoubts(good)].map((reason) => doubt(source, 0, reason)))
  const parties = new Map(good.map((row) => [partyKeyOf(row), partyOf(row)]))
  return { elections, parties: [...parties.values()], problems }
}

interface RowState {
  readonly day: string | null
  readonly isCounted: boolean
}

function flawOf(row: TableRow, { day, isCounted }: RowState): string | null {
  if (!constituencyByName('BS', constituencyIn(row))) return `unknown constituency "${row.cell('Wahlkreisbezeichnung')}"`
  if (!day) return `Wahltermin is no day: "${row.cell('Wahltermin')}"`
  if (!wholeNumber(row.cell('Anzahl Sitze Wahlkreis'))) return 'Anzahl Sitze Wahlkreis is no number'
  if (!row.cell('Kandidaten-Nr')) return 'Kandidaten-Nr is empty'
  if (!/\d$/.test(row.cell('Kandidaten-Nr'))) return `Kandidaten-Nr is no number: "${row.cell('Kandidaten-Nr')}"`
  if (!row.cell('Listennummer')) return 'Listennummer is empty'
  if (!row.cell('Name')) return 'Name is empty'
  if (isCounted && wholeNumber(row.cell('Stimmen Total')) === null) return `Stimmen Total is no number: "${row.cell('Stimmen Total')}"`
  return null
}

/** Whether a candidate stands in a row above already. */
function repetitionIn(row: TableRow, seen: Set<string>): string | null {
  const candidateNumber = `${row.cell('Wahlkreisbezeichnung')} ${row.cell('Kandidaten-Nr')}`
  if (seen.has(candidateNumber)) return `candidate ${row.cell('Kandidaten-Nr')} stands twice`
  seen.add(candidateNumber)
  return null
}

function isBlankList(row: TableRow): boolean {
  return ['0', '00', '99', '999'].includes(row.cell('Listennummer'))
}

interface Reading {
  readonly dayOfRow: (row: TableRow) => string | null
  readonly isCounted: boolean
}

function bundleOf(rows: readonly TableRow[], { dayOfRow, isCounted }: Reading): ElectionBundle | null {
  const [first] = rows
  const constituency = first && constituencyByName('BS', constituencyIn(first))
  const day = first && dayOfRow(first)
  const seats = first && wholeNumber(first.cell('Anzahl Sitze Wahlkreis'))
  if (!constituency || !day || !seats) return null
  const ordered = rows.toSorted((a, b) => a.cell('Kandidaten-Nr').localeCompare(b.cell('Kandidaten-Nr'), 'de', { numeric: true }))
  const byList = [...groupBy(ordered, (row) => row.cell('Listennummer')).values()]
  const lists = byList.flatMap((group) => listOf(group) ?? [])
  return {
    election: grandCouncilElection(constituency, day, seats),
    lists: lists.map(({ list }) => list),
    candidates: byList.flatMap((group) => group.map(candidateOf)),
    result: isCounted ? resultOf(ordered, lists, seats) : null,
  }
}

function resultOf(rows: readonly TableRow[], lists: readonly CountedList[], seats: number): ElectionResultRecord {
  const ballots = rows[0] ? ballotsOf(rows[0]) : null
  return {
    final: isFinal(rows, { seats, won: lists.map((list) => list.seats) }),
    source: SOURCE,
    candidates: rows.map((row) => ({
      candidateKey: row.cell('Kandidaten-Nr'),
      votes: wholeNumber(row.cell('Stimmen Total')),
      elected: row.cell('Gewählt').toLowerCase() === 'gewählt',
    })),
    lists: lists.map(({ list, votes, additionalVotes, seats: won }) => ({ listKey: list.key, votes, additionalVotes, seats: won })),
    ...(ballots && { ballots }),
  }
}

interface CountedList {
  readonly list: ListRecord
  readonly votes: number | null
  readonly additionalVotes: number | null
  readonly seats: number | null
}

/** By the status; releases without one are final where every area has counted (`1 von 1`) and all seats are given. */
function isFinal(rows: readonly TableRow[], { seats, won }: { readonly seats: number; readonly won: readonly (number | null)[] }): boolean {
  if (rows.some((row) => row.cell('Status'))) return rows.every((row) => row.cell('Status') === 'Schlussresultat')
  const [, counted, all] = /^(\d+) von (\d+)$/.exec(rows[0]?.cell('Anzahl Gemeinden') ?? '') ?? []
  return counted === all && won.reduce<number>((sum, count) => sum + (count ?? 0), 0) === seats
}

/** The ballots of a constituency stand in each of its rows. */
function ballotsOf(row: TableRow): BallotCountsRecord | null {
  const [received, blank, invalid, lostLines] = ['Wahlzettel', 'Leere Wahlzettel', 'Ungültige Wahlzettel', 'Leere Stimmen'].map((column) =>
    wholeNumber(row.cell(column)),
  )
  if (typeof received !== 'number' || typeof blank !== 'number' || typeof invalid !== 'number') return null
  const eligible = wholeNumber(row.cell('Stimmberechtigte'))
  return { eligible, received, blank, invalid, valid: received - blank - invalid, lostLines: lostLines ?? null }
}

function listOf(rows: readonly TableRow[]): CountedList | null {
  const [first] = rows
  if (!first) return null
  const votesIn = (columns: readonly string[]) =>
    columns.map((column) => wholeNumber(first.cell(column))).reduce<number | null>(addVotes, 0)
  const list = {
    key: first.cell('Listennummer'),
    number: first.cell('Listennummer'),
    name: { de: first.cell('Parteibezeichnung') || first.cell('Parteikurzbezeichnung') },
    partyKey: partyKeyOf(first),
    connection: null,
    subConnection: null,
    candidateKeys: rows.flatMap((row) => Array<string>(repetitionsOf(row)).fill(row.cell('Kandidaten-Nr'))),
  }
  const additionalVotes = votesIn(ADDITIONAL_VOTES)
  return {
    list,
    votes: addVotes(votesIn(CANDIDATE_VOTES), additionalVotes),
    additionalVotes,
    seats: wholeNumber(first.cell('Anzahl Sitze Liste')),
  }
}

function addVotes(total: number | null, votes: number | null): number | null {
  return total === null || votes === null ? null : total + votes
}

function candidateOf(row: TableRow, index: number): CandidateRecord {
  const sex = row.cell('Geschlecht')
  return {
    key: row.cell('Kandidaten-Nr'),
    number: row.cell('Kandidaten-Nr'),
    firstName: row.cell('Vorname'),
    lastName: row.cell('Name'),
    birthYear: wholeNumber(row.cell('Jahrgang')),
    sex: sex === 'F' ? 'female' : sex === 'M' ? 'male' : null,
    partyKey: partyKeyOf(row),
    listKey: row.cell('Listennummer'),
    listPosition: index + 1,
    place: null,
    occupation: row.cell('Beruf') ? { de: row.cell('Beruf') } : {},
    incumbent: row.cell('Bisher').toLowerCase() === 'bisher',
    ...NO_PROFILE,
  }
}

function partyKeyOf(row: TableRow): string {
  return `sesam-bs/${slug(row.cell('Parteikurzbezeichnung'))}`
}

function partyOf(row: TableRow): PartyRecord {
  const shortName = row.cell('Parteikurzbezeichnung')
  const name = row.cell('Parteibezeichnung') || shortName
  return { key: partyKeyOf(row), shortName: { de: shortName }, name: { de: name }, color: partyColor(shortName) }
}
