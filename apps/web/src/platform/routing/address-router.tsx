import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'react-router'
import { wantsLittleMotion } from '../reduced-motion.ts'
import { currentVisit, navigator, onVisit, type Visit } from './app-history.ts'
import { hrefsIn } from './links-in-language.ts'
import { keepScroll, saveScroll, savedScroll } from './scroll-positions.ts'

export interface AddressRouterProps {
  /** What of its address the server rendered this page for; null where the browser alone draws it. */
  readonly servedSearch: string | null
  readonly children: ReactNode
}

/** Shows what the address says, and scrolls to where the page was, to what the address names, or to the top. */
export function AddressRouter({ servedSearch, children }: AddressRouterProps) {
  const [visit, setVisit] = useState(currentVisit)
  useLayoutEffect(() => onVisit((next) => draw(next, setVisit)), [])
  useScroll(visit)
  const isTakingOver = useIsTakingOver()
  const search = servedSearch ?? ''
  const [servedNavigator] = useState(() => ({ ...navigator, createHref: hrefsIn(navigator.createHref, search) }))
  return (
    <Router
      // At first the address and the links that the page was rendered with: it may say more, e.g. an id that another site added.
      location={isTakingOver ? { ...visit.location, search } : visit.location}
      navigationType={visit.action as never}
      navigator={isTakingOver ? servedNavigator : navigator}
    >
      {children}
    </Router>
  )
}

/** Whether React is taking over what stands in the document, which it wants to find as it would draw it. */
function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}

function draw(next: Visit, setVisit: (visit: Visit) => void): void {
  const { viewTransition, flushSync: isAtOnce } = next.options
  if (viewTransition && !wantsLittleMotion() && 'startViewTransition' in document) {
    // It begins with the next frame: whoever has gone on by then is not taken back. A window whose size changes meanwhile skips it: the page is there all the same.
    document.startViewTransition(() => flushSync(() => setVisit(currentVisit()))).ready.catch(() => undefined)
  } else if (isAtOnce) flushSync(() => setVisit(next))
  else startTransition(() => setVisit(next))
}

function useScroll({ location, action, options }: Visit): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => {
      saveScroll(currentVisit().location)
      keepScroll()
      window.history.scrollRestoration = 'auto'
    }
    // A page that comes back as it was left.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.history.scrollRestoration = 'manual'
    }
    addEventListener('pagehide', keep)
    addEventListener('pageshow', restore)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('pageshow', restore)
      window.history.scrollRestoration = 'auto'
    }
  }, [])
  useLayoutEffect(() => scrollTo({ location, action, options }), [location, action, options])
}

/** Nothing is given back: where a browser scrolls in its own time, it answers with a promise. */
function scrollTo({ location, action, options }: Visit): void {
  const saved = action === 'POP' ? savedScroll(location) : undefined
  const target = location.hash && document.getElementById(fragmentOf(location.hash))
  if (saved !== undefined) window.scrollTo(0, saved)
  else if (target) target.scrollIntoView()
  // A page that the browser itself has loaded may have been scrolled by now.
  else if (action !== 'POP' && !options.preventScrollReset) window.scrollTo(0, 0)
}

/** What cannot be decoded names nothing. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
