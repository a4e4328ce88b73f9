import { questionsOfSet } from '@plenara/domain/journey'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useJourney } from '../../data/queries/journey.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'

/** How many short questions of an election are open, before which no percent and no rank is shown; null while that is not known, 0 where it cannot be known. */
export function useShortLeft(electionId: number): number | null {
  const { electionId: active, isPending, questions } = useJourney()
  const elsewhere = useShortLeftElsewhere(electionId, !isPending && active !== electionId)
  if (isPending) return null
  return active === electionId ? questions.total - questions.answered : elsewhere
}

/** The same of an election that is not the active one. */
function useShortLeftElsewhere(eid: number, isAsked: boolean): number | null {
  const session = useSession()
  const lang = useContentLanguage()
  const isKnown = isAsked && isLoggedIn(session)
  const questions = useLookUp('getQuestions', { params: { eid }, query: { lang } }, isKnown)
  const responses = useLookUp('getResponses', { params: { id: session.userId, eid } }, isKnown)
  if (questions.isLoading || responses.isLoading) return null
  if (!questions.data || !responses.data) return 0
  const answered = new Set(responses.data.map(({ questionId }) => questionId))
  return questionsOfSet(questions.data, 'short').filter(({ id }) => !answered.has(id)).length
}
