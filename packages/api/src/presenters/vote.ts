import type {
  Affair,
  CouncillorVoteCard,
  Decision,
  ExplanationRecord,
  Identified,
  ParliamentVoteRecord,
  PeopleVoteRecord,
  TellingVote,
  Topic,
  TopicRecord,
  Vote,
  VoteCard,
  VoteSnapshot,
  WholeAffair,
  WholeVote,
} from '@plenara/contract'
import { frenchSpaces } from '@plenara/domain'
import { idOf, type ParliamentContext, presentCouncillorCard } from './councillor.ts'
import { presentMark } from './source.ts'
import { createTextReader, type TextReader } from './texts.ts'

export function presentTopic(topic: Identified<TopicRecord>, { language }: ParliamentContext): Topic {
  const texts = createTextReader(language)
  return { id: topic.id, name: texts.required('name', topic.name), ...texts.fallback() }
}

export function presentVoteCard(vote: VoteSnapshot, context: ParliamentContext): VoteCard {
  const texts = createTextReader(context.language)
  return { ...cardOf(vote, context, texts), ...texts.fallback() }
}

export function presentCouncillorVote(vote: VoteSnapshot, decision: Decision, context: ParliamentContext): CouncillorVoteCard {
  return { ...presentVoteCard(vote, context), decision }
}

/** A bill under its first vote. */
export function presentTellingVote(
  vote: VoteSnapshot & { readonly isPeoples: false },
  ids: readonly number[],
  context: ParliamentContext,
): TellingVote {
  const texts = createTextReader(context.language)
  const { record, affairId } = vote
  const { billTitle, meaningYes, meaningNo } = parliamentPart(record, context, texts)
  const { date, affairNumber, affairTitle } = record
  const title = texts.optional('title', affairTitle) ?? billTitle ?? ''
  return { ids: [...ids], date, title, billTitle, meaningYes, meaningNo, affairId, affairNumber, ...texts.fallback() }
}

export function presentVote({ vote, councillors, explanations }: WholeVote, context: ParliamentContext): Vote {
  const texts = createTextReader(context.language)
  const card = cardOf(vote, context, texts)
  const decisions = councillors.map(({ councillor, decision }) => ({ councillor: presentCouncillorCard(councillor, context), decision }))
  const parliament = vote.isPeoples ? null : { ...parliamentPart(vote.record, context, texts), decisions }
  const people = vote.isPeoples ? peoplePart(vote, explanations, context) : null
  return { ...card, url: vote.record.url, parliament, people, ...texts.fallback() }
}

export function presentAffair({ affair, documents, votes }: WholeAffair, context: ParliamentContext): Affair {
  const { reference, language } = context
  const texts = createTextReader(language)
  return {
    id: affair.id,
    number: affair.number,
    type: texts.optional('type', affair.type),
    title: texts.required('title', affair.title),
    description: texts.optional('description', affair.description),
    status: texts.optional('status', affair.status),
    submittedBy: texts.optional('submittedBy', affair.submittedBy),
    depositDate: affair.depositDate,
    councilId: idOf(reference.councils, affair.councilKey),
    sessionId: idOf(reference.sessions, affair.sessionKey),
    legislature: affair.legislature,
    topics: reference.topics.filter(({ key }) => affair.topicKeys.includes(key)).map((topic) => presentTopic(topic, context)),
    initialSituation: texts.optional('initialSituation', affair.initialSituation),
    proceedings: texts.optional('proceedings', affair.proceedings),
    submittedText: texts.optional('submittedText', affair.submittedText),
    reason: texts.optional('reason', affair.reason),
    federalCouncilOpinion: texts.optional('federalCouncilOpinion', affair.federalCouncilOpinion),
    federalCouncilProposal: texts.optional('federalCouncilProposal', affair.federalCouncilProposal),
    url: affair.url,
    documents: documents.map(({ id, title, date, url }) => ({ id, title, date, url })),
    votes: votes.map((vote) => presentVoteCard(vote, context)),
    ...presentMark(affair),
    ...texts.fallback(),
  }
}

