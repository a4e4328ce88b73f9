import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session-store.ts'

export { currentSession, endSession, followOtherTabs, isLoggedIn, type Session, startSession } from './session-store.ts'

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession)
}

/** The id of the user of a page behind the guard. */
export function useUserId(): number {
  return useSession().userId
}
