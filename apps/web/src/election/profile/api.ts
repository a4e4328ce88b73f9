import { questionsOfSet } from '@plenara/domain/journey'
import { useCall } from '../../data/calls/query-client.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'

/** The opinion diagram of the user in the active election, and the number of its answers. */
export function useProfile() {
  const { election, isPending, error } = useActiveElection()
  const id = useUserId()
  const lang = useContentLanguage()
  const eid = election?.id ?? 0
  const spider = useCall('getSpider', { params: { id, eid }, query: { lang } }, eid > 0)
  const questions = useCall('getQuestions', { params: { eid }, query: { lang } }, eid > 0)
  const responses = useCall('getResponses', { params: { id, eid } }, eid > 0)
  const all = questions.data ?? []
  const answeredIds = new Set(responses.data?.map(({ questionId }) => questionId))
  const countOf = (set: 'short' | 'all') => {
    const members = questionsOfSet(all, set)
    return { total: members.length, answered: members.filter((question) => answeredIds.has(question.id)).length }
  }
  return {
    election,
    spider,
    short: countOf('short'),
    all: countOf('all'),
    isPending: isPending || (election !== undefined && (spider.isPending || questions.isPending || responses.isPending)),
    error: error ?? spider.error ?? questions.error ?? responses.error,
  }
}
