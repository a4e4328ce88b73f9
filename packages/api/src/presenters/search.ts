import type { AffairRecord, CouncillorFacts, Identified, SearchResult } from '@plenara/contract'
import type { Found, KnowledgeText } from '../search-store.ts'
import { officeOf } from '../services/parliament.ts'
import type { ParliamentContext } from './councillor.ts'
import { presentMark } from './source.ts'
import { createTextReader } from './texts.ts'
import { presentVoteCard } from './vote.ts'

export function presentFound(found: Found, context: ParliamentContext): SearchResult {
  switch (found.kind) {
    case 'person':
      return { kind: 'person', person: personOf(found.councillor, context), ...presentMark(found.councillor) }
    case 'people-vote':
    case 'parliament-vote':
      return { kind: found.kind, vote: presentVoteCard(found.vote, context), ...presentMark(found.vote.record) }
    case 'affair':
      return { kind: 'affair', affair: affairOf(found.affair, context), ...presentMark(found.affair) }
    case 'article':
      return { kind: 'article', article: { path: found.text.path, ...textsOf(found.text, context, 'title') } }
    case 'word':
      return { kind: 'word', word: textsOf(found.text, context, 'term') }
  }
}

function personOf(one: CouncillorFacts, { reference, language }: ParliamentContext) {
  const texts = createTextReader(language)
  const council = reference.councils.find(({ key }) => key === one.councilKey)
  const party = reference.parties.find(({ key }) => key === one.partyKey)
  return {
    id: one.id,
    office: officeOf(council),
    firstName: one.firstName,
    lastName: one.lastName,
    council: texts.optional('council', council?.name ?? {}),
    party: texts.optional('party', party?.abbreviation ?? {}) ?? texts.optional('party', party?.name ?? {}),
    cantonCode: one.cantonCode,
    active: one.active,
    ...texts.fallback(),
  }
}

function affairOf(affair: Identified<AffairRecord>, { language }: ParliamentContext) {
  const texts = createTextReader(language)
  return {
    id: affair.id,
    number: affair.number,
    title: texts.required('title', affair.title),
    type: texts.optional('type', affair.type),
    status: texts.optional('status', affair.status),
    ...texts.fallback(),
  }
}

function textsOf<Name extends 'title' | 'term'>({ title, text }: KnowledgeText, { language }: ParliamentContext, name: Name) {
  const texts = createTextReader(language)
  const read = { [name]: texts.required(name, title), text: texts.required('text', text) } as Record<Name | 'text', string>
  return { ...read, ...texts.fallback() }
}
