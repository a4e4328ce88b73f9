import { createHeightReporter } from '../frame-height.ts'
import type { Step } from './steps.ts'

/** The height of the frame depends on the stage and the width, never on an answer. */
export type Stage = 'place' | 'questions' | 'result'

/** A result may be longer than this; it scrolls within the frame. In pixels. */
const RESULT_HEIGHT = 640

export interface Shown {
  readonly stage: Stage
  /** The other steps of this stage: the tallest of all determines the height. */
  readonly others?: readonly (() => Step)[]
}

/** Shows the steps, one at a time. */
export interface StageView {
  readonly show: (step: Step, shown: Shown) => void
}

export function createStage(frame: HTMLElement, around: Pick<Window, 'postMessage'> | null): StageView {
  const reportHeight = createHeightReporter(around)
  let hasShown = false
  let current: Shown | null = null
  let questions = 0
  let width = 0
  const measure = () => {
    // Without a width (hidden, or not laid out yet) every word would be on a line of its own.
    if (!current || document.documentElement.clientWidth === 0) return
    if (current.others) setTallest(frame, current.others)
    const height = frame.getBoundingClientRect().bottom + window.scrollY
    if (current.stage === 'questions') questions = height
    reportHeight(current.stage === 'result' ? Math.max(questions, RESULT_HEIGHT) : height)
  }
  new ResizeObserver(() => {
    if (width === document.documentElement.clientWidth) return
    width = document.documentElement.clientWidth
    measure()
  }).observe(document.documentElement)
  return {
    show: (step, shown) => {
      const isNew = current?.stage !== shown.stage
      current = shown
      frame.replaceChildren(step.content)
      if (isNew) measure()
      // A reader of the article keeps the focus there until the first press in the frame.
      if (hasShown) frame.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      if (hasShown) window.scrollTo(0, 0)
      hasShown = true
    },
  }
}

/** Gives every step the height of the tallest, so that the frame keeps its height from one question to the next. */
function setTallest(frame: HTMLElement, others: readonly (() => Step)[]): void {
  const room = document.createElement('div')
  room.className = 'measure'
  room.inert = true
  frame.append(room)
  let tallest = 0
  for (const other of others) {
    room.replaceChildren(other().content)
    tallest = Math.max(tallest, room.offsetHeight)
  }
  room.remove()
  frame.style.setProperty('--tallest', `${tallest}px`)
}
