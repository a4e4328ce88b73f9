import { useEffect, useEffectEvent } from 'react'

const MINUTE_MS = 60_000

/** Runs a function every minute while the page is visible, and at once when it becomes visible again. Counted from now, so that clients do not all call at the full minute. */
export function useEveryMinute(isOn: boolean, work: () => void): void {
  const run = useEffectEvent(() => {
    if (!document.hidden) work()
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => run(), MINUTE_MS)
    const look = () => run()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOn])
}
