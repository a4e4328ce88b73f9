import type { CandidateRecord, ContentLanguage, ElectionBundle, ElectionRecord, ListRecord } from '@plenara/contract'
import type { CantonFacts } from '../cantons.ts'
import { NO_STANCE } from '../parties.ts'
import { candidateRecord } from '../people/candidate.ts'
import { type Draft, drawPerson, type Person } from '../people/person.ts'
import { createRandom, itemAt, type Random } from '../random.ts'
import { type Connection, drawConnections } from './connections.ts'
import { type PlannedList, planLists } from './list-plan.ts'

/** A ballot with the people behind its candidates; `drafts` stand in the order of the candidates. */
export interface Ballot {
  readonly bundle: ElectionBundle
  readonly drafts: readonly Draft[]
  /** How strong each list is at the polls, by key. */
  readonly strengths: ReadonlyMap<string, number>
}

/** People and list numbers that are given instead of drawn. */
export interface Cast {
  /** Printed list number by party key. */
  readonly numbers: Readonly<Record<string, string>>
  /** By candidate number, e.g. `07.01`. */
  readonly people: Readonly<Record<string, Partial<Person>>>
}

export interface ListBallotRequest {
  readonly seed: string
  readonly election: ElectionRecord
  readonly canton: CantonFacts
  readonly languages: readonly ContentLanguage[]
  readonly size: { readonly lists: number; readonly candidates: number }
  readonly withConnections: boolean
  /** Fixed where everybody lives in one municipality. */
  readonly place: string | null
  /** Who sits in the council already, by party key. */
  readonly incumbents: ReadonlyMap<string, readonly Person[]>
  readonly cast?: Cast
}

interface NumberedList extends PlannedList, Connection {
  readonly key: string
  readonly number: string
  /** Whether the party has several lists, which share its name and are connected. */
  readonly hasFamily: boolean
}

/** A ballot with lists. */
export function listBallot(request: ListBallotRequest): Ballot {
  const { election } = request
  const random = createRandom(`${request.seed}/${election.key}`)
  const plan = planLists(random, { ...request.size, lines: election.lines })
  const connections = request.withConnections ? drawConnections(random, plan) : []
  const numbers = drawNumbers(random, plan, request.cast)
  const lists = plan
    .map((list, index) => {
      const hasFamily = plan.some((other) => other !== list && other.party !== null && other.party === list.party)
      return numbered(list, { number: itemAt(numbers, index), election, connection: connections[index], hasFamily })
    })
    .toSorted((a, b) => a.number.localeCompare(b.number))
  const people = lists.map((list) => ({ list, drafts: drawList(random, list, request) }))
  const drafts = random.shuffle(people.flatMap((entry) => entry.drafts))
  return {
    bundle: {
      election,
      lists: people.map(({ list, drafts: own }) => listRecord(random, list, { drafts: own, election })),
      candidates: drafts.map((draft) => draft.record),
      result: null,
    },
    drafts,
    strengths: new Map(lists.map((list) => [list.key, list.strength])),
  }
}

function numbered(
  list: PlannedList,
  place: { number: string; election: ElectionRecord; connection: Connection | undefined; hasFamily: boolean },
): NumberedList {
  const { connection = null, subConnection = null } = place.connection ?? {}
  const key = `${place.election.key}/${place.number}`
  return { ...list, key, number: place.number, connection, subConnection, hasFamily: place.hasFamily && connection !== null }
}

/** List numbers are drawn by lot. */
function drawNumbers(random: Random, plan: readonly PlannedList[], cast: Cast | undefined): string[] {
  const fixed = plan.map((list) => (list.isMain ? cast?.numbers[list.party?.key ?? ''] : undefined))
  const free = plan.map((_, index) => `${index + 1}`.padStart(2, '0')).filter((number) => !fixed.includes(number))
  const drawn = random.shuffle(free)
  return fixed.map((number) => number ?? drawn.pop() ?? '99')
}

