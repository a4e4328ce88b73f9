import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Box, type BubblePlace, isSheetScreen, placeBubble, spotOf } from './placement.ts'

export interface Spot {
  readonly spot: Box
  readonly place: BubblePlace
}

/** Scrolls a control into view and follows it: the spotlight and the position of the bubble. Null before the first measurement. */
export function useSpot(target: HTMLElement, bubble: RefObject<HTMLElement | null>): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    bringIntoView(target, bubble.current?.offsetHeight ?? 0)
    setSpot(look(target, bubble.current))
  }, [target, bubble])
  useEffect(() => {
    const follow = () => setSpot(look(target, bubble.current))
    const observer = new ResizeObserver(follow)
    observer.observe(target)
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow, { capture: true })
    }
  }, [target, bubble])
  return spot
}

function look(target: HTMLElement, bubble: HTMLElement | null): Spot {
  const screen = { width: innerWidth, height: innerHeight }
  const spot = spotOf(target.getBoundingClientRect(), screen)
  const size = { width: bubble?.offsetWidth ?? 0, height: bubble?.offsetHeight ?? 0 }
  return { spot, place: placeBubble(spot, size, screen) }
}

/** Scrolls to the middle of the screen, or of the part above a sheet. */
function bringIntoView(target: HTMLElement, bubbleHeight: number): void {
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const screen = { width: innerWidth, height: innerHeight }
  if (!isSheetScreen(screen)) return
  const spot = spotOf(target.getBoundingClientRect(), screen)
  const middle = (screen.height - bubbleHeight) / 2
  if (spot.top + spot.height > screen.height - bubbleHeight) {
    scrollBy({ top: spot.top + spot.height / 2 - middle, behavior: 'instant' })
  }
}
