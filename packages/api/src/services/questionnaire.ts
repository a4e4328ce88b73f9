import type {
  AnswerComment,
  Axis,
  CandidateResponse,
  Category,
  LocaleCode,
  Question,
  Response as Reply,
  Spider,
  Weight,
} from '@plenara/contract'
import { DomainError, EMPTY_PROFILE, giveOpinion, isOnScale, keepApart, type OpinionProfile, takeOpinionBack } from '@plenara/domain'
import { presentCandidateResponse, presentCategory, presentQuestion, presentSpider } from '../presenters/questionnaire.ts'
import { languageOf, textOf } from '../presenters/texts.ts'
import type { Catalogue, StoredResponse } from '../store.ts'
import { electionEnds, loadOpinions, loadProfile, opinionElection, type OpinionServices, responsesOf } from './effective-opinions.ts'
import { candidateOf, type ElectionData, loadElection } from './election-data.ts'
import { hasConsent } from './user.ts'

/** Where the user's answer to a question belongs. */
export interface ResponsePlace {
  readonly id: number
  readonly eid: number
  readonly questionId: number
}

/** An answer as it is sent; `answeredAt` where it was given before the call. */
export interface NewResponse {
  readonly value: number | null
  readonly weight?: Weight | undefined
  readonly answeredAt?: string | undefined
  /** Whether it counts in this election alone. */
  readonly only?: boolean | undefined
  readonly lang?: LocaleCode | undefined
}

