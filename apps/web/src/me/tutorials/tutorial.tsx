import { useStage } from '@plenara/ui/overlay/stage.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TutorialName } from '../../data/commands/tutorials.ts'
import { CoachMarks } from './coach-marks.tsx'
import { stepsOnScreen, TOURS, type TourStep } from './tours.ts'

export interface TutorialProps {
  readonly name: TutorialName
  /** Called when the tutorial is shown. */
  readonly onStart: () => void
  readonly onClose: () => void
}

const LOOK_MS = 400

/** Two to four coach marks for the controls of a page, shown once these exist and nothing else is open [NAV-4]. */
export function Tutorial({ name, onStart, onClose }: TutorialProps) {
  const steps = useSettledSteps(name)
  const isOnStage = useStage(steps !== null)
  const start = useEffectEvent(onStart)
  useEffect(() => {
    if (isOnStage) start()
  }, [isOnStage])
  if (!steps || !isOnStage) return null
  return <CoachMarks tutorial={name} steps={steps} onClose={onClose} />
}

/** The steps, once two successive checks of the page find the same ones. */
function useSettledSteps(name: TutorialName): readonly TourStep[] | null {
  const [steps, setSteps] = useState<readonly TourStep[] | null>(null)
  useEffect(() => {
    let before: readonly TourStep[] = []
    const look = () => {
      const now = stepsOnScreen(TOURS[name], document)
      const isSame = now.length > 0 && now.length === before.length && now.every(({ target }, index) => target === before[index]?.target)
      before = now
      if (!isSame) return
      clearInterval(timer)
      setSteps(now)
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [name])
  return steps
}
