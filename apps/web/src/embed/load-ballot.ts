import type { CandidateCard, Election, OfficialList, Question } from '@plenara/contract'
import { outlookOf } from '@plenara/domain/belief'
import { type AnswerMatrix, readAnswerTable } from '@plenara/domain/match'
import { questionsToAsk } from './first-questions.ts'
import type { PublicCalls } from './public-calls.ts'

/** An election with all data of the comparison: whole sets, requested before the first answer is given. */
export interface Ballot {
  readonly election: Election
  readonly questions: readonly Question[]
  /** Those that may be asked. */
  readonly toAsk: readonly Question[]
  readonly matrix: AnswerMatrix
  readonly people: Promise<{ readonly cards: readonly CandidateCard[]; readonly lists: readonly OfficialList[] }>
}

/** The first of the elections with enough answers of candidates for an estimate; null if there is none. */
export async function loadBallot(calls: PublicCalls, elections: readonly Election[]): Promise<Ballot | null> {
  for (const election of elections) {
    const [questions, answers] = await Promise.all([calls.questions(election.id), calls.answers(election.id)])
    const matrix = readAnswerTable(answers)
    if (questions.length === 0 || !outlookOf(matrix, [])) continue
    return { election, questions, toAsk: questionsToAsk(questions), matrix, people: loadPeople(calls, election.id) }
  }
  return null
}

function loadPeople(calls: PublicCalls, electionId: number): Ballot['people'] {
  const people = Promise.all([calls.cards(electionId), calls.lists(electionId)]).then(([cards, lists]) => ({ cards, lists }))
  // Prevents an unhandled rejection: the promise is awaited only later, which then reports the error.
  people.catch(() => undefined)
  return people
}
