import type {
  CandidateRecord,
  ElectionBundle,
  ElectionRecord,
  ElectionResultRecord,
  ListRecord,
  LocalizedText,
  PartyRecord,
} from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { ballotRulesOf, nationalCouncilDay } from '../ballot-rules.ts'
import { federalName, levelOf, typeOf } from '../council.ts'
import { colorOf } from '../parties.ts'
import { constituencyByName } from '../reference/index.ts'
import { anyText, languageOf, slug, wholeNumber } from '../text.ts'
import { areasOf, ballotsOf } from './ballots.ts'
import { type OneGovFacts, spaced } from './facts.ts'
import type { OneGovRow } from './rows.ts'

const UNSET = { occupation: {}, incumbent: false, portrait: null, texts: {}, campaignBudget: null, vestedInterests: [], place: null }

/** The ballot and the result that the rows of one election tell, and the parties on it. */
export function toBundle(rows: readonly OneGovRow[], facts: OneGovFacts, stem: string): { bundle: ElectionBundle; parties: PartyRecord[] } {
  const parties = partiesOf(rows, facts)
  const candidates = candidatesOf(rows, facts)
  const lists = facts.isProportional ? listsOf(rows, facts, candidates) : []
  const bundle = { election: electionOf(rows, facts, stem), lists, candidates, result: resultOf(rows, facts) }
  return { bundle, parties }
}

function electionOf(rows: readonly OneGovRow[], facts: OneGovFacts, stem: string): ElectionRecord {
  const { cantonCode, council, day, seats, titles, compound, isProportional } = facts
  const language = languageOf(cantonCode)
  const hasTitle = Object.keys(titles).length > 0
  const level = levelOf(council)
  const bodySeats = wholeNumber(rows[0]?.cells.cell('compound_mandates') ?? '')
  const places = [...Object.values(titles), rows[0]?.cells.cell('entity_district') ?? '']
  const constituency = places.map((place) => constituencyByName(cantonCode, place)).find(Boolean)
  return {
    key: ['onegov', cantonCode.toLowerCase(), day, slug(anyText(compound) || stem), slug(anyText(titles))].join('/'),
    level,
    type: typeOf(council),
    council,
    name: hasTitle ? nameOf(compound, titles) : (federalName(council, day) ?? { [language]: spaced(stem) }),
    cantonCode,
    constituencyId: council === 'cantonal-parliament' ? (constituency?.id ?? null) : null,
    municipality: facts.municipality,
    seats,
    ...(bodySeats && { bodySeats }),
    electionDate: day,
    nextElectionDate: council === 'national-council' ? nationalCouncilDay(Number(day.slice(0, 4)) + 4) : null,
    languages: hasTitle ? CONTENT_LANGUAGES.filter((one) => titles[one]) : [language],
    ...ballotRulesOf({ cantonCode, council, seats, isProportional, day }),
    followUntil: null,
    resultsPublic: true,
    fictional: false,
    questionnaireKey: null,
  }
}

function nameOf(compound: LocalizedText, titles: LocalizedText): LocalizedText {
  const entries = Object.entries(titles).map(([language, title]) => {
    const whole = CONTENT_LANGUAGES.flatMap((one) => (one === language ? (compound[one] ?? []) : []))[0]
    return [language, whole && !title.includes(whole) ? `${whole}: ${title}` : title]
  })
  return Object.fromEntries(entries)
}

function candidatesOf(rows: readonly OneGovRow[], facts: OneGovFacts): CandidateRecord[] {
  const firstRows = [...new Map(rows.toReversed().map((row) => [row.candidateId, row])).values()]
  const ordered = firstRows.toSorted((a, b) => compareIds(a.listId, b.listId) || compareIds(a.candidateId, b.candidateId))
  const positions = new Map<string, number>()
  return ordered.map((row) => {
    const position = (positions.get(row.listId) ?? 0) + 1
    positions.set(row.listId, position)
    const isListed = facts.isProportional && row.listId !== ''
    return {
      ...UNSET,
      key: row.candidateId,
      number: row.candidateId,
      firstName: row.firstName,
      lastName: row.lastName,
      birthYear: wholeNumber(row.cells.cell('candidate_year_of_birth')),
      sex: sexOf(row.cells.cell('candidate_gender')),
      partyKey: partyKeyOf(row, facts),
      listKey: isListed ? row.listId : null,
      listPosition: isListed ? position : null,
    }
  })
}

