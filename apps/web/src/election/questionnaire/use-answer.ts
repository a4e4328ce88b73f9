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
 * Answer and weight of one question. The next question comes only once the answer is kept, on the server or on the device; an answer that was
 * refused stays chosen until it is kept or another one is given.
 */
export function useAnswer({ electionId, questionId, response, onGoOn }: Answered) {
  const t = useText()
  const { save, unsaved, isPending, error } = useSetResponse(electionId)
  const [chosenWeight, setChosenWeight] = useState<Weight>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** When the next question is to come, in the time of `performance.now`; undefined where it waits for the voter. */
  const leavesAt = useRef<number>(undefined)
  /** What the last drawing says of it may be over already. */
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
    /** Before the answer it waits for it; after it, it is looked at as long as the answer was. */
    weigh: (next: Weight) => {
      setChosenWeight(next)
      if (leavesAt.current !== undefined) leaveIn(advancePause())
      if (shown) store(shown.value, next)
    },
    /** Somebody turns to the weight: the next question waits for them. */
    turnToWeight: () => {
      if (leavesAt.current === undefined) return
      leaveIn(WEIGHING_MS)
      if (timer.current === undefined || isSaving.current) return
      clearTimeout(timer.current)
      timer.current = setTimeout(onGoOn, WEIGHING_MS)
    },
    retry: () => shown && store(shown.value, weight),
    /** To the next question, with what is being saved or was refused kept first. */
    goOn: () => {
      clearTimeout(timer.current)
      if (!isSaving.current && !unsaved) return onGoOn()
      leaveIn(0)
      if (unsaved && !isSaving.current) store(unsaved.value, weight)
    },
  }
}

/** Has the browser ask before the page is left with an answer that is not kept yet. */
function useWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
