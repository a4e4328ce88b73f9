import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type Navigator, Router } from 'react-router'
import { wantsLittleMotion } from '../reduced-motion.ts'
import { currentVisit, navigator, onVisit, type Visit } from './app-history.ts'
import { hrefsIn } from './links-in-language.ts'
import { keepScroll, saveScroll, savedScroll } from './scroll-positions.ts'

/** Shows what the address says, and scrolls to where the page was, to what the address names, or to the top. */
export function AddressRouter({ children }: { readonly children: ReactNode }) {
  const [visit, setVisit] = useState(currentVisit)
  useLayoutEffect(() => onVisit((next) => draw(next, setVisit)), [])
  useScroll(visit)
  return (
    <Router location={visit.location} navigationType={visit.action as never} navigator={useNavigator()}>
      {children}
    </Router>
  )
}

/** Where a page is taken over that the server rendered, its links are at first those that stand there. */
function useNavigator(): Navigator {
  const [served] = useState(() => ({ ...navigator, createHref: hrefsIn(navigator.createHref, currentVisit().location.search) }))
  return useSyncExternalStore(
    () => () => undefined,
    () => navigator,
    () => served,
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
