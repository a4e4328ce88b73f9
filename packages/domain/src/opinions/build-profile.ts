import {
  idsOf,
  type OpinionElection,
  type OpinionProfile,
  type OpinionQuestion,
  type ElectionAnswer,
  type ProfileAnswer,
} from './opinion-profile.ts'

/** The answers of a user in one election, as stored before opinions were shared. */
export interface ElectionAnswers {
  readonly election: OpinionElection
  readonly questions: readonly OpinionQuestion[]
  readonly responses: readonly ElectionAnswer[]
}

export interface BuiltProfile {
  readonly profile: OpinionProfile
  /** Answers that stay with their election alone, because the profile has another value. */
  readonly only: readonly { readonly electionId: number; readonly questionIds: readonly number[] }[]
}

/**
 * The profile of answers that were stored per election: of several answers to one opinion that of the latest election day, then the latest, then that of the
 * smaller id. No shown answer changes: an election with another answer keeps it, and elections that would get new answers take none until the user
 * has agreed.
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
    const questionIds = responses.filter(
      (response) => !election.isOver && saysOtherwise(response, answerByQuestion.get(response.questionId)),
    )
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

/** Ordered by day and then by time, latest first. Answers for their election alone are left out. */
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
  return asked.toSorted((a, b) => b.end - a.end || b.asked.answer.at - a.asked.answer.at).map((entry) => entry.asked)
}

function saysOtherwise(response: ElectionAnswer, answer: ProfileAnswer | undefined): boolean {
  return answer !== undefined && response.only !== true && (answer.value !== response.value || answer.weight !== response.weight)
}

function hasGap({ questions, responses }: ElectionAnswers, answerByQuestion: ReadonlyMap<number, ProfileAnswer>): boolean {
  const answered = new Set(responses.map(({ questionId }) => questionId))
  return questions.some(({ id }) => answerByQuestion.has(id) && !answered.has(id))
}
