import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The present moment, renewed at each full minute while the page is visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) setNow(new Date())
    }
    // Counted from this moment, which a busy device reaches late, to just after the full minute.
    const nextMinute = now.getTime() - (now.getTime() % MINUTE) + MINUTE + 1
    const timer = setTimeout(renew, nextMinute - Date.now())
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}