function listsOf(rows: readonly OneGovRow[], facts: OneGovFacts, candidates: readonly CandidateRecord[]): ListRecord[] {
  const byList = new Map(rows.filter((row) => row.listId).map((row) => [row.listId, row]))
  const ordered = [...byList.values()].toSorted((a, b) => compareIds(a.listId, b.listId))
  return ordered.map((row) => {
    const connection = row.cells.cell('list_connection') || null
    const parent = row.cells.cell('list_connection_parent') || null
    return {
      key: row.listId,
      number: row.listId,
      name: { [languageOf(facts.cantonCode)]: row.cells.cell('list_name') || row.listId },
      partyKey: partyKeyOf(row, facts),
      connection: parent ?? connection,
      subConnection: parent ? connection : null,
      candidateKeys: candidates.filter((one) => one.listKey === row.listId).map((one) => one.key),
    }
  })
}

/** Candidates and lists stand once for every municipality: their votes are added up. */
function resultOf(rows: readonly OneGovRow[], facts: OneGovFacts): ElectionResultRecord {
  const candidates = new Map<string, { candidateKey: string; votes: number; elected: boolean }>()
  const listVotes = new Map<string, number | null>()
  const listSeats = new Map<string, number>()
  const counted = new Set<string>()
  for (const row of rows) {
    const sofar = candidates.get(row.candidateId)
    const votes = (sofar?.votes ?? 0) + row.votes
    candidates.set(row.candidateId, { candidateKey: row.candidateId, votes, elected: row.isElected })
    if (!facts.isProportional || !row.listId) continue
    listSeats.set(row.listId, row.listSeats)
    const place = `${row.listId}/${row.entityId}`
    if (!counted.has(place)) listVotes.set(row.listId, addVotes(listVotes.get(row.listId), row.listVotes))
    counted.add(place)
  }
  const status = rows[0]?.cells.cell('election_status')
  const final = status === 'final' || (status !== 'interim' && rows.every((row) => row.isCounted))
  const lists = [...listSeats].map(([listKey, seats]) => ({ listKey, votes: listVotes.get(listKey) ?? null, seats }))
  const ballots = ballotsOf(rows)
  return { final, source: null, areas: areasOf(rows), candidates: [...candidates.values()], lists, ...(ballots && { ballots }) }
}

function addVotes(before: number | null | undefined, votes: number | null): number | null {
  return before === null || votes === null ? null : (before ?? 0) + votes
}

function partyKeyOf(row: OneGovRow, facts: OneGovFacts): string | null {
  const name = row.cells.cell('candidate_party') || row.cells.cell('list_name')
  return name ? `onegov/${facts.cantonCode.toLowerCase()}/${slug(name)}` : null
}

function partiesOf(rows: readonly OneGovRow[], facts: OneGovFacts): PartyRecord[] {
  const parties = new Map<string, PartyRecord>()
  for (const row of rows) {
    const key = partyKeyOf(row, facts)
    if (!key || parties.has(key)) continue
    const shortName = row.cells.cell('candidate_party') || row.cells.cell('list_name')
    const color = colorOf(row.cells.cell('candidate_party_color') || row.cells.cell('list_color'), shortName)
    const text = { [languageOf(facts.cantonCode)]: shortName }
    parties.set(key, { key, shortName: text, name: text, color })
  }
  return [...parties.values()]
}

function sexOf(gender: string): 'female' | 'male' | null {
  return gender === 'female' || gender === 'male' ? gender : null
}

function compareIds(a: string, b: string): number {
  return a.localeCompare(b, 'de', { numeric: true })
}
