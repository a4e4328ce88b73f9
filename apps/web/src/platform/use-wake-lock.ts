import { useEffect } from 'react'

export const canKeepAwake = 'wakeLock' in navigator

/** Keeps the screen on while `isOn`; browsers release the lock when the page is hidden, so it is requested again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !canKeepAwake) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused e.g. when the battery is low; copying works without it.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void granted?.release()
      else lock = granted
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isOn])
}
