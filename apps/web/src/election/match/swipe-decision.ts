export type SwipeDirection = 'left' | 'up' | 'right'

export interface SwipeMove {
  /** The distance of the pointer, in pixels; y grows downwards. */
  readonly dx: number
  readonly dy: number
  /** Its last speed, in pixels per millisecond. */
  readonly vx: number
  readonly vy: number
  /** The width of the swiped element, in pixels. */
  readonly width: number
}

const COMMIT_SHARE = 0.35
const COMMIT_SPEED = 0.5
/** The minimum distance of a flick. */
const MIN_FLICK = 24
const MAX_TILT = 8
const EDGE = 24

/** The direction of a released swipe: from 35 % of the width or 0.5 px/ms along its main direction on; null springs back. There is no swipe downwards. */
export function decideSwipe({ dx, dy, vx, vy, width }: SwipeMove): SwipeDirection | null {
  const isSideways = Math.abs(dx) >= Math.abs(dy)
  if (!isSideways) return dy < 0 && isCommitted(-dy, -vy, width) ? 'up' : null
  const side = Math.sign(dx)
  if (!isCommitted(Math.abs(dx), vx * side, width)) return null
  return side > 0 ? 'right' : 'left'
}

function isCommitted(distance: number, speed: number, width: number): boolean {
  return distance >= width * COMMIT_SHARE || (distance >= MIN_FLICK && speed >= COMMIT_SPEED)
}

/** The direction of a movement before its release; null within the first pixels. */
export function swipeTendency(dx: number, dy: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < MIN_FLICK) return null
  if (Math.abs(dx) < Math.abs(dy)) return dy < 0 ? 'up' : null
  return dx > 0 ? 'right' : 'left'
}

/** The tilt in degrees, at most 8 to either side. */
export function tiltOf(dx: number, width: number): number {
  return Math.max(-1, Math.min(1, dx / width)) * MAX_TILT
}

/** Whether a touch begins so close to the edge of the window that it belongs to the system (back gesture). */
export function startsAtEdge(x: number, windowWidth: number): boolean {
  return x < EDGE || x > windowWidth - EDGE
}
