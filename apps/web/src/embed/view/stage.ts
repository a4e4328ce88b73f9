import { createHeightTeller } from '../frame-height.ts'
import type { Step } from './steps.ts'

/** What the height of the frame follows: the stage and the width, never an answer. */
export type Stage = 'place' | 'questions' | 'result'

/** A result may be longer than this; it scrolls within the frame. In pixels. */
const RESULT_HEIGHT = 640

export interface Shown {
  readonly stage: Stage
  /** Steps that might be shown in this stage as well: the tallest of them gives the height. */
  readonly others?: readonly (() => Step)[]
}

/** Where the steps are shown, one at a time. */
export interface StageView {
  readonly show: (step: Step, shown: Shown) => void
}

export function createStage(frame: HTMLElement, around: Pick<Window, 'postMessage'> | null): StageView {
  const tell = createHeightTeller(around)
  let hasShown = false
  let current: Shown | null = null
  let questions = 0
  let width = 0
  const measure = () => {
    // Without a width every word has a line of its own: a frame that is not laid out yet, or hidden.
    if (!current || document.documentElement.clientWidth === 0) return
    if (current.others) setTallest(frame, current.others)
    const height = frame.getBoundingClientRect().bottom + window.scrollY
    if (current.stage === 'questions') questions = height
    tell(current.stage === 'result' ? Math.max(questions, RESULT_HEIGHT) : height)
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
      // Whoever reads the article keeps the focus there until the first press.
      if (hasShown) frame.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      if (hasShown) window.scrollTo(0, 0)
      hasShown = true
    },
  }
}

/** Gives a step the room that the tallest of all needs, so that the frame keeps its height from one question to the next. */
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
