import type { BallotCountsRecord, CountedAreas, ElectionBundle, ElectionRecord, ImportProblem, PartyRecord } from '@plenara/contract'
import { ballotRulesOf, nationalCouncilDay } from '../ballot-rules.ts'
import { councilOf, federalName, levelOf, typeOf } from '../council.ts'
import { groupBy } from '../group.ts'
import { electionKey } from '../identity/election-key.ts'
import { toCantonCode } from '../reference/cantons.ts'
import { constituencyByName } from '../reference/index.ts'
import type { CsvRow } from '../tables/csv.ts'
import { dayOf, wholeNumber } from '../text.ts'
import { type CountedCandidate, candidatesOf } from './candidates.ts'
import { type CountedList, listsOf } from './lists.ts'
import type { Table, Tables } from './tables.ts'

export interface ReadElection {
  readonly bundle: ElectionBundle | null
  readonly parties: readonly PartyRecord[]
  readonly problems: readonly ImportProblem[]
}

/** The election of a row of `WP_Wahl` with its lists, candidates and result. */
export function toBundle(row: CsvRow, tables: Tables): ReadElection {
  const problems: ImportProblem[] = []
  const report = (file: string) => (line: number, reason: string) => void problems.push({ file, line, reason })
  const ofElection = ({ file, rows }: Table): Table => ({
    file,
    rows: rows.filter((one) => one.cell('SortGeschaeft') === row.cell('SortGeschaeft')),
  })
  const lists = listsOf(ofElection(tables.lists), toCantonCode(row.cell('Kanton')), report(tables.lists.file))
  const counts = ofElection(tables.counts)
  const people = ofElection(tables.people)
  const candidates = candidatesOf({ people, counts, lists }, report(people.file))
  const election = electionOf(
    row,
    lists.reduce((sum, { seats }) => sum + seats, 0),
  )
  if (typeof election === 'string') {
    report(tables.election.file)(row.line, election)
    return { bundle: null, parties: [], problems }
  }
  const real = lists.filter(({ isBlank }) => !isBlank)
  const ballots = ballotsOf(ofElection(tables.places), lists)
  if (ballots && ballots.lostLines === null) {
    const votes = real.reduce((sum, list) => sum + (list.votes ?? 0), 0)
    const lines = ballots.valid * (typeof election === 'string' ? 0 : election.seats)
    if (votes < lines)
      report(tables.lists.file)(0, `the lists have ${votes} votes of ${lines} lines, and no row tells those without a list`)
  }
  const areas = areasOf(row, ofElection(tables.places))
  const bundle: ElectionBundle = {
    election,
    lists: completeLists(real, candidates),
    candidates: candidates.map(({ candidate }) => candidate),
    result: {
      final: row.cell('AnzPendentGde') === '0',
      source: null,
      ...(areas && { areas }),
      candidates: candidates.map(({ candidate, votes, elected }) => ({ candidateKey: candidate.key, votes, elected })),
      lists: real.map(({ list, votes, additionalVotes, seats }) => ({ listKey: list.key, votes, additionalVotes, seats })),
      ...(ballots && { ballots }),
    },
  }
  return { bundle, parties: partiesOf(real), problems }
}

function electionOf(row: CsvRow, seats: number): ElectionRecord | string {
  const cantonCode = toCantonCode(row.cell('Kanton'))
  const day = dayOf(row.cell('Sonntag').split('.').toReversed().join('-'))
  if (!cantonCode) return `Kanton is no canton: "${row.cell('Kanton')}"`
  if (!day) return `Sonntag is no day: "${row.cell('Sonntag')}"`
  if (seats === 0) return 'no list has seats: the seats of the election are not known'
  const name = row.cell('GeBezOffiziell') || row.cell('GeBezKurz')
  const council = councilOf({ names: [name, row.cell('GeBezKurz')], level: null, isProportional: true })
  const constituency = council === 'cantonal-parliament' ? constituencyByName(cantonCode, name) : null
  return {
    key: electionKey({ cantonCode, council, day, municipality: null, constituency, titles: [name, row.cell('GeBezKurz')].filter(Boolean) }),
    level: levelOf(council),
    type: typeOf(council),
    council,
    name: federalName(council, day) ?? { de: name },
    cantonCode,
    constituencyId: constituency?.id ?? null,
    municipality: null,
    seats,
    electionDate: day,
    nextElectionDate: council === 'national-council' ? nationalCouncilDay(Number(day.slice(0, 4)) + 4) : null,
    languages: ['de'],
    ...ballotRulesOf({ cantonCode, council, seats, isProportional: true, day }),
    followUntil: null,
    fictional: false,
    questionnaireKey: null,
  }
}

function completeLists(lists: readonly CountedList[], candidates: readonly CountedCandidate[]) {
  const byList = groupBy(candidates, ({ candidate }) => candidate.listKey ?? '')
  return lists.map(({ list }) => ({ ...list, candidateKeys: (byList.get(list.key) ?? []).map(({ candidate }) => candidate.key) }))
}

/** The municipalities that have counted: all without those that the sender waits for; null where it names none. */
function areasOf(row: CsvRow, { rows }: Table): CountedAreas | null {
  const pending = wholeNumber(row.cell('AnzPendentGde'))
  return pending === null || rows.length === 0 ? null : { counted: Math.max(0, rows.length - pending), total: rows.length }
}

/** The ballots of the municipalities that have counted: where the file tells when each was locked, others count as nothing. The votes of the list without designation are the lost lines. */
function ballotsOf({ rows: all }: Table, lists: readonly CountedList[]): BallotCountsRecord | null {
  const isTold = all.some((row) => row.cell('Sperrung') !== '')
  const rows = isTold ? all.filter((row) => Number(row.cell('Sperrung')) > 0) : all
  const sum = (column: string) => {
    const numbers = rows.map((row) => wholeNumber(row.cell(column) || '0'))
    return numbers.reduce<number | null>((total, number) => (total === null || number === null ? null : total + number), 0)
  }
  const valid = sum('StmGueltig')
  if (valid === null || rows.length === 0) return null
  const counts = { eligible: sum('Stimmberechtigte'), received: sum('StmAbgegeben'), blank: sum('StmLeer'), invalid: sum('StmUngueltig') }
  return { ...counts, valid, lostLines: lists.find(({ isBlank }) => isBlank)?.votes ?? null }
}

function partiesOf(lists: readonly CountedList[]): PartyRecord[] {
  const parties = lists.flatMap(({ party }) => party ?? [])
  return [...new Map(parties.map((party) => [party.key, party])).values()]
}
