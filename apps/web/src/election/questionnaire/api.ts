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
 * The questions and categories of an election, the user's responses and the candidates' answers, from which order and result follow; waits while it is
 * not known (0). `isOrderPending`: which question is asked depends on answers that still load.
 */
export function useQuestionnaire(electionId: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const known = electionId > 0
  const questions = useCall('getQuestions', { params: { eid: electionId }, query: { lang } }, known)
  const categories = useCall('getCategories', { params: { eid: electionId }, query: { lang } }, known)
  const responses = useCall('getResponses', { params: { id, eid: electionId } }, known)
  const answers = useCall('getCandidateAnswers', { params: { eid: electionId } }, known)
  return { questions, categories, responses, answers, isOrderPending: answers.isLoading && questionOrder() === 'adaptive' }
}

/** The user's responses as they are shown at this moment; undefined while they are not known. */
export function currentResponses(eid: number): readonly Response[] | undefined {
  return queryClient.getQueryData<Response[]>(queryKey('getResponses', { params: { id: currentSession().userId, eid } }))
}

export interface ResponseChange {
  readonly questionId: number
  readonly value: number | null
  readonly weight: Weight
}

/** Saves an answer: shown at once with the spider and the percents that follow from it, taken back when the server refuses it. */
export function useSetResponse(eid: number) {
  const t = useText()
  const lang = useContentLanguage()
  const { mutate, isPending, error, variables } = useCommand(setResponse)
  /** The callbacks are called where the page still waits for them. */
  const save = (change: ResponseChange, callbacks: { readonly onSuccess: () => void; readonly onError: () => void }) =>
    // Told all at once, so that the answer, what follows from it and that it is being saved are drawn together.
    flushUpdatesSync(() => {
      const former = currentResponses(eid)?.find(({ questionId }) => questionId === change.questionId)
      const opinionId = knownQuestions(eid).find(({ id }) => id === change.questionId)?.opinionId
      const kept = { ...(opinionId !== undefined && { opinionId }), ...(former?.only && { only: true }) }
      const onSuccess = () => {
        callbacks.onSuccess()
        if (former && former.value !== change.value && !former.only) void tellReach(t, eid, { former, answer: { ...former, ...change } })
      }
      mutate({ eid, lang, answeredAt: new Date().toISOString(), ...change, ...kept }, { ...callbacks, onSuccess })
    })
  /** What was refused, as long as nothing else is saved. */
  const unsaved = error ? variables : undefined
  return { save, unsaved, isPending, error }
}
