import type {
  Candidate,
  CandidateCard,
  CandidateSnapshot,
  ContentLanguage,
  Election,
  ElectionEntry,
  FieldContent,
  LoggedChange,
  Party,
  PartySnapshot,
  StatementChangeSnapshot,
  VestedInterest,
  VestedInterestRecord,
} from '@plenara/contract'
import { nextElectionDateOf } from '@plenara/domain'
import { presentMark } from './source.ts'
import { createTextReader, type TextReader } from './texts.ts'

/** `elections`: all that are known, in which the next one of the same body is found. */
export function presentElection(election: ElectionEntry, elections: readonly ElectionEntry[], language: ContentLanguage): Election {
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
    nextElectionDate: nextElectionDateOf(
      election,
      elections.filter(({ fictional }) => fictional === election.fictional),
    ),
    languages: [...election.languages],
    lines: election.lines,
    maxRepetitions: election.maxRepetitions,
    seatMethod: election.seatMethod,
    followUntil: election.followUntil,
    resultsPublic: election.resultsPublic,
    resultWithdrawn: presentWithdrawal(election, texts),
    fictional: election.fictional,
    ...(election.sourceId && { sourceId: election.sourceId }),
    ...texts.fallback(),
  }
}

function presentWithdrawal({ resultWithdrawn }: ElectionEntry, texts: TextReader): Election['resultWithdrawn'] {
  if (!resultWithdrawn) return null
  const { on, reason } = resultWithdrawn
  return { on, reason: reason === null ? null : texts.required('resultWithdrawn', reason) }
}

export function presentParty(party: PartySnapshot, language: ContentLanguage): Party {
  const texts = createTextReader(language)
  return {
    id: party.id,
    shortName: texts.required('shortName', party.shortName),
    name: texts.required('name', party.name),
    color: party.color,
    ...presentMark(party),
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
  const interests = presentInterests(texts, candidate.vestedInterests)
  return {
    ...cardOf(candidate, context, texts),
    mainGoals: profile('mainGoals'),
    motivation: profile('motivation'),
    education: profile('education'),
    politicalExperience: profile('politicalExperience'),
    otherExperience: profile('otherExperience'),
    hobbies: profile('hobbies'),
    politicalPositions: profile('politicalPositions'),
    motto: profile('motto'),
    household: profile('household'),
    campaignBudget: candidate.campaignBudget,
    vestedInterests: linesOf(interests),
    interests,
    links: candidate.links.map(({ kind, url }) => ({ kind, url })),
    languages: [...candidate.languages],
    ...(candidate.statement && { statement: candidate.statement }),
    ...(candidate.hasChanges && { hasChanges: candidate.hasChanges }),
    ...texts.fallback(),
  }
}

/** A change of a public statement; of interests the lines that readers see. */
export function presentChange(
  { on, field, before, after, reason, held }: StatementChangeSnapshot,
  language: ContentLanguage,
): LoggedChange {
  const shown = (value: FieldContent) => presentValue(createTextReader(language), value)
  return {
    ...{ on, field, before: shown(before), after: shown(after) },
    ...(reason !== null && { reason }),
    ...(held && { held: [...held] }),
  }
}

function presentValue(texts: TextReader, value: FieldContent): LoggedChange['before'] {
  if (typeof value !== 'object' || value === null) return value
  return value.flatMap((one: string | VestedInterestRecord) => (typeof one === 'string' ? [one] : linesOf(presentInterests(texts, [one]))))
}

/** In words, as a profile has them. */
function linesOf(interests: readonly VestedInterest[]): string[] {
  return interests.map(({ organisation, role }) => (role ? `${organisation} (${role})` : organisation))
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
    ...(candidate.standing && { standing: candidate.standing }),
    ...presentMark(candidate),
  }
}

function presentInterests(texts: TextReader, all: CandidateSnapshot['vestedInterests']): VestedInterest[] {
  return all.flatMap(({ organisation, role, paid, since }) => {
    const name = texts.optional('vestedInterests', organisation)
    return name === null ? [] : [{ organisation: name, role: texts.optional('vestedInterests', role), paid, since }]
  })
}
