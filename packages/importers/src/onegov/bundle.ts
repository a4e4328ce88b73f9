import type {
  CandidateRecord,
  CountedAreas,
  ElectionBundle,
  ElectionRecord,
  ElectionResultRecord,
  ListRecord,
  LocalizedText,
  PartyRecord,
} from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract'
import { parliamentSeatsOf } from '@plenara/domain'
import { ballotRulesOf, nationalCouncilDay } from '../ballot-rules.ts'
import { NO_PROFILE } from '../candidates/no-profile.ts'
import { federalName, levelOf, typeOf } from '../council.ts'
import { groupBy, lastBy } from '../group.ts'
import { electionKey } from '../identity/election-key.ts'
import { colorOf } from '../parties.ts'
import { nationalParty, partyOfList } from '../parties/national-parties.ts'
import { constituencyByName, constituencyOfMunicipalities } from '../reference/index.ts'
import { languageOf, slug, wholeNumber } from '../text.ts'
import { areasOf, ballotsOf } from './ballots.ts'
import { districtOf, lackingMunicipalities } from './coverage.ts'
import { type OneGovFacts, spaced } from './facts.ts'
import type { OneGovRow } from './rows.ts'

/** The ballot and the result that the rows of one election tell, and the parties on it. */
export function toBundle(rows: readonly OneGovRow[], facts: OneGovFacts, stem: string): { bundle: ElectionBundle; parties: PartyRecord[] } {
  const parties = partiesOf(rows, facts)
  const candidates = candidatesOf(rows, facts)
  const lists = facts.isProportional ? listsOf(rows, facts, candidates) : []
  const election = electionOf(rows, facts, stem)
  const bundle = { election, lists, candidates, result: resultOf(rows, facts, expectedAreas(rows, election)) }
  return { bundle, parties }
}

function electionOf(rows: readonly OneGovRow[], facts: OneGovFacts, stem: string): ElectionRecord {
  const { cantonCode, council, day, seats, titles, compound, isProportional } = facts
  const language = languageOf(cantonCode)
  const hasTitle = Object.keys(titles).length > 0
  const level = levelOf(council)
  const bodySeats = wholeNumber(rows[0]?.cells.cell('compound_mandates') ?? '') ?? parliamentSeatsOf({ cantonCode, council, day })
  const places = [...Object.values(titles), rows[0]?.cells.cell('entity_district') ?? '']
  const municipalities = new Set(rows.map((row) => row.entityId))
  const named = places.map((place) => constituencyByName(cantonCode, place)).find(Boolean)
  const constituency = named ?? constituencyOfMunicipalities(cantonCode, municipalities)
  return {
    key: electionKey({ ...facts, constituency: constituency ?? null, titles: titlesOf(facts), area: districtOf(rows), stem }),
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
    fictional: false,
    questionnaireKey: null,
  }
}

/** The title of the election itself comes before that of its compound. */
function titlesOf({ titles, compound }: OneGovFacts): string[] {
  return [...Object.values(titles), ...Object.values(compound)]
}

function nameOf(compound: LocalizedText, titles: LocalizedText): LocalizedText {
  const entries = Object.entries(titles).map(([language, title]) => {
    const whole = CONTENT_LANGUAGES.flatMap((one) => (one === language ? (compound[one] ?? []) : []))[0]
    return [language, whole && !title.includes(whole) ? `${whole}: ${title}` : title]
  })
  return Object.fromEntries(entries)
}

function candidatesOf(rows: readonly OneGovRow[], facts: OneGovFacts): CandidateRecord[] {
  const firstRows = [...lastBy(rows.toReversed(), ({ candidateId }) => candidateId).values()]
  const ordered = firstRows.toSorted((a, b) => compareIds(a.listId, b.listId) || compareIds(a.candidateId, b.candidateId))
  const positions = new Map<string, number>()
  return ordered.map((row) => {
    const position = (positions.get(row.listId) ?? 0) + 1
    positions.set(row.listId, position)
    const isListed = facts.isProportional && row.listId !== ''
    return {
      ...NO_PROFILE,
      ...{ occupation: {}, incumbent: false, place: null },
      key: row.candidateId,
      number: row.candidateId,
      firstName: row.firstName,
      lastName: row.lastName,
      birthYear: wholeNumber(row.cells.cell('candidate_year_of_birth')),
      sex: sexOf(row.cells.cell('candidate_gender')),
      partyKey: partyOf(row, facts)?.key ?? null,
      listKey: isListed ? row.listId : null,
      listPosition: isListed ? position : null,
    }
  })
}

