import { useContext, useMemo, useSyncExternalStore } from 'react'
import { ServedWorldContext } from './served-world.ts'

const MINUTE = 60_000

/** The first requested moment of the present minute, so that all parts of a page show the same. */
let present = 0
/** The number of subscribed components. */
let hearing = 0

/** The present moment; a hidden page keeps the moment that it showed last, also after a render. */
function presentMoment(): number {
  const now = Date.now()
  const isFrozen = hearing > 0 && document.hidden
  if (!isFrozen && Math.floor(now / MINUTE) !== Math.floor(present / MINUTE)) present = now
  return present
}

/** Calls the listener just after each full minute, and when the page becomes visible again; not while it is hidden. */
function everyMinute(listener: () => void): () => void {
  let timer = 0
  const renew = () => {
    if (!document.hidden) listener()
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    // From now to just after the full minute: a timer on a busy device may have fired late.
    timer = window.setTimeout(renew, MINUTE - (Date.now() % MINUTE) + 1)
  }
  wait()
  document.addEventListener('visibilitychange', renew)
  hearing += 1
  return () => {
    hearing -= 1
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

/** The present moment, renewed at each full minute while the page is visible. A page that the server rendered begins with the moment of its rendering. */
export function useNow(): Date {
  const served = useContext(ServedWorldContext)
  const moment = useSyncExternalStore(everyMinute, presentMoment, () => served?.moment ?? presentMoment())
  return useMemo(() => new Date(moment), [moment])
}
