/** Two presses within this time leave the app, in milliseconds. */
export const DOUBLE_PRESS_MS = 500

export interface BackPress {
  /** Something covers the page: a dialog, a popover. */
  readonly isCovered: boolean
  /** There is a page to go back to. */
  readonly canGoBack: boolean
  /** When it was pressed, in milliseconds of any clock. */
  readonly at: number
  /** When the last press showed the hint; null if no press did, or if another press came since. */
  readonly hintedAt: number | null
}

export type BackAnswer = 'close' | 'back' | 'hint' | 'exit'

/**
 * The effect of a press of Android's back button: it closes what covers the page, else goes back one page. Where there is no page, two presses
 * within 500 ms leave the app, and the first shows a hint [SCREEN-16]. A press that closed something or went back is never the first of the two.
 */
export function answerBackPress({ isCovered, canGoBack, at, hintedAt }: BackPress): BackAnswer {
  if (isCovered) return 'close'
  if (canGoBack) return 'back'
  return hintedAt !== null && at >= hintedAt && at - hintedAt <= DOUBLE_PRESS_MS ? 'exit' : 'hint'
}
