import {
  idsOf,
  type OpinionElection,
  type OpinionProfile,
  type OpinionQuestion,
  type OwnAnswer,
  type ProfileAnswer,
} from './opinion-profile.ts'

/** What a user answered in one election, before opinions were shared. */
export interface ElectionAnswers {
  readonly election: OpinionElection
  readonly questions: readonly OpinionQuestion[]
  readonly responses: readonly OwnAnswer[]
}

export interface BuiltProfile {
  readonly profile: OpinionProfile
  /** Answers that stay with their election alone, because the profile says something else. */
  readonly only: readonly { readonly electionId: number; readonly questionIds: readonly number[] }[]
}

/**
 * The profile of what was answered per election: of several answers to one opinion that of the latest election day, then the one given last, then that of the
 * smaller id. Nothing that is shown changes by it: where another election says something else, it keeps its own; elections that would get new
 * answers take none until the user is asked.
 * @param open the ids of all elections that are not over
 * @param now in seconds since 1970
 */
export function buildProfile(records: readonly ElectionAnswers[], open: readonly number[], now: number): BuiltProfile {
  const inOrder = records.toSorted((a, b) => b.election.end - a.election.end || a.election.id - b.election.id)
  const answerByQuestion = new Map<number, ProfileAnswer>()
  for (const { answer, ids } of sortedAnswers(inOrder)) {
    if (ids.some((id) => answerByQuestion.has(id))) continue
    for (const id of ids) answerByQuestion.set(id, answer)
  }
  const only = inOrder.flatMap(({ election, responses }) => {
    const questionIds = responses.filter((own) => !election.isOver && saysOtherwise(own, answerByQuestion.get(own.questionId)))
    return questionIds.length > 0 ? [{ electionId: election.id, questionIds: questionIds.map(({ questionId }) => questionId) }] : []
  })
  const complete = new Set(inOrder.filter((record) => !hasGap(record, answerByQuestion)).map(({ election }) => election.id))
  const answers = [...new Set(answerByQuestion.values())]
  return { profile: { answers, off: [], held: open.filter((id) => !complete.has(id)), apart: [], since: now }, only }
}

interface AskedAnswer {
  readonly answer: ProfileAnswer
  /** The questions that it answers. */
  readonly ids: readonly number[]
}

/** Those of the latest day first, of one day the latest answer. An answer that is meant for its election alone is none for all. */
function sortedAnswers(records: readonly ElectionAnswers[]): AskedAnswer[] {
  const asked = records.flatMap(({ election, questions, responses }) => {
    const byId = new Map(questions.map((question) => [question.id, question]))
    return responses.flatMap(({ questionId, value, weight, answeredAt = 0, only }) => {
      const question = byId.get(questionId)
      if (!question || only) return []
      const answer = { opinionId: question.opinionId ?? questionId, questionId, electionId: election.id, value, weight, at: answeredAt }
      return [{ end: election.end, asked: { answer, ids: idsOf(question) } }]
    })
  })
  return asked.toSorted((a, b) => b.end - a.end || b.asked.answer.at - a.asked.answer.at).map((one) => one.asked)
}

function saysOtherwise(own: OwnAnswer, answer: ProfileAnswer | undefined): boolean {
  return answer !== undefined && own.only !== true && (answer.value !== own.value || answer.weight !== own.weight)
}

function hasGap({ questions, responses }: ElectionAnswers, answerByQuestion: ReadonlyMap<number, ProfileAnswer>): boolean {
  const answered = new Set(responses.map(({ questionId }) => questionId))
  return questions.some(({ id }) => answerByQuestion.has(id) && !answered.has(id))
}
