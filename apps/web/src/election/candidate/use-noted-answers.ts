import type { Candidate, Note } from '@plenara/contract'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'

/** The pinned answers of a candidate in words; nothing is loaded without pins. */
export function useNotedAnswers({ id, electionId: eid }: Candidate, notes: readonly Note[]) {
  const t = useText()
  const lang = useContentLanguage()
  const isNeeded = notes.some(({ type }) => type === 'candidate_response')
  const questions = useCall('getQuestions', { params: { eid }, query: { lang } }, isNeeded)
  const answers = useCall('getCandidateResponses', { params: { eid, candidateId: id }, query: { lang } }, isNeeded)
  return {
    isPending: isNeeded && (questions.isPending || answers.isPending),
    /** The question of a note and its answer, which is null if it no longer exists; null for other notes. */
    of: ({ type, reference }: Note): { readonly label: string; readonly value: string | null } | null => {
      if (type !== 'candidate_response') return null
      const questionId = Number(reference.slice(reference.indexOf('/') + 1))
      const question = questions.data?.find((other) => other.id === questionId)
      const answer = answers.data?.find((other) => other.questionId === questionId)
      if (!question) return null
      if (!answer) return { label: question.text, value: null }
      const stop = scales[question.type].find(({ value }) => value === answer.value)
      return { label: question.text, value: t(stop?.label ?? noReplyLabel(question.type)) }
    },
  }
}
