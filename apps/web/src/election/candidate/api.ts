import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'

/** Questions, both answers and the contribution of each question to the percent. */
export function useAnswers(eid: number, candidateId: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const categories = useCall('getCategories', { params: { eid }, query: { lang } })
  const questions = useCall('getQuestions', { params: { eid }, query: { lang } })
  const mine = useCall('getResponses', { params: { id, eid } })
  const theirs = useCall('getCandidateResponses', { params: { eid, candidateId }, query: { lang } })
  const contributions = useCall('getMatchContributions', { params: { id, eid, candidateId } })
  const all = [categories, questions, mine, theirs, contributions]
  return {
    categories: categories.data ?? [],
    questions: questions.data ?? [],
    mine: mine.data ?? [],
    theirs: theirs.data ?? [],
    contributions: contributions.data,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of all) if (error) void refetch()
    },
  }
}
