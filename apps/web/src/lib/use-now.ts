import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The present moment, renewed at each full minute while the page is visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) setNow(new Date())
    }
    const timer = setTimeout(renew, MINUTE - (now.getTime() % MINUTE))
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}
