import type { ParliamentImport } from '@plenara/contract'
import { eachJsonElement, problemsOf } from '../json.ts'
import { type JsonReader, jsonReader } from '../json-reader.ts'
import { mergeParliament } from '../merge-parliament.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import type { Source } from '../source.ts'
import { bodySchema, toCouncil } from './bodies.ts'
import { kindOf } from './kinds.ts'
import { interestSchema, membershipSchema, toInterest, toMembership } from './memberships.ts'
import { personSchema, toCouncillor, toParty } from './persons.ts'
import { nestLanguages } from './texts.ts'
import {
  affairSchema,
  documentSchema,
  meetingSchema,
  toAffair,
  toDecision,
  toDocument,
  toMeeting,
  toVote,
  voteSchema,
  votingSchema,
} from './votings.ts'

const ROWS = [['data', '*']]

const READERS: Readonly<Record<string, JsonReader>> = {
  bodies: jsonReader(bodySchema, (read) => {
    const council = toCouncil(read)
    return typeof council === 'string' ? council : { councils: council ? [council] : [] }
  }),
  persons: jsonReader(personSchema, (read) => ({ councillors: [toCouncillor(read)], parliamentParties: [toParty(read) ?? []].flat() })),
  interests: jsonReader(interestSchema, (read) => {
    const interest = toInterest(read)
    return typeof interest === 'string' ? interest : { interests: [interest] }
  }),
  memberships: jsonReader(membershipSchema, toMembership),
  votings: jsonReader(votingSchema, (read) => {
    const vote = toVote(read)
    return typeof vote === 'string' ? vote : { parliamentVotes: [vote] }
  }),
  votes: jsonReader(voteSchema, (read) => {
    const decision = toDecision(read)
    return typeof decision === 'string' ? decision : { decisions: [decision] }
  }),
  affairs: jsonReader(affairSchema, (read) => {
    const affair = toAffair(read)
    return typeof affair === 'string' ? affair : { affairs: [affair] }
  }),
  meetings: jsonReader(meetingSchema, (read) => {
    const meeting = toMeeting(read)
    return typeof meeting === 'string' || 'noFact' in meeting ? meeting : { sessions: [meeting] }
  }),
  docs: jsonReader(documentSchema, (read) => ({ affairDocuments: [toDocument(read)] })),
}

/**
 * Answers of OpenParlData (JSON, texts nested or flat): parliaments of cantons and municipalities, their members with interests and memberships, votes
 * with every decision, affairs with documents, meetings.
 */
export async function parseOpenParlData(source: Source): Promise<ParliamentParsed> {
  const { problems, report } = problemsOf(source)
  const read: ParliamentImport[] = []
  const unknown = new Set<string>()
  eachJsonElement(source, ROWS, {
    report,
    onElement: (element) => {
      const value = nestLanguages(element.value)
      const kind = kindOf(value)
      const reader = READERS[kind]
      if (reader) read.push(reader({ ...element, value }, report))
      else if (!unknown.has(kind)) {
        unknown.add(kind)
        report(element.line, `not read: ${kind || 'a row that does not say what it is'}`)
      }
    },
  })
  return parliamentParsed(source, mergeParliament(read), problems)
}
