import { type PointerEvent, useRef } from 'react'

export type Side = 'left' | 'right'

/** The share of the width from which on a release decides. */
const COMMITTED = 0.3

interface Drag {
  readonly pointerId: number
  readonly startX: number
  readonly width: number
}

/** Lets an element follow the pointer sideways, and reports the side of a swipe. Links and buttons inside keep their clicks. */
export function useSideSwipe(onSwipe: (side: Side) => void) {
  const drag = useRef<Drag | null>(null)
  const end = ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>, isReleased: boolean) => {
    const began = drag.current
    if (began?.pointerId !== pointerId) return
    drag.current = null
    currentTarget.style.transform = ''
    delete currentTarget.dataset.side
    const side = isReleased ? sideOf(clientX - began.startX, began.width) : null
    if (side) onSwipe(side)
  }
  return {
    onPointerDown: ({ pointerId, clientX, currentTarget, target, isPrimary, button }: PointerEvent<HTMLElement>) => {
      if (!isPrimary || button !== 0 || (target instanceof Element && target.closest('a, button'))) return
      drag.current = { pointerId, startX: clientX, width: currentTarget.offsetWidth }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId !== pointerId) return
      const dx = clientX - drag.current.startX
      currentTarget.style.transform = `translateX(${dx}px)`
      currentTarget.dataset.side = sideOf(dx, drag.current.width) ?? ''
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

function sideOf(dx: number, width: number): Side | null {
  if (Math.abs(dx) < COMMITTED * width) return null
  return dx > 0 ? 'right' : 'left'
}
