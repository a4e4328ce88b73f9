import type { Response, Weight } from '@plenara/contract'
import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useRef, useState } from 'react'
import { useSetResponse } from './api.ts'
import { advancePause, WEIGHING_MS } from './auto-advance.ts'

interface Answered {
  readonly electionId: number
  readonly questionId: number
  readonly response: Response | undefined
  readonly onGoOn: () => void
}

/**
 * Answer and weight of a question. The next question appears only once the answer is saved, on the server or on the device; a refused
 * answer stays chosen until it is saved or another one is given.
 */
export function useAnswer({ electionId, questionId, response, onGoOn }: Answered) {
  const t = useText()
  const { save, unsaved, isPending, error } = useSetResponse(electionId)
  const [chosenWeight, setChosenWeight] = useState<Weight>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** When the next question appears, in the time of `performance.now`; undefined if it waits for the voter. */
  const leavesAt = useRef<number>(undefined)
  /** A ref, because the state of the last render may be outdated. */
  const isSaving = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useWarning(isPending || unsaved !== undefined)

  const shown = unsaved ?? response
  const weight = chosenWeight ?? shown?.weight ?? 1
  const store = (value: number | null, withWeight: Weight) => {
    clearTimeout(timer.current)
    isSaving.current = true
    const onSuccess = () => {
      isSaving.current = false
      announce(t('common.saved'))
      if (leavesAt.current !== undefined) timer.current = setTimeout(onGoOn, leavesAt.current - performance.now())
    }
    const onError = () => {
      isSaving.current = false
    }
    save({ questionId, value, weight: withWeight }, { onSuccess, onError })
  }
  const leaveIn = (pause: number | undefined) => {
    leavesAt.current = pause === undefined ? undefined : performance.now() + pause
  }
  return {
    value: shown?.value,
    weight,
    isPending,
    isSaved: response !== undefined && !isPending && !error,
    error,
    answer: (value: number | null) => {
      leaveIn(advancePause())
      store(value, weight)
    },
    /** Sets the weight: before the answer it is stored with it; after it, it is saved at once and stays visible as long as an answer. */
    weigh: (next: Weight) => {
      setChosenWeight(next)
      if (leavesAt.current !== undefined) leaveIn(advancePause())
      if (shown) store(shown.value, next)
    },
    /** Called when the voter goes to the weight: the next question waits. */
    turnToWeight: () => {
      if (leavesAt.current === undefined) return
      leaveIn(WEIGHING_MS)
      if (timer.current === undefined || isSaving.current) return
      clearTimeout(timer.current)
      timer.current = setTimeout(onGoOn, WEIGHING_MS)
    },
    retry: () => shown && store(shown.value, weight),
    /** Continues to the next question once pending and refused answers are saved. */
    goOn: () => {
      clearTimeout(timer.current)
      if (!isSaving.current && !unsaved) return onGoOn()
      leaveIn(0)
      if (unsaved && !isSaving.current) store(unsaved.value, weight)
    },
  }
}

/** Lets the browser ask before the page is left with an unsaved answer. */
function useWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
