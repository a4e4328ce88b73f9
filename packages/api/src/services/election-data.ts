import type { CandidateAnswers, CandidateSnapshot, ElectionSnapshot, ListSnapshot, QuestionSnapshot } from '@plenara/contract'
import { DomainError, isOnScale } from '@plenara/domain'
import type { Catalogue } from '../store.ts'

/** An election with its parts by id. */
export interface ElectionData {
  readonly snapshot: ElectionSnapshot
  readonly candidatesById: ReadonlyMap<number, CandidateSnapshot>
  readonly questionsById: ReadonlyMap<number, QuestionSnapshot>
  readonly listsById: ReadonlyMap<number, ListSnapshot>
  readonly answersByCandidate: ReadonlyMap<number, CandidateAnswers['answers']>
}

/** A snapshot never changes, so what is derived from it lives as long as it does. */
const dataBySnapshot = new WeakMap<ElectionSnapshot, ElectionData>()

/** Throws `election_not_found`. */
export async function loadElection(catalogue: Catalogue, electionId: number): Promise<ElectionData> {
  const snapshot = await catalogue.election(electionId)
  if (snapshot === null) throw new DomainError('election_not_found')
  const indexed = dataBySnapshot.get(snapshot)
  if (indexed) return indexed
  const data = index(withAnswersOnScale(snapshot))
  dataBySnapshot.set(snapshot, data)
  return data
}

/** Throws `candidate_not_found` where the candidate does not stand in this election. */
export function candidateOf(election: ElectionData, candidateId: number): CandidateSnapshot {
  const candidate = election.candidatesById.get(candidateId)
  if (!candidate) throw new DomainError('candidate_not_found')
  return candidate
}

function index(snapshot: ElectionSnapshot): ElectionData {
  return {
    snapshot,
    candidatesById: byId(snapshot.candidates),
    questionsById: byId(snapshot.questions),
    listsById: byId(snapshot.lists),
    answersByCandidate: new Map(snapshot.answers.map(({ candidateId, answers }) => [candidateId, answers])),
  }
}

/** A candidate who answered on another scale than the question has now has not answered it. */
function withAnswersOnScale(snapshot: ElectionSnapshot): ElectionSnapshot {
  const types = new Map(snapshot.questions.map(({ id, type }) => [id, type]))
  const fits = ({ questionId, value }: CandidateAnswers['answers'][number]) => {
    const type = types.get(questionId)
    return type !== undefined && isOnScale(type, value)
  }
  if (snapshot.answers.every(({ answers }) => answers.every(fits))) return snapshot
  return { ...snapshot, answers: snapshot.answers.map((one) => ({ ...one, answers: one.answers.filter(fits) })) }
}

function byId<T extends { readonly id: number }>(items: readonly T[]): Map<number, T> {
  return new Map(items.map((item) => [item.id, item]))
}
