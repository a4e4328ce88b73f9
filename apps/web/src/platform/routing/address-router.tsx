import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'react-router'
import { wantsLittleMotion } from '../reduced-motion.ts'
import { currentVisit, navigator, onVisit, type Visit } from './app-history.ts'
import { hrefsIn } from './links-in-language.ts'
import { keepScroll, saveScroll, savedScroll } from './scroll-positions.ts'

export interface AddressRouterProps {
  /** The query for which the server rendered this page; null if the browser renders it. */
  readonly servedSearch: string | null
  readonly children: ReactNode
}

/** Renders the page of the address, and scrolls to its former position, to the element of the fragment, or to the top. */
export function AddressRouter({ servedSearch, children }: AddressRouterProps) {
  const [visit, setVisit] = useState(currentVisit)
  useLayoutEffect(() => onVisit((next) => draw(next, setVisit)), [])
  useScroll(visit)
  const isTakingOver = useIsTakingOver()
  const search = servedSearch ?? ''
  const [servedNavigator] = useState(() => ({ ...navigator, createHref: hrefsIn(navigator.createHref, search) }))
  return (
    <Router
      // At first the query of the server: the real address may contain more, e.g. an id that another site added.
      location={isTakingOver ? { ...visit.location, search } : visit.location}
      navigationType={visit.action as never}
      navigator={isTakingOver ? servedNavigator : navigator}
    >
      {children}
    </Router>
  )
}

/** Whether React is hydrating the document, which must then be equal to its own rendering. */
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
    // It starts with the next frame and then shows the current visit, not the one at the time of the call. A resized window skips it, but the page is shown anyway.
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
    // A page from the back/forward cache.
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

/** Returns nothing: some browsers scroll asynchronously and return a promise. */
function scrollTo({ location, action, options }: Visit): void {
  const saved = action === 'POP' ? savedScroll(location) : undefined
  const target = location.hash && document.getElementById(fragmentOf(location.hash))
  if (saved !== undefined) window.scrollTo(0, saved)
  else if (target) target.scrollIntoView()
  // After a load by the browser the reader may have scrolled already.
  else if (action !== 'POP' && !options.preventScrollReset) window.scrollTo(0, 0)
}

/** The decoded fragment; empty if it cannot be decoded. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
