import type { Response, Weight } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { flushUpdatesSync, queryClient, useCall } from '../../data/calls/query-client.ts'
import { queryKey } from '../../data/calls/query-key.ts'
import { setResponse } from '../../data/commands/offline/set-response.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { knownQuestions } from '../../data/queries/carried-to.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'
import { currentSession } from '../../data/session/session-store.ts'
import { questionOrder } from '../shared/question-order.ts'
import { tellReach } from './carried/tell-reach.ts'

/**
 * The questions and categories of an election, the user's responses, and the candidates' answers, which determine order and result; loads nothing while the
 * election is unknown (0). `isOrderPending`: the next question depends on answers that are still loading.
 */
export function useQuestionnaire(electionId: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const isReady = electionId > 0
  const questions = useCall('getQuestions', { params: { eid: electionId }, query: { lang } }, isReady)
  const categories = useCall('getCategories', { params: { eid: electionId }, query: { lang } }, isReady)
  const responses = useCall('getResponses', { params: { id, eid: electionId } }, isReady)
  const answers = useCall('getCandidateAnswers', { params: { eid: electionId } }, isReady)
  return { questions, categories, responses, answers, isOrderPending: answers.isLoading && questionOrder() === 'adaptive' }
}

/** The user's responses as presently shown; undefined while they load. */
export function currentResponses(eid: number): readonly Response[] | undefined {
  return queryClient.getQueryData<Response[]>(queryKey('getResponses', { params: { id: currentSession().userId, eid } }))
}

export interface ResponseChange {
  readonly questionId: number
  readonly value: number | null
  readonly weight: Weight
}

/** Saves an answer: it is shown at once with its spider and percents, and reverted if the server refuses it. */
export function useSetResponse(eid: number) {
  const t = useText()
  const lang = useContentLanguage()
  const { mutate, isPending, error, variables } = useCommand(setResponse)
  /** The callbacks are called only while the page is mounted. */
  const save = (change: ResponseChange, callbacks: { readonly onSuccess: () => void; readonly onError: () => void }) =>
    // One flush, so that the answer, its effects and the state of saving are rendered together.
    flushUpdatesSync(() => {
      const former = currentResponses(eid)?.find(({ questionId }) => questionId === change.questionId)
      const opinionId = knownQuestions(eid).find(({ id }) => id === change.questionId)?.opinionId
      const preserved = { ...(opinionId !== undefined && { opinionId }), ...(former?.only && { only: true }) }
      const onSuccess = () => {
        callbacks.onSuccess()
        if (former && former.value !== change.value && !former.only) void tellReach(t, eid, { former, answer: { ...former, ...change } })
      }
      mutate({ eid, lang, answeredAt: new Date().toISOString(), ...change, ...preserved }, { ...callbacks, onSuccess })
    })
  /** The refused answer, until another one is saved. */
  const unsaved = error ? variables : undefined
  return { save, unsaved, isPending, error }
}