/** Throws `election_not_found`. */
export async function getCategories(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<Category[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.categories.map((category) => presentCategory(category, languageOf(lang)))
}

/** Throws `election_not_found`. */
export async function getAxes(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<Axis[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.axes.map(({ id, name }) => ({ id, name: textOf(name, languageOf(lang)) }))
}

/** What candidates say about their answers, and which of them are especially important to them; all of the election. Throws `election_not_found`. */
export async function getAnswerComments(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<AnswerComment[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.answers.flatMap(({ candidateId, answers }) =>
    answers.flatMap((answer) => {
      const { value: _, comment, ...rest } = presentCandidateResponse(answer, languageOf(lang))
      return comment === null && !rest.important ? [] : [{ candidateId, ...rest, comment: comment ?? '' }]
    }),
  )
}

/** In the order in which they are asked. Throws `election_not_found`. */
export async function getQuestions(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<Question[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.questions.map((question) => presentQuestion(question, languageOf(lang)))
}

/** The user's opinion diagram. Throws `election_not_found`. */
export async function getSpider(services: OpinionServices, place: { id: number; eid: number }, lang?: LocaleCode): Promise<Spider> {
  const election = await loadElection(services.catalogue, place.eid)
  const { responses } = await loadOpinions(services, place.id, election)
  return presentSpider(election.snapshot, responses, languageOf(lang))
}

/** Throws `election_not_found`, `candidate_not_found`. */
export async function getCandidateSpider(
  catalogue: Catalogue,
  place: { eid: number; candidateId: number },
  lang?: LocaleCode,
): Promise<Spider> {
  const election = await loadElection(catalogue, place.eid)
  const { id } = candidateOf(election, place.candidateId)
  return presentSpider(election.snapshot, election.answersByCandidate.get(id) ?? [], languageOf(lang))
}

/** The answers that count in the election, with where they were given. Throws `election_not_found`. */
export async function getResponses(services: OpinionServices, place: { id: number; eid: number }): Promise<Reply[]> {
  const { responses } = await loadOpinions(services, place.id, await loadElection(services.catalogue, place.eid))
  return responses
}

/**
 * Stores an answer and gives the diagram of a state that contains it [QUEST-3]. It counts in all elections that are not over and ask the same, or
 * (`only`) in this one alone. Of two answers the one that was given later stays, whichever arrives first.
 * Throws `election_not_found`, `question_not_found`, `value_not_on_scale`, `consent_missing`, `answered_later`.
 */
export async function setResponse(
  services: OpinionServices,
  place: ResponsePlace,
  { value, weight = 1, answeredAt, only = false, lang }: NewResponse,
): Promise<Spider> {
  const { catalogue, users, now } = services
  const [election, consent] = await Promise.all([loadElection(catalogue, place.eid), hasConsent(users, place.id)])
  const question = questionOf(election, place.questionId)
  if (!isOnScale(question.type, value)) throw new DomainError('value_not_on_scale')
  if (!consent) throw new DomainError('consent_missing')
  const at = answerSeconds(answeredAt, now())
  const [ends] = await Promise.all([electionEnds(catalogue), loadProfile(services, place.id)])
  const response: StoredResponse = { questionId: place.questionId, value, weight, answeredAt: at, ...(only && { only }) }
  isOvertaken((await users.getOpinions(place.id, place.eid)).responses, response)
  // First what counts everywhere: interrupted in between, it counts here all the same.
  const given = { electionId: place.eid, question, value, weight, at, only }
  const profile = await users.changeProfile(place.id, (present) => giveOpinion(present ?? EMPTY_PROFILE, given, ends))
  const { responses: own } = await users.changeOpinions(place.id, place.eid, (opinions) => {
    if (isOvertaken(opinions.responses, response)) return opinions
    return { ...opinions, responses: [...without(opinions.responses, place.questionId), response] }
  })
  return presentSpider(election.snapshot, responsesOf(services, election, { own, profile }), languageOf(lang))
}

/**
 * Takes an answer back, also where it counts in other elections that did not answer it themselves; or (`only`) here alone. One that was never given stays
 * so. Throws `election_not_found`, `question_not_found`.
 */
export async function deleteResponse(
  services: OpinionServices,
  place: ResponsePlace,
  { only = false, lang }: { readonly only?: boolean; readonly lang?: LocaleCode | undefined } = {},
): Promise<Spider> {
  const { catalogue, users, now } = services
  const election = await loadElection(catalogue, place.eid)
  const question = questionOf(election, place.questionId)
  const [ends, before] = await Promise.all([electionEnds(catalogue), loadProfile(services, place.id)])
  const { isOver } = opinionElection(election.snapshot.election, now())
  const taken = { electionId: place.eid, question, at: answerSeconds(undefined, now()), isOver }
  const change = (profile: OpinionProfile) => (only ? keepApart(profile, place.eid, question.id) : takeOpinionBack(profile, taken, ends))
  const profile = change(before) === before ? before : await users.changeProfile(place.id, (present) => change(present ?? before))
  const { responses: own } = await users.changeOpinions(place.id, place.eid, (opinions) => {
    const rest = without(opinions.responses, place.questionId)
    return rest.length === opinions.responses.length ? opinions : { ...opinions, responses: rest }
  })
  return presentSpider(election.snapshot, responsesOf(services, election, { own, profile }), languageOf(lang))
}

/** Throws `election_not_found`, `candidate_not_found`. */
export async function getCandidateResponses(
  catalogue: Catalogue,
  place: { eid: number; candidateId: number },
  lang?: LocaleCode,
): Promise<CandidateResponse[]> {
  const election = await loadElection(catalogue, place.eid)
  const { id } = candidateOf(election, place.candidateId)
  const answers = election.answersByCandidate.get(id) ?? []
  return answers.map((answer) => presentCandidateResponse(answer, languageOf(lang)))
}

function questionOf(election: ElectionData, questionId: number) {
  const question = election.questionsById.get(questionId)
  if (!question) throw new DomainError('question_not_found')
  return question
}

/**
 * Whether a later answer is stored. It refuses an earlier one, unless that one counts for all elections and the stored one for this alone: then only the
 * answer here stays. Throws `answered_later`.
 */
function isOvertaken(responses: readonly StoredResponse[], { questionId, answeredAt = 0, only }: StoredResponse): boolean {
  const stored = responses.find((response) => response.questionId === questionId)
  if ((stored?.answeredAt ?? 0) <= answeredAt) return false
  if (only || !stored?.only) throw new DomainError('answered_later')
  return true
}

/** In whole seconds since 1970; a device whose clock is ahead answered now. */
function answerSeconds(answeredAt: string | undefined, now: Date): number {
  const latest = now.getTime()
  return Math.floor(Math.min(answeredAt === undefined ? latest : Date.parse(answeredAt), latest) / 1000)
}

function without(responses: readonly StoredResponse[], questionId: number): StoredResponse[] {
  return responses.filter((response) => response.questionId !== questionId)
}