function cardOf(vote: VoteSnapshot, context: ParliamentContext, texts: TextReader): VoteCard {
  const { record, affairId } = vote
  const shared = { id: record.id, date: record.date, affairId, affairNumber: record.affairNumber, ...presentMark(record) }
  return vote.isPeoples
    ? { ...shared, ...peopleCard(vote.record, texts) }
    : {
        ...shared,
        ...parliamentCard(vote.record, texts),
        councilId: idOf(context.reference.councils, vote.record.councilKey),
        totals: totalsOf(vote),
      }
}

function parliamentCard({ affairTitle, subject, accepted }: Identified<ParliamentVoteRecord>, texts: TextReader) {
  const line = texts.optional('subject', subject)
  const title = texts.optional('title', affairTitle)
  return { kind: null, title: title ?? line ?? '', subject: title === null ? null : line, yesPercent: null, accepted }
}

function peopleCard({ kind, cantonCode, shortTitle, title, result }: Identified<PeopleVoteRecord>, texts: TextReader) {
  const short = texts.optional('title', shortTitle)
  const long = texts.optional(short === null ? 'title' : 'subject', title)
  return {
    kind,
    ...(cantonCode && { cantonCode }),
    title: short ?? long ?? '',
    subject: short === null ? null : long,
    councilId: null,
    totals: null,
    yesPercent: result?.national.yesPercent ?? null,
    accepted: result?.accepted ?? null,
  }
}

/** The totals that the source says, else those of the decisions; who was in the chair is none of them. */
function totalsOf(vote: VoteSnapshot & { readonly isPeoples: false }): VoteCard['totals'] {
  const { record, counts } = vote
  if (record.totals !== null) return { ...record.totals }
  if (counts === null) return null
  return { yes: counts.yes, no: counts.no, abstain: counts.abstain, absent: counts.absent + counts.excused }
}

function parliamentPart(record: Identified<ParliamentVoteRecord>, { reference }: ParliamentContext, texts: TextReader) {
  return {
    billTitle: texts.optional('billTitle', record.billTitle),
    meaningYes: texts.optional('meaningYes', record.meaningYes),
    meaningNo: texts.optional('meaningNo', record.meaningNo),
    sessionId: idOf(reference.sessions, record.sessionKey),
    legislature: record.legislature,
  }
}

function peoplePart(vote: PeoplesVote, explanations: readonly ExplanationRecord[], { language }: ParliamentContext) {
  const { record } = vote
  return {
    number: record.number,
    parties: record.parties.map((party) => ({ ...party })),
    ...presentQuestion(vote),
    explanations: explanationsIn(explanations, language),
  }
}

type PeoplesVote = VoteSnapshot & { readonly isPeoples: true }

/** What a question to the people needs, what the councils recommend and what became of it. */
export function presentQuestion({ record: { doubleMajority, positions, result }, hasMunicipalities }: PeoplesVote) {
  return {
    doubleMajority,
    positions: positions.map((position) => ({ ...position })),
    result: result && {
      ...result,
      cantons: result.cantons.map((canton) => ({ ...canton })),
      ...(hasMunicipalities && { hasMunicipalities: true as const }),
    },
  }
}

/** Of each source the text in the language asked for, else in the first of de, fr, it, rm. */
export function explanationsIn(explanations: readonly ExplanationRecord[], wanted: string): NonNullable<Vote['people']>['explanations'] {
  const order = [wanted, 'de', 'fr', 'it', 'rm']
  const sorted = explanations.toSorted((a, b) => order.indexOf(a.language) - order.indexOf(b.language))
  const first = sorted.filter(({ source }, index) => sorted.findIndex((one) => one.source === source) === index)
  return first.map(({ source, language, title, sections, url }) => {
    const spaced = language === 'fr' ? frenchSpaces : (text: string) => text
    const shown = sections.map(({ kind, title: heading, blocks }) => ({ kind, title: spaced(heading), blocks: blocks.map(spaced) }))
    return { source, language, title: spaced(title), sections: shown, url }
  })
}
