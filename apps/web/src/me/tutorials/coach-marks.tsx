import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TutorialName } from '../../data/commands/tutorials.ts'
import styles from './coach-marks.module.css'
import type { TourStep } from './tours.ts'
import { useSpot } from './use-spot.ts'

export interface CoachMarksProps {
  readonly tutorial: TutorialName
  readonly steps: readonly TourStep[]
  readonly onClose: () => void
}

/** A modal dialog «step 2 of 4»: the control stays visible in a spotlight, and the sentence names it. Esc and skipping end it. */
export function CoachMarks({ tutorial, steps, onClose }: CoachMarksProps) {
  const t = useText()
  const [index, setIndex] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const textId = useId()
  const step = steps[index]
  const isLast = index === steps.length - 1
  useOpen(dialog, heading)
  if (!step) return null
  const next = () => {
    if (isLast) return onClose()
    // Synchronously, so that the heading has its new text when it gets the focus, and screen readers read it.
    flushSync(() => setIndex(index + 1))
    heading.current?.focus()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Light step={step} bubble={bubble} />
      <div ref={bubble} className={styles.bubble}>
        <h2 id={titleId} ref={heading} tabIndex={-1} aria-describedby={textId}>
          {t('tutorials.stepOf', { step: index + 1, total: steps.length })}
        </h2>
        <p id={textId}>{t(`tutorials.${tutorial}.${step.name}`)}</p>
        <div className={styles.actions}>
          {!isLast && (
            <Button kind="quiet" onClick={onClose}>
              {t('tutorials.skip')}
            </Button>
          )}
          <Button kind="primary" onClick={next}>
            {t(isLast ? 'tutorials.done' : 'tutorials.next')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** Dims everything except the control, and places the bubble beside it. */
function Light({ step, bubble }: { readonly step: TourStep; readonly bubble: React.RefObject<HTMLDivElement | null> }) {
  const spot = useSpot(step.target, bubble)
  useEffect(() => {
    const element = bubble.current
    if (!element || !spot) return
    element.classList.toggle(String(styles.sheet), spot.place.isSheet)
    element.style.translate = `${spot.place.left}px ${spot.place.top}px`
  }, [spot, bubble])
  return <div className={styles.light} style={spot?.spot} aria-hidden="true" />
}

/** Opens the dialog with the focus on its heading; at the end the focus returns. */
function useOpen(dialog: React.RefObject<HTMLDialogElement | null>, heading: React.RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, heading])
}
