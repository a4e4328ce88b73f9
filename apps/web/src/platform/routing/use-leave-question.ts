import { useEffect, useState } from 'react'
import { blockLeaving } from './app-history.ts'

export interface LeaveQuestion {
  readonly leave: () => void
  readonly stay: () => void
}

/** The question to show when the user leaves the page although input would be lost; null if it need not be shown. */
export function useLeaveQuestion(isLosing: boolean): LeaveQuestion | null {
  const [leaving, setLeaving] = useState<{ readonly proceed: () => void } | null>(null)
  useEffect(() => (isLosing ? blockLeaving((proceed) => setLeaving({ proceed })) : undefined), [isLosing])
  if (!leaving) return null
  const stay = () => setLeaving(null)
  return {
    stay,
    leave: () => {
      stay()
      leaving.proceed()
    },
  }
}
