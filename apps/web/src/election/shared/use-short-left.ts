import { questionsOfSet } from '@plenara/domain/journey'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useJourney } from '../../data/queries/journey.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { isLoggedIn, useSession } from '../../data/session/session.ts'

/** How many short questions of an election are open; until 0 no percent and no rank is shown. Null while it loads, 0 if it cannot be loaded. */
export function useShortLeft(electionId: number): number | null {
  const { electionId: active, isPending, questions } = useJourney()
  const elsewhere = useShortLeftElsewhere(electionId, !isPending && active !== electionId)
  if (isPending) return null
  return active === electionId ? questions.total - questions.answered : elsewhere
}

/** The same for an election that is not the active one. */
function useShortLeftElsewhere(eid: number, isAsked: boolean): number | null {
  const session = useSession()
  const lang = useContentLanguage()
  const isActive = isAsked && isLoggedIn(session)
  const questions = useLookUp('getQuestions', { params: { eid }, query: { lang } }, isActive)
  const responses = useLookUp('getResponses', { params: { id: session.userId, eid } }, isActive)
  if (questions.isLoading || responses.isLoading) return null
  if (!questions.data || !responses.data) return 0
  const answered = new Set(responses.data.map(({ questionId }) => questionId))
  return questionsOfSet(questions.data, 'short').filter(({ id }) => !answered.has(id)).length
}
