import { useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../device-storage.ts'
import { currentSession, onSessionChange, WAITING_KEY } from '../session-store.ts'

const listeners = new Set<() => void>()

/** How many writes of the present user wait to be sent, without opening a database. */
export function waitingCount(): number {
  const [userId, count] = (readDevice(WAITING_KEY) ?? '').split('/').map(Number)
  return userId === currentSession().userId && count !== undefined && count > 0 ? count : 0
}

export function setWaitingCount(userId: number, count: number): void {
  writeDevice(WAITING_KEY, count > 0 ? `${userId}/${count}` : null)
  for (const listener of listeners) listener()
}

export function useWaitingCount(): number {
  return useSyncExternalStore(onChange, waitingCount)
}

function onChange(listener: () => void): () => void {
  const ends = [onDeviceChange(WAITING_KEY, listener), onSessionChange(listener)]
  listeners.add(listener)
  return () => {
    for (const end of ends) end()
    listeners.delete(listener)
  }
}
