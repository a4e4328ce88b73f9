import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The present moment, renewed at each full minute while the page is visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) setNow(new Date())
    }
    // Counted from this moment: on a busy device it comes well after the drawing.
    const fullMinute = now.getTime() - (now.getTime() % MINUTE) + MINUTE
    const timer = setTimeout(renew, fullMinute - Date.now())
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}
