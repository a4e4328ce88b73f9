import type { CandidateResponse, Category, LocaleCode, Question, Response as Reply, Spider, Weight } from '@plenara/contract'
import { DomainError, isOnScale } from '@plenara/domain'
import { presentCandidateResponse, presentCategory, presentQuestion, presentSpider } from '../presenters/questionnaire.ts'
import { languageOf } from '../presenters/texts.ts'
import type { Catalogue, UserStore } from '../store.ts'
import { candidateOf, type ElectionData, loadElection } from './election-data.ts'
import { hasConsent } from './user.ts'

/** Where the user's answer to a question belongs. */
export interface ResponsePlace {
  readonly id: number
  readonly eid: number
  readonly questionId: number
}

interface Stores {
  readonly catalogue: Catalogue
  readonly users: UserStore
}

/** Throws `election_not_found`. */
export async function getCategories(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<Category[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.categories.map((category) => presentCategory(category, languageOf(lang)))
}

/** In the order in which they are asked. Throws `election_not_found`. */
export async function getQuestions(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<Question[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.questions.map((question) => presentQuestion(question, languageOf(lang)))
}

/** The user's opinion diagram. Throws `election_not_found`. */
export async function getSpider(stores: Stores, place: { id: number; eid: number }, lang?: LocaleCode): Promise<Spider> {
  const { snapshot } = await loadElection(stores.catalogue, place.eid)
  const { responses } = await stores.users.getOpinions(place.id, place.eid)
  return presentSpider(snapshot, responses, languageOf(lang))
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

/** Throws `election_not_found`. */
export async function getResponses({ catalogue, users }: Stores, place: { id: number; eid: number }): Promise<Reply[]> {
  await loadElection(catalogue, place.eid)
  return [...(await users.getOpinions(place.id, place.eid)).responses]
}

/**
 * Stores an answer and gives the diagram of a state that contains it [QUEST-3].
 * Throws `election_not_found`, `question_not_found`, `value_not_on_scale`, `consent_missing`.
 */
export async function setResponse(
  { catalogue, users }: Stores,
  place: ResponsePlace,
  { value, weight = 1, lang }: { value: number | null; weight?: Weight | undefined; lang?: LocaleCode | undefined },
): Promise<Spider> {
  const [election, consent] = await Promise.all([loadElection(catalogue, place.eid), hasConsent(users, place.id)])
  const { type } = questionOf(election, place.questionId)
  if (!isOnScale(type, value)) throw new DomainError('value_not_on_scale')
  if (!consent) throw new DomainError('consent_missing')
  const response: Reply = { questionId: place.questionId, value, weight }
  const { responses } = await users.changeOpinions(place.id, place.eid, (opinions) => ({
    ...opinions,
    responses: [...without(opinions.responses, place.questionId), response],
  }))
  return presentSpider(election.snapshot, responses, languageOf(lang))
}

/** Takes an answer back; one that was never given stays so. Throws `election_not_found`, `question_not_found`. */
export async function deleteResponse({ catalogue, users }: Stores, place: ResponsePlace, lang?: LocaleCode): Promise<Spider> {
  const election = await loadElection(catalogue, place.eid)
  questionOf(election, place.questionId)
  const { responses } = await users.changeOpinions(place.id, place.eid, (opinions) => {
    const rest = without(opinions.responses, place.questionId)
    return rest.length === opinions.responses.length ? opinions : { ...opinions, responses: rest }
  })
  return presentSpider(election.snapshot, responses, languageOf(lang))
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

function without(responses: readonly Reply[], questionId: number): Reply[] {
  return responses.filter((response) => response.questionId !== questionId)
}
