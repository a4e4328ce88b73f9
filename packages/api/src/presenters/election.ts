import type {
  Candidate,
  CandidateCard,
  CandidateSnapshot,
  ContentLanguage,
  Election,
  ElectionEntry,
  LocalizedText,
  Party,
  PartySnapshot,
} from '@plenara/contract'
import { createTextReader, type TextReader } from './texts.ts'

export function presentElection(election: ElectionEntry, language: ContentLanguage): Election {
  const texts = createTextReader(language)
  return {
    id: election.id,
    level: election.level,
    type: election.type,
    name: texts.required('name', election.name),
    council: election.council,
    cantonId: election.cantonId,
    constituencyId: election.constituencyId,
    municipality: election.municipality,
    year: Number(election.electionDate.slice(0, 4)),
    seats: election.seats,
    bodySeats: election.bodySeats,
    electionDate: election.electionDate,
    nextElectionDate: election.nextElectionDate,
    languages: [...election.languages],
    lines: election.lines,
    maxRepetitions: election.maxRepetitions,
    seatMethod: election.seatMethod,
    followUntil: election.followUntil,
    resultsPublic: election.resultsPublic,
    fictional: election.fictional,
    ...texts.fallback(),
  }
}

export function presentParty(party: PartySnapshot, language: ContentLanguage): Party {
  const texts = createTextReader(language)
  return {
    id: party.id,
    shortName: texts.required('shortName', party.shortName),
    name: texts.required('name', party.name),
    color: party.color,
    ...texts.fallback(),
  }
}

/** What the presenters of candidates know besides the candidate. */
export interface CandidateContext {
  readonly electionId: number
  readonly listNumbers: ReadonlyMap<number, string>
  readonly language: ContentLanguage
}

export function presentCard(candidate: CandidateSnapshot, context: CandidateContext): CandidateCard {
  return cardOf(candidate, context, createTextReader(context.language))
}

export function presentCandidate(candidate: CandidateSnapshot, context: CandidateContext): Candidate {
  const texts = createTextReader(context.language)
  const profile = (field: keyof CandidateSnapshot['texts']) => texts.optional(field, candidate.texts[field] ?? {})
  return {
    ...cardOf(candidate, context, texts),
    mainGoals: profile('mainGoals'),
    motivation: profile('motivation'),
    education: profile('education'),
    politicalExperience: profile('politicalExperience'),
    otherExperience: profile('otherExperience'),
    hobbies: profile('hobbies'),
    politicalPositions: profile('politicalPositions'),
    campaignBudget: candidate.campaignBudget,
    vestedInterests: presentAll(texts, 'vestedInterests', candidate.vestedInterests),
    ...texts.fallback(),
  }
}

function cardOf(candidate: CandidateSnapshot, { electionId, listNumbers }: CandidateContext, texts: TextReader): CandidateCard {
  return {
    id: candidate.id,
    electionId,
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    birthYear: candidate.birthYear,
    sex: candidate.sex,
    partyId: candidate.partyId,
    listId: candidate.listId,
    listNumber: candidate.listId === null ? null : (listNumbers.get(candidate.listId) ?? null),
    listPosition: candidate.listPosition,
    number: candidate.number,
    place: candidate.place,
    occupation: texts.optional('occupation', candidate.occupation),
    incumbent: candidate.incumbent,
    portrait: candidate.portrait,
  }
}

function presentAll(texts: TextReader, field: string, all: readonly LocalizedText[]): string[] {
  return all.map((text) => texts.optional(field, text)).filter((text) => text !== null)
}