function listsOf(rows: readonly OneGovRow[], facts: OneGovFacts, candidates: readonly CandidateRecord[]): ListRecord[] {
  const byList = lastBy(
    rows.filter((row) => row.listId),
    ({ listId }) => listId,
  )
  const ordered = [...byList.values()].toSorted((a, b) => compareIds(a.listId, b.listId))
  const candidatesByList = groupBy(candidates, (one) => one.listKey ?? '')
  const partyOfCandidates = (listId: string) => {
    const parties = new Set((candidatesByList.get(listId) ?? []).map(({ partyKey }) => partyKey))
    return parties.size === 1 ? ([...parties][0] ?? null) : null
  }
  return ordered.map((row) => {
    const connection = row.cells.cell('list_connection') || null
    const parent = row.cells.cell('list_connection_parent') || null
    return {
      key: row.listId,
      number: row.listId,
      name: { [languageOf(facts.cantonCode)]: row.cells.cell('list_name') || row.listId },
      partyKey: partyOfCandidates(row.listId),
      connection: parent ?? connection,
      subConnection: parent ? connection : null,
      candidateKeys: (candidatesByList.get(row.listId) ?? []).map((one) => one.key),
    }
  })
}

/** A municipality that is not in the file has not counted. */
function expectedAreas(rows: readonly OneGovRow[], election: ElectionRecord): CountedAreas {
  const { counted, total } = areasOf(rows)
  return { counted, total: total + lackingMunicipalities(election, rows).length }
}

/** Candidates and lists stand once for every municipality: their votes are added up. What is not counted yet counts as nothing, and nobody has votes before the first. */
function resultOf(rows: readonly OneGovRow[], facts: OneGovFacts, areas: CountedAreas): ElectionResultRecord {
  const candidates = new Map<string, { candidateKey: string; votes: number | null; elected: boolean }>()
  const listVotes = new Map<string, number | null>()
  const listSeats = new Map<string, number>()
  const counted = new Set<string>()
  for (const row of rows) {
    const sofar = candidates.get(row.candidateId)?.votes ?? null
    const votes = row.isCounted ? (sofar ?? 0) + row.votes : sofar
    candidates.set(row.candidateId, { candidateKey: row.candidateId, votes, elected: row.isElected })
    if (!facts.isProportional || !row.listId) continue
    listSeats.set(row.listId, row.listSeats)
    const countKey = `${row.listId}/${row.entityId}`
    if (row.isCounted && !counted.has(countKey)) listVotes.set(row.listId, addVotes(listVotes.get(row.listId), row.listVotes))
    counted.add(countKey)
  }
  const status = rows[0]?.cells.cell('election_status')
  const final = status === 'final' || (status !== 'interim' && areas.counted === areas.total)
  const lists = [...listSeats].map(([listKey, seats]) => ({ listKey, votes: listVotes.get(listKey) ?? null, seats }))
  const ballots = ballotsOf(rows)
  return { final, source: null, areas, candidates: [...candidates.values()], lists, ...(ballots && { ballots }) }
}

function addVotes(before: number | null | undefined, votes: number | null): number | null {
  return before === null || votes === null ? null : (before ?? 0) + votes
}

/** The party of a candidate; where the file names none, that whose own list it is: other lists are no party. */
function partyOf(row: OneGovRow, { cantonCode }: OneGovFacts): PartyRecord | null {
  const name = row.cells.cell('candidate_party')
  if (!name) return partyOfList(row.cells.cell('list_name'), cantonCode)
  const national = nationalParty(name, cantonCode)
  if (national) return national
  const text = { [languageOf(cantonCode)]: name }
  const color = colorOf(row.cells.cell('candidate_party_color') || row.cells.cell('list_color'), name)
  return { key: `onegov/${cantonCode.toLowerCase()}/${slug(name)}`, shortName: text, name: text, color }
}

function partiesOf(rows: readonly OneGovRow[], facts: OneGovFacts): PartyRecord[] {
  const parties = new Map<string, PartyRecord>()
  for (const row of rows) {
    const party = partyOf(row, facts)
    if (party && !parties.has(party.key)) parties.set(party.key, party)
  }
  return [...parties.values()]
}

function sexOf(gender: string): 'female' | 'male' | null {
  return gender === 'female' || gender === 'male' ? gender : null
}

/** One collator for all: a comparison by `localeCompare` makes one each time. */
const IDS = new Intl.Collator('de', { numeric: true })

function compareIds(a: string, b: string): number {
  return IDS.compare(a, b)
}
