/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The position of the bubble. */
export interface BubblePlace {
  /** Full width at the foot, or at the top if the control is at the foot. */
  readonly isSheet: boolean
  readonly top: number
  readonly left: number
}

const MIN_SPOT = 44
const PADDING = 8
const EDGE = 4
const GAP = 12
/** The spotlight covers only the beginning of a tall control, so that the bubble has room. */
const MAX_SHARE = 0.42

/** The spotlight around a control: at least 44 px, inside the screen. */
export function spotOf(target: Box, screen: Size): Box {
  const wanted = { width: Math.max(MIN_SPOT, target.width + 2 * PADDING), height: Math.max(MIN_SPOT, target.height + 2 * PADDING) }
  const width = Math.min(wanted.width, screen.width - 2 * EDGE)
  const height = Math.min(wanted.height, Math.max(MIN_SPOT, screen.height * MAX_SHARE))
  const left = target.left + target.width / 2 - wanted.width / 2
  const top = wanted.height > height ? target.top - PADDING : target.top + target.height / 2 - wanted.height / 2
  return {
    width,
    height,
    left: between(left, EDGE, screen.width - EDGE - width),
    top: between(top, EDGE, screen.height - EDGE - height),
  }
}

/** Small and short screens get a sheet. */
export function isSheetScreen({ width, height }: Size): boolean {
  return width < 400 || (width < 768 && height < 700)
}

/** Below the control, else above, else at the farther edge; over the control only if there is no room. */
export function placeBubble(spot: Box, bubble: Size, screen: Size): BubblePlace {
  const below = spot.top + spot.height + GAP
  if (isSheetScreen(screen)) {
    const atFoot = screen.height - bubble.height
    const isCovered = spot.top + spot.height > atFoot
    return { isSheet: true, left: 0, top: isCovered && spot.top >= atFoot - spot.top - spot.height ? 0 : atFoot }
  }
  const left = between(spot.left + spot.width / 2 - bubble.width / 2, GAP, screen.width - GAP - bubble.width)
  if (below + bubble.height <= screen.height - GAP) return { isSheet: false, left, top: below }
  const above = spot.top - GAP - bubble.height
  if (above >= GAP) return { isSheet: false, left, top: above }
  return { isSheet: false, left, top: screen.height - GAP - bubble.height }
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