function drawList(random: Random, list: NumberedList, request: ListBallotRequest): Draft[] {
  const incumbents = list.isMain ? (request.incumbents.get(list.party?.key ?? '') ?? []) : []
  const count = list.isMain && list.party?.isLarge === true ? sittingMembers(list, request.election.seats) : 0
  return Array.from({ length: list.size }, (_, index) => {
    const number = `${list.number}.${`${index + 1}`.padStart(2, '0')}`
    const drawn = drawPerson(random, {
      canton: request.canton.code,
      regions: request.canton.regions,
      kind: list.kind,
      stance: list.party?.stance ?? NO_STANCE,
      year: Number(request.election.electionDate.slice(0, 4)),
      place: request.place,
    })
    const given = request.cast?.people[number]
    const sitting = given === undefined ? incumbents[index] : undefined
    const person = { ...(sitting ?? drawn), ...given }
    const record = candidateRecord({
      seed: request.seed,
      person,
      election: request.election,
      languages: request.languages,
      key: `${request.election.key}/${number}`,
      partyKey: list.party?.key ?? null,
      ballotPlace: { listKey: list.key, listPosition: index + 1, number },
      incumbent: sitting !== undefined || (given === undefined && index < count),
    })
    return { person, record }
  })
}

/** About as many members as the votes of the list gave it last time, less those who stop. */
function sittingMembers(list: PlannedList, seats: number): number {
  return Math.floor((list.strength / 100) * seats * 0.8)
}

/** A list with fewer people than lines names its first people twice, mostly in small cantons (BPR Art. 22). */
function listRecord(random: Random, list: NumberedList, people: { drafts: readonly Draft[]; election: ElectionRecord }): ListRecord {
  const keys = people.drafts.map((draft) => draft.record.key)
  const { lines, maxRepetitions } = people.election
  const isCumulated = maxRepetitions > 1 && lines <= 5 && keys.length < lines && random.chance(0.8)
  return {
    key: list.key,
    number: list.number,
    name: list.name,
    partyKey: list.party?.key ?? null,
    connection: list.connection,
    subConnection: list.subConnection,
    family: list.hasFamily ? (list.party?.tree.de ?? null) : null,
    region: null,
    isParent: list.hasFamily && list.isMain,
    candidateKeys: isCumulated ? cumulate(keys, lines) : keys,
  }
}

function cumulate(keys: readonly string[], lines: number): string[] {
  const extra = Math.min(keys.length, lines - keys.length)
  return keys.flatMap((key, index) => (index < extra ? [key, key] : [key]))
}

export interface MajorityBallotRequest extends Omit<ListBallotRequest, 'size' | 'withConnections' | 'cast' | 'incumbents'> {
  readonly candidates: number
  readonly parties: readonly { readonly key: string; readonly stance: Person['stance'] }[]
}

/** A ballot without lists: a few people, each with or without a party. */
export function majorityBallot(request: MajorityBallotRequest): Ballot {
  const { election } = request
  const random = createRandom(`${request.seed}/${election.key}`)
  const parties = random.shuffle(request.parties)
  const drafts = Array.from({ length: request.candidates }, (_, index): Draft => {
    const party = random.chance(0.9) ? (parties[index % parties.length] ?? null) : null
    const person = drawPerson(random, {
      canton: request.canton.code,
      regions: request.canton.regions,
      kind: { sex: null, birthYears: { from: 1955, to: 1996 } },
      stance: party?.stance ?? NO_STANCE,
      year: Number(election.electionDate.slice(0, 4)),
      place: request.place,
    })
    const record: CandidateRecord = candidateRecord({
      seed: request.seed,
      person,
      election,
      languages: request.languages,
      key: `${election.key}/${index + 1}`,
      partyKey: party?.key ?? null,
      ballotPlace: { listKey: null, listPosition: null, number: null },
      incumbent: index < election.seats && random.chance(0.6),
    })
    return { person, record }
  })
  const shuffled = random.shuffle(drafts)
  return {
    bundle: { election, lists: [], candidates: shuffled.map((draft) => draft.record), result: null },
    drafts: shuffled,
    strengths: new Map(),
  }
}
