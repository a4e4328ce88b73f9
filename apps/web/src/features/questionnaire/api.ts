import type { Response, Weight } from '@plenara/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keyOf } from '../../lib/call-key.ts'
import { redrawOpinions } from '../../lib/local-opinions.ts'
import { KEPT, write } from '../../lib/outbox/write.ts'
import { queryClient, tellAtOnce, useCall } from '../../lib/query-client.ts'
import { useUserId } from '../../lib/session.ts'
import { useContentLanguage } from '../../lib/user.ts'

/** The questions and categories of an election with the user's responses; waits while it is not known (0). */
export function useQuestionnaire(electionId: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const known = electionId > 0
  const questions = useCall('getQuestions', { params: { eid: electionId }, query: { lang } }, known)
  const categories = useCall('getCategories', { params: { eid: electionId }, query: { lang } }, known)
  const responses = useCall('getResponses', { params: { id, eid: electionId } }, known)
  return { questions, categories, responses }
}

export interface ResponseChange {
  readonly questionId: number
  readonly value: number | null
  readonly weight: Weight
}

interface Save extends ResponseChange {
  /** What the page showed before; undefined where the question was open. */
  readonly old: Response | undefined
}

const SAVE = ['setResponse']

/**
 * Saves an answer: shown at once with the spider and the percents that follow from it, taken back when the server refuses it. Saves run one
 * after another.
 */
export function useSetResponse(eid: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const responsesKey = keyOf('getResponses', { params: { id, eid } })
  const place = { id, eid, lang }
  const shown = () => queryClient.getQueryData<Response[]>(responsesKey) ?? []
  const show = (responses: readonly Response[]) => {
    queryClient.setQueryData<readonly Response[]>(responsesKey, responses)
    redrawOpinions(place)
  }
  const mutation = useMutation({
    mutationKey: SAVE,
    scope: { id: 'user-writes' },
    mutationFn: ({ questionId, value, weight }: Save) =>
      write({ intent: { kind: 'answer', eid, questionId, value, weight } }, () =>
        api.setResponse({ params: { id, eid, questionId }, query: { lang }, body: { value, weight } }),
      ),
    onError: (_error, { questionId, old }) => {
      const others = shown().filter((response) => response.questionId !== questionId)
      show(old ? [...others, old] : others)
    },
    onSuccess: (spider) => {
      // While others wait, what is shown is ahead of this answer.
      if (queryClient.isMutating({ mutationKey: SAVE }) > 1) return
      if (spider !== KEPT) queryClient.setQueryData(keyOf('getSpider', { params: { id, eid }, query: { lang } }), spider)
      const isComputed = redrawOpinions(place)
      if (spider === KEPT) return
      void queryClient.invalidateQueries({ queryKey: keyOf('getMatchPercents'), refetchType: isComputed ? 'none' : 'active' })
    },
  })
  /** `onSaved` is called where the page still waits for it. */
  const save = (change: ResponseChange, onSaved?: () => void) =>
    // Told all at once, so that the answer, what follows from it and that it is being saved are drawn together.
    tellAtOnce(() => {
      // Reverts before it returns; the promise is for the end of the call.
      void queryClient.cancelQueries({ queryKey: responsesKey })
      const old = shown().find(({ questionId }) => questionId === change.questionId)
      show(withResponse(shown(), change))
      mutation.mutate({ ...change, old }, { onSuccess: () => onSaved?.() })
    })
  return { save, isPending: mutation.isPending, error: mutation.error }
}

function withResponse(responses: readonly Response[], change: ResponseChange): Response[] {
  return [...responses.filter(({ questionId }) => questionId !== change.questionId), { ...change }]
}
