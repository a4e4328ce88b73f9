import { useEffect, useState } from 'react'
import { blockLeaving } from './app-history.ts'

export interface LeaveQuestion {
  readonly leave: () => void
  readonly stay: () => void
}

/** While something would be lost: whoever leaves the page is to be asked first. Null as long as nobody does. */
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
