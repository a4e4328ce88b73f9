import { type PointerEvent, useRef } from 'react'
import { wantsLittleMotion } from '../../platform/reduced-motion.ts'
import { decideSwipe, type SwipeDirection, startsAtEdge, swipeTendency, tiltOf } from './swipe-decision.ts'

const TAP_PIXELS = 6
/** After a pause of this many milliseconds a release is no flick. */
const REST = 80
const SPRING_BACK = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const
const FLY_OUT = { duration: 220, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const
const FADE_OUT = { duration: 100, fill: 'forwards' } as const

interface Drag {
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  readonly width: number
  x: number
  y: number
  time: number
  vx: number
  vy: number
}

export interface SwipeOptions {
  readonly onSwipe: (direction: SwipeDirection) => void
  /** A press without movement. */
  readonly onTap: () => void
}

/**
 * Lets an element follow the pointer 1:1 and reports the direction of a swipe. It writes the movement directly to the element, so
 * that nothing renders meanwhile; `data-swipe` on it has the present direction. Links and buttons inside keep their clicks.
 */
export function useSwipe({ onSwipe, onTap }: SwipeOptions) {
  const drag = useRef<Drag | null>(null)
  const end = (event: PointerEvent<HTMLElement>, isReleased: boolean) => {
    const moved = drag.current
    if (!moved || moved.pointerId !== event.pointerId) return
    drag.current = null
    const element = event.currentTarget
    const dx = moved.x - moved.startX
    const dy = moved.y - moved.startY
    const isResting = event.timeStamp - moved.time > REST
    const speed = isResting ? { vx: 0, vy: 0 } : { vx: moved.vx, vy: moved.vy }
    const direction = isReleased ? decideSwipe({ dx, dy, ...speed, width: moved.width }) : null
    if (direction) return onSwipe(direction)
    springBack(element)
    if (isReleased && Math.hypot(dx, dy) < TAP_PIXELS) onTap()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      drag.current = beginning(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId === event.pointerId) follow(event, drag.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

function beginning(event: PointerEvent<HTMLElement>): Drag | null {
  if (!event.isPrimary || event.button !== 0) return null
  if (event.target instanceof Element && event.target.closest('a, button')) return null
  if (event.pointerType === 'touch' && startsAtEdge(event.clientX, innerWidth)) return null
  const { clientX: x, clientY: y, timeStamp: time, pointerId } = event
  return { pointerId, startX: x, startY: y, width: event.currentTarget.offsetWidth, x, y, time, vx: 0, vy: 0 }
}

function follow(event: PointerEvent<HTMLElement>, drag: Drag): void {
  const element = event.currentTarget
  if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
  const elapsed = Math.max(1, event.timeStamp - drag.time)
  drag.vx = (event.clientX - drag.x) / elapsed
  drag.vy = (event.clientY - drag.y) / elapsed
  drag.x = event.clientX
  drag.y = event.clientY
  drag.time = event.timeStamp
  const dx = drag.x - drag.startX
  const dy = Math.min(0, drag.y - drag.startY)
  const tilt = wantsLittleMotion() ? 0 : tiltOf(dx, drag.width)
  element.style.transform = `translate(${dx}px, ${dy}px) rotate(${tilt}deg)`
  const tendency = swipeTendency(dx, dy)
  if (tendency) element.dataset.swipe = tendency
  else delete element.dataset.swipe
}

function springBack(element: HTMLElement): void {
  const from = element.style.transform
  putBack(element)
  if (from && !wantsLittleMotion()) element.animate([{ transform: from }, { transform: 'none' }], SPRING_BACK)
}

/** Animates an element off the screen from its present position; with reduced motion it fades. It stays hidden until the animation is cancelled. */
export function throwOut(element: HTMLElement, direction: SwipeDirection): Animation {
  element.dataset.swipe = direction
  return wantsLittleMotion() ? element.animate({ opacity: 0 }, FADE_OUT) : element.animate({ transform: target(direction) }, FLY_OUT)
}

/** Removes the styles that a drag or a swipe wrote to an element. */
export function putBack(element: HTMLElement): void {
  element.style.transform = ''
  delete element.dataset.swipe
}

function target(direction: SwipeDirection): string {
  if (direction === 'up') return 'translate(0, -110vh)'
  return direction === 'right' ? 'translate(110vw, 0) rotate(8deg)' : 'translate(-110vw, 0) rotate(-8deg)'
}
