import type { BallotCountsRecord, CandidateRecord, ElectionBundle, ImportProblem, ListRecord, PartyRecord } from '@plenara/contract'
import { contradictionsOf } from '../contradictions.ts'
import { groupBy } from '../group.ts'
import { partyColor } from '../parties.ts'
import { deviationsOf } from '../recount.ts'
import { constituencyByName } from '../reference/index.ts'
import type { Source } from '../source.ts'
import { dayOf, slug, wholeNumber } from '../text.ts'
import { grandCouncilElection, SOURCE } from './grand-council.ts'
import type { SheetRow } from './sheet.ts'

export const FULL_COLUMNS = [
  'Wahltermin',
  'Anzahl Sitze Wahlkreis',
  'Wahlkreisbezeichnung',
  'Listennummer',
  'Parteikurzbezeichnung',
  'Parteibezeichnung',
  'Anzahl Sitze Liste',
  'Kandidaten-Nr',
  'Gewählt',
  'Name',
  'Vorname',
  'Stimmen Total',
]
const CANDIDATE_VOTES = ['Kandidatenstimmen unveränderte Wahlzettel', 'Kandidatenstimmen veränderte Wahlzettel']
const ADDITIONAL_VOTES = ['Zusatzstimmen unveränderte Wahlzettel', 'Zusatzstimmen veränderte Wahlzettel']
const MAX_REPETITIONS = 3

interface Tables {
  readonly elections: ElectionBundle[]
  readonly parties: PartyRecord[]
  readonly problems: ImportProblem[]
}

/** The complete export, a row for each candidate (2020). */
export function readFullTable(source: Source, rows: readonly SheetRow[]): Tables {
  const problems: ImportProblem[] = []
  const good: SheetRow[] = []
  for (const row of rows) {
    const reason = flawOf(row)
    if (reason) problems.push({ file: source.file, line: row.line, reason })
    else if (!isBlankList(row)) good.push(row)
  }
  const byConstituency = groupBy(good, (row) => row.cell('Wahlkreisbezeichnung'))
  const isComplete = problems.length === 0
  const elections = [...byConstituency.values()].flatMap((group) => {
    const bundle = bundleOf(group)
    if (!bundle) return []
    const contradictions = isComplete ? contradictionsOf(bundle) : []
    problems.push(...contradictions.map((reason) => ({ file: source.file, line: group[0]?.line ?? 0, reason })))
    return [bundle]
  })
  const deviations = isComplete ? deviationsOf(elections) : []
  problems.push(...deviations.map((reason) => ({ file: source.file, line: 0, reason })))
  const parties = new Map(good.map((row) => [partyKeyOf(row), partyOf(row)]))
  return { elections, parties: [...parties.values()], problems }
}

function flawOf(row: SheetRow): string | null {
  if (row.isDamaged) return 'holds characters that cannot be read'
  if (!constituencyByName('BS', row.cell('Wahlkreisbezeichnung'))) return `unknown constituency "${row.cell('Wahlkreisbezeichnung')}"`
  if (!dayOf(row.cell('Wahltermin'))) return `Wahltermin is no day: "${row.cell('Wahltermin')}"`
  if (!wholeNumber(row.cell('Anzahl Sitze Wahlkreis'))) return 'Anzahl Sitze Wahlkreis is no number'
  if (!row.cell('Kandidaten-Nr')) return 'Kandidaten-Nr is empty'
  if (!row.cell('Listennummer')) return 'Listennummer is empty'
  if (!row.cell('Name')) return 'Name is empty'
  if (wholeNumber(row.cell('Stimmen Total')) === null) return `Stimmen Total is no number: "${row.cell('Stimmen Total')}"`
  return null
}

function isBlankList(row: SheetRow): boolean {
  return ['00', '99', '999'].includes(row.cell('Listennummer'))
}

function bundleOf(rows: readonly SheetRow[]): ElectionBundle | null {
  const [first] = rows
  const constituency = first && constituencyByName('BS', first.cell('Wahlkreisbezeichnung'))
  const day = first && dayOf(first.cell('Wahltermin'))
  const seats = first && wholeNumber(first.cell('Anzahl Sitze Wahlkreis'))
  if (!constituency || !day || !seats) return null
  const ordered = rows.toSorted((a, b) => a.cell('Kandidaten-Nr').localeCompare(b.cell('Kandidaten-Nr'), 'de', { numeric: true }))
  const byList = [...groupBy(ordered, (row) => row.cell('Listennummer')).values()]
  const lists = byList.flatMap((group) => listOf(group) ?? [])
  const ballots = ballotsOf(first)
  return {
    election: grandCouncilElection(constituency, day, seats),
    lists: lists.map(({ list }) => list),
    candidates: byList.flatMap((group) => group.map(candidateOf)),
    result: {
      final: ordered.every((row) => row.cell('Status') === 'Schlussresultat'),
      source: SOURCE,
      candidates: ordered.map((row) => ({
        candidateKey: row.cell('Kandidaten-Nr'),
        votes: wholeNumber(row.cell('Stimmen Total')),
        elected: row.cell('Gewählt').toLowerCase() === 'gewählt',
      })),
      lists: lists.map(({ list, votes, additionalVotes, seats: won }) => ({ listKey: list.key, votes, additionalVotes, seats: won })),
      ...(ballots && { ballots }),
    },
  }
}

interface CountedList {
  readonly list: ListRecord
  readonly votes: number | null
  readonly additionalVotes: number | null
  readonly seats: number | null
}

/** The ballots of a constituency stand in each of its rows. */
function ballotsOf(row: SheetRow): BallotCountsRecord | null {
  const [received, blank, invalid, lostLines] = ['Wahlzettel', 'Leere Wahlzettel', 'Ungültige Wahlzettel', 'Leere Stimmen'].map((column) =>
    wholeNumber(row.cell(column)),
  )
  if (typeof received !== 'number' || typeof blank !== 'number' || typeof invalid !== 'number') return null
  const eligible = wholeNumber(row.cell('Stimmberechtigte'))
  return { eligible, received, blank, invalid, valid: received - blank - invalid, lostLines: lostLines ?? null }
}

function listOf(rows: readonly SheetRow[]): CountedList | null {
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

/** How often a candidate stands on the printed list: every unchanged ballot gives that many votes. */
function repetitionsOf(row: SheetRow): number {
  const ballots = wholeNumber(row.cell('Unveränderte Wahlzettel Liste'))
  const votes = wholeNumber(row.cell('Stimmen unveränderte Wahlzettel'))
  if (!ballots || !votes) return 1
  return Math.min(MAX_REPETITIONS, Math.max(1, Math.round(votes / ballots)))
}

function candidateOf(row: SheetRow, index: number): CandidateRecord {
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
    portrait: null,
    texts: {},
    campaignBudget: null,
    vestedInterests: [],
  }
}

function partyKeyOf(row: SheetRow): string {
  return `sesam-bs/${slug(row.cell('Parteikurzbezeichnung'))}`
}

function partyOf(row: SheetRow): PartyRecord {
  const shortName = row.cell('Parteikurzbezeichnung')
  const name = row.cell('Parteibezeichnung') || shortName
  return { key: partyKeyOf(row), shortName: { de: shortName }, name: { de: name }, color: partyColor(shortName) }
}
