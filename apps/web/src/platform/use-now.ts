import { useContext, useMemo, useSyncExternalStore } from 'react'
import { ServedWorldContext } from './served-world.ts'

const MINUTE = 60_000

/** The first moment of the present minute that was asked for, so that all parts of a page show the same. */
let present = 0
/** Parts of the page that hear of each minute. */
let hearing = 0

/** A hidden page keeps the moment it showed last, whatever is drawn anew in it. */
function presentMoment(): number {
  const now = Date.now()
  const isKept = hearing > 0 && document.hidden
  if (!isKept && Math.floor(now / MINUTE) !== Math.floor(present / MINUTE)) present = now
  return present
}

/** Hears just after each full minute, and when the page is seen again; not while it is hidden. */
function everyMinute(listener: () => void): () => void {
  let timer = 0
  const renew = () => {
    if (!document.hidden) listener()
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    // Counted from this moment, which a busy device reaches late, to just after the full minute.
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

/** The present moment, renewed at each full minute while the page is visible. A rendered page begins with the moment that it was rendered at. */
export function useNow(): Date {
  const served = useContext(ServedWorldContext)
  const moment = useSyncExternalStore(everyMinute, presentMoment, () => served?.moment ?? presentMoment())
  return useMemo(() => new Date(moment), [moment])
}
