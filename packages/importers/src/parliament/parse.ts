import type { ParliamentImport } from '@plenara/contract'
import { eachJsonElement, problemsOf } from '../json.ts'
import { type JsonReader, jsonReader } from '../json-reader.ts'
import { mergeParliament } from '../merge-parliament.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import { affairSchema, toAffair, topicsOf } from './affairs.ts'
import { councilSchema, groupSchema, partySchema, sessionSchema, toCouncil, toGroup, toParty, toSession } from './councils.ts'
import { interestSchema, toInterest } from './interests.ts'
import { membershipSchema, toMembership } from './memberships.ts'
import { memberSchema, toCouncillor } from './members.ts'
import { isSeatingPlan, parseSeatingPlan } from './seating-plan.ts'
import { speechSchema, toSpeech } from './speeches.ts'
import { decisionSchema, toDecision, toVote, voteSchema } from './votes.ts'

/** A short answer is a list, a page holds a list of results beside the address of the next page; saved tables are bare lists. */
const PLACES = [['d', '*'], ['d', 'results', '*'], ['*']]
/** The answer to the address of one record, `Business(20240080,'DE')`, is that record. */
const PLACE_OF_ONE = [['d']]
const BEGIN_OF_ONE = /^\uFEFF?\s*\{\s*"d"\s*:\s*\{\s*"(?!results"|__count"|__next")/
const HEAD_LENGTH = 1_000
const TYPE = /DataModel\.(\w+)$/
/** How an entity is known where it does not say its type: by a field that only it has. */
const SIGNS = [
  ['MemberCouncil', 'FirstName'],
  ['Council', 'CouncilName'],
  ['Party', 'PartyAbbreviation'],
] as const

const readMembership = jsonReader(membershipSchema, (read) => {
  const membership = toMembership(read)
  return typeof membership === 'string' ? membership : { memberships: [membership] }
})

const READERS: Readonly<Record<string, JsonReader>> = {
  Council: jsonReader(councilSchema, (read) => ({ councils: [toCouncil(read)] })),
  ParlGroup: jsonReader(groupSchema, (read) => ({ groups: [toGroup(read)] })),
  Party: jsonReader(partySchema, (read) => ({ parliamentParties: [toParty(read)] })),
  MemberCouncil: jsonReader(memberSchema, (read) => ({ councillors: [toCouncillor(read)] })),
  PersonInterest: jsonReader(interestSchema, (read) => ({ interests: [toInterest(read)] })),
  MemberCommittee: readMembership,
  MemberCommitteeHistory: readMembership,
  Transcript: jsonReader(speechSchema, (read) => {
    const speech = toSpeech(read)
    return typeof speech === 'string' ? speech : { speeches: speech ? [speech] : [] }
  }),
  Session: jsonReader(sessionSchema, (read) => {
    const session = toSession(read)
    return typeof session === 'string' ? session : { sessions: [session] }
  }),
  Business: jsonReader(affairSchema, (read) => ({ affairs: [toAffair(read)], topics: topicsOf(read) })),
  Vote: jsonReader(voteSchema, (read) => ({ parliamentVotes: [toVote(read)] })),
  Voting: jsonReader(decisionSchema, (read) => {
    const decision = toDecision(read)
    return typeof decision === 'string' ? decision : { decisions: [decision] }
  }),
}

/**
 * Answers of the web services of the federal parliament (OData, JSON): councils, parties, groups, members, sessions, affairs, votes and
 * the decision of every member, their interests, memberships and speeches, as lists or as a single record; also the plan of the seats (CSV, Excel). A row is
 * in one language; rows of the same entity in other languages are joined to it.
 */
export async function parseParliament(source: Source): Promise<ParliamentParsed> {
  if (isSeatingPlan(source)) return parseSeatingPlan(source)
  const { problems, report } = problemsOf(source)
  const read: ParliamentImport[] = []
  const unknown = new Set<string>()
  const councils = new Map<string, string | null>()
  eachJsonElement(source, isOneRecord(source) ? PLACE_OF_ONE : PLACES, {
    report,
    onElement: (element) => {
      const type = typeOf(element.value)
      const found = READERS[type]?.(element, report)
      if (found) {
        read.push(found)
        reportSecondCouncil(found, councils, (reason) => report(element.line, reason))
      } else if (!unknown.has(type)) {
        unknown.add(type)
        report(element.line, `not read: ${type || 'a record that does not say what it is'}`)
      }
    },
  })
  return parliamentParsed(source, mergeParliament(read), problems)
}

function isOneRecord({ bytes }: Source): boolean {
  return BEGIN_OF_ONE.test(new TextDecoder().decode(bytes.subarray(0, HEAD_LENGTH)))
}

function typeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const metadata: unknown = Reflect.get(value, '__metadata')
  const type: unknown = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'type') : undefined
  if (typeof type === 'string') return TYPE.exec(type)?.[1] ?? type
  return SIGNS.find(([, field]) => field in value)?.[0] ?? ''
}

/** Who changed the chamber may stand in both: the later row counts. */
function reportSecondCouncil(found: ParliamentImport, councils: Map<string, string | null>, report: (reason: string) => void): void {
  for (const { key, firstName, lastName, councilKey } of found.councillors ?? []) {
    const earlierCouncil = councils.get(key)
    if (earlierCouncil && councilKey && earlierCouncil !== councilKey)
      report(`${firstName} ${lastName} is in ${earlierCouncil} and in ${councilKey}`)
    councils.set(key, councilKey)
  }
}
