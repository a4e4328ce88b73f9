import {
  type AffairDocumentRecord,
  type AffairRecord,
  type DecisionRecord,
  type ParliamentVoteRecord,
  type SessionRecord,
  sourceId,
} from '@plenara/contract'
import { z } from 'zod'
import type { NoFact } from '../json-reader.ts'
import { decisionOf } from '../roll-calls/decision-words.ts'
import { bodyCouncilKey } from '../parliament-keys.ts'
import { personKey } from './persons.ts'
import { addressIn, day, languages, localized } from './texts.ts'

const id = z.int().positive()
const count = z.int().nonnegative().nullish()

export const votingSchema = z.object({
  ...{ id, body_key: z.string().min(1), title: languages, date: day, affair_id: id.nullish(), affair_title: languages },
  ...{ results_yes: count, results_no: count, results_abstention: count, results_absent: count },
  ...{ decision: z.string().nullish(), meaning_of_yes: languages, meaning_of_no: languages, url_external: languages },
})
export const voteSchema = z.object({ id, voting_id: id, person_id: id, vote: z.string() })
export const affairSchema = z.object({
  ...{ id, body_key: z.string().min(1), number: z.string().nullish(), title: languages, title_long: languages },
  ...{ type_name: languages, state_name: languages, begin_date: day.nullish(), url_external: languages },
})
export const meetingSchema = z.object({
  ...{ id, body_key: z.string().min(1), name: languages, begin_date: day, end_date: day.nullish(), state: z.string().nullish() },
})
export const documentSchema = z.object({
  id,
  affair_id: id,
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  date: day.nullish(),
})

const ACCEPTED = /^(ja|angenommen|zustimmung|oui|accepté|sì|accettato)/i
/** A meeting that was called off or put off, in the words of parliaments. */
const CANCELLED = /abgesagt|entfällt|annul|cancel|verschoben|reporté|rinviat/i
const REJECTED = /^(nein|abgelehnt|ablehnung|non|rejeté|no|respinto)/i

/** A vote of a parliament with its totals, or why it contradicts itself. */
export function toVote(read: z.infer<typeof votingSchema>): ParliamentVoteRecord | string {
  const accepted = acceptedBy(read.decision ?? '')
  const { results_yes: yes, results_no: no } = read
  if (accepted && (no ?? 0) > (yes ?? 0)) return `the vote ${read.id} is accepted with ${yes} yes and ${no} no`
  return {
    key: `openparldata/${read.id}`,
    id: sourceId('openparldata', read.id),
    councilKey: bodyCouncilKey(read.body_key),
    affairKey: read.affair_id ? affairKey(read.affair_id) : null,
    affairNumber: null,
    affairTitle: localized(read.affair_title),
    subject: localized(read.title),
    billTitle: {},
    meaningYes: localized(read.meaning_of_yes),
    meaningNo: localized(read.meaning_of_no),
    date: read.date,
    sessionKey: null,
    legislature: null,
    totals: yes == null || no == null ? null : { yes, no, abstain: read.results_abstention ?? 0, absent: read.results_absent ?? 0 },
    accepted,
    url: addressIn(read.url_external),
  }
}

/** How a member voted, or why that is not known. */
export function toDecision(read: z.infer<typeof voteSchema>): DecisionRecord | string {
  const decision = decisionOf(read.vote)
  if (!decision) return `vote is no decision: "${read.vote}"`
  return { voteKey: `openparldata/${read.voting_id}`, councillorKey: personKey(read.person_id), decision }
}

/** An affair of a parliament, or why it is none. */
export function toAffair(read: z.infer<typeof affairSchema>): AffairRecord | string {
  const title = localized(read.title)
  if (Object.keys(title).length === 0) return `the affair ${read.id} has no title`
  return {
    key: affairKey(read.id),
    id: sourceId('openparldata', read.id),
    number: read.number ?? '',
    type: localized(read.type_name),
    title,
    description: localized(read.title_long),
    status: localized(read.state_name),
    submittedBy: {},
    depositDate: read.begin_date ?? null,
    councilKey: bodyCouncilKey(read.body_key),
    sessionKey: null,
    legislature: null,
    topicKeys: [],
    ...{ initialSituation: {}, proceedings: {}, submittedText: {}, reason: {}, federalCouncilOpinion: {}, federalCouncilProposal: {} },
    url: addressIn(read.url_external),
  }
}

/** A meeting of a parliament, or why it is none. */
export function toMeeting(read: z.infer<typeof meetingSchema>): SessionRecord | NoFact | string {
  const until = read.end_date ?? read.begin_date
  if (read.state && CANCELLED.test(read.state)) return { noFact: `the meeting ${read.id} does not take place: "${read.state}"` }
  if (until < read.begin_date) return `the meeting ${read.id} ends on ${until}, before it begins on ${read.begin_date}`
  return {
    key: `openparldata/${read.id}`,
    id: sourceId('openparldata', read.id),
    councilKey: bodyCouncilKey(read.body_key),
    name: localized(read.name),
    abbreviation: {},
    from: read.begin_date,
    until,
    legislature: null,
  }
}

/** A document of an affair. Its text is not taken: the parliament's own site shows it. */
export function toDocument(read: z.infer<typeof documentSchema>): AffairDocumentRecord {
  return {
    key: `openparldata/${read.id}`,
    id: sourceId('openparldata', read.id),
    affairKey: affairKey(read.affair_id),
    title: read.name,
    date: read.date ?? null,
    url: read.url,
  }
}

function affairKey(number: number): string {
  return `openparldata-affair/${number}`
}

function acceptedBy(decision: string): boolean | null {
  if (ACCEPTED.test(decision)) return true
  return REJECTED.test(decision) ? false : null
}
