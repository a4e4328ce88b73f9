import type {
  CandidateRecord,
  CantonCode,
  ElectionBundle,
  ElectionRecord,
  ElectionResultRecord,
  ListRecord,
  PartyRecord,
} from '@plenara/contract'
import { ballotRulesOf, nationalCouncilDay } from '../ballot-rules.ts'
import { NO_PROFILE } from '../candidates/no-profile.ts'
import { federalName, levelOf, typeOf } from '../council.ts'
import { groupBy } from '../group.ts'
import { partyColor } from '../parties.ts'
import { federalSeatsOf } from '../reference/federal-seats.ts'
import { languageOf, slug } from '../text.ts'
import type { Entry } from './entry.ts'

const COUNCIL = 'national-council'

/** The file that the candidates come from: its election, and when it was written where it says so. */
export interface Release {
  readonly year: number
  readonly asOf: string | null
}

/** The ballot of a canton, and its result where the source has one; or the reason why there is none. */
export function toBundle(cantonCode: CantonCode, { year, asOf }: Release, entries: readonly Entry[]): ElectionBundle | string {
  const day = nationalCouncilDay(year)
  const seats = federalSeatsOf(COUNCIL, cantonCode, day)?.seats ?? seatsWon(entries)
  if (!seats) return `how many seats ${cantonCode} had in ${year} is not known`
  const isProportional = seats > 1
  const lists = isProportional ? [...groupBy(entries, listKeyOf).values()] : []
  const ordered = isProportional ? lists.flatMap((list) => list.toSorted(byPlace)) : entries
  return {
    election: electionOf({ cantonCode, day, seats, isProportional }),
    lists: lists.map((list) => listOf(cantonCode, list.toSorted(byPlace))),
    candidates: ordered.map((entry) => candidateOf(entry, isProportional)),
    result: resultOf({ ordered, lists, seats, asOf }),
  }
}

/** The parties that a source names beside its candidates. */
export function partiesOf(entries: readonly Entry[]): PartyRecord[] {
  const named = new Map(entries.flatMap((entry) => (entry.party ? [[partyKeyOf(entry), entry] as const] : [])))
  return [...named].flatMap(([key, { party, cantonCode }]) => {
    const text = { [languageOf(cantonCode)]: party }
    return key ? { key, shortName: text, name: text, color: partyColor(party) } : []
  })
}

function electionOf(facts: { cantonCode: CantonCode; day: string; seats: number; isProportional: boolean }): ElectionRecord {
  const { cantonCode, day, seats } = facts
  const year = Number(day.slice(0, 4))
  return {
    key: `candidate-lists/${COUNCIL}/${year}/${cantonCode.toLowerCase()}`,
    level: levelOf(COUNCIL),
    type: typeOf(COUNCIL),
    council: COUNCIL,
    name: federalName(COUNCIL, day) ?? {},
    cantonCode,
    constituencyId: null,
    municipality: null,
    seats,
    electionDate: day,
    nextElectionDate: nationalCouncilDay(year + 4),
    languages: [languageOf(cantonCode)],
    ...ballotRulesOf({ council: COUNCIL, ...facts }),
    followUntil: null,
    fictional: false,
    questionnaireKey: null,
  }
}

function listOf(cantonCode: CantonCode, list: readonly Entry[]): ListRecord {
  const [first] = list
  const lines = list.flatMap((entry) => linesOf(entry).map((place) => ({ place, key: keyOf(entry) }))).toSorted((a, b) => a.place - b.place)
  const party = new Set(list.map(partyKeyOf))
  return {
    key: first ? listKeyOf(first) : '',
    number: first?.listNumber ?? first?.listName ?? '',
    name: { [languageOf(cantonCode)]: first?.listName || first?.listNumber || '' },
    partyKey: party.size === 1 && first ? partyKeyOf(first) : null,
    connection: null,
    subConnection: null,
    candidateKeys: lines.map(({ key }) => key),
  }
}

function candidateOf(entry: Entry, isProportional: boolean): CandidateRecord {
  return {
    ...{ key: keyOf(entry), number: numberOf(entry), firstName: entry.firstName, lastName: entry.lastName },
    ...{ birthYear: entry.birthYear, sex: entry.sex, partyKey: partyKeyOf(entry), listKey: isProportional ? listKeyOf(entry) : null },
    ...{ listPosition: isProportional ? (entry.places[0] ?? entry.number) : null, place: entry.place, incumbent: entry.incumbent },
    occupation: entry.occupation ? { [languageOf(entry.cantonCode)]: entry.occupation } : {},
    ...NO_PROFILE,
  }
}

interface Counted {
  readonly ordered: readonly Entry[]
  readonly lists: readonly (readonly Entry[])[]
  readonly seats: number
  readonly asOf: string | null
}

/** Null as long as nobody has votes or a seat; final where all seats are given and all votes are known. */
function resultOf({ ordered, lists, seats, asOf }: Counted): ElectionResultRecord | null {
  const isCounted = ordered.some(({ votes, elected }) => votes || elected)
  if (!isCounted) return null
  const won = (entries: readonly Entry[]) => entries.filter(({ elected }) => elected).length
  return {
    final: won(ordered) === seats && ordered.every(({ votes }) => votes !== null),
    source: 'Bundesamt für Statistik',
    ...(asOf && { asOf }),
    candidates: ordered.map((entry) => ({ candidateKey: keyOf(entry), votes: entry.votes, elected: entry.elected ?? false })),
    lists: lists.map((list) => ({ listKey: list[0] ? listKeyOf(list[0]) : '', votes: null, seats: won(list) })),
  }
}

function seatsWon(entries: readonly Entry[]): number | null {
  return entries.filter(({ elected }) => elected).length || null
}

/** The list of a candidate: its number, else its name. */
export function listKeyOf({ listNumber, listName }: Entry): string {
  return listNumber ?? slug(listName)
}

/** As printed on the ballot, `01.05`, where the source has numbers. */
function numberOf({ listNumber, number }: Entry): string | null {
  return listNumber && number ? `${listNumber.padStart(2, '0')}.${String(number).padStart(2, '0')}` : null
}

/** By the number on the ballot; without one by list, name and year of birth. */
export function keyOf(entry: Entry): string {
  const { lastName, firstName, birthYear } = entry
  return numberOf(entry) ?? [listKeyOf(entry), slug(`${lastName} ${firstName}`), birthYear ?? 'x'].join('/')
}

function partyKeyOf({ party, cantonCode }: Entry): string | null {
  return party ? `candidate-lists/${cantonCode.toLowerCase()}/${slug(party)}` : null
}

/** The lines of a candidate on the printed list. */
export function linesOf({ places, number }: Entry): readonly number[] {
  return places.length > 0 ? places : [number ?? Number.MAX_SAFE_INTEGER]
}

function byPlace(one: Entry, other: Entry): number {
  return (linesOf(one)[0] ?? 0) - (linesOf(other)[0] ?? 0) || keyOf(one).localeCompare(keyOf(other), 'de', { numeric: true })
}
