import { useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../../platform/device-storage.ts'
import { currentSession, onSessionChange, WAITING_KEY } from '../session/session-store.ts'

const listeners = new Set<() => void>()
let hasSeenWaiting = false
/** How many of those the device has not written yet. */
let unwritten = { userId: 0, count: 0 }

/** How many writes of the present user wait to be sent, without opening a database. */
export function waitingCount(): number {
  const [userId, count] = (readDevice(WAITING_KEY) ?? '').split('/').map(Number)
  const own = userId === currentSession().userId && count !== undefined && count > 0 ? count : 0
  hasSeenWaiting ||= own > 0
  return own
}

/** Whether something waited since this page was loaded, so that what it shows may be known to the server in another state by now. */
export function hasWaited(): boolean {
  return waitingCount() > 0 || hasSeenWaiting
}

/** Says how many wait; of those that are not written yet the page says nothing, but nothing overtakes them. */
export function setWaitingCount(userId: number, count: number, written: number): void {
  writeDevice(WAITING_KEY, count > 0 ? `${userId}/${count}` : null)
  unwritten = { userId, count: count - written }
  for (const listener of listeners) listener()
}

/** How many writes of the present user the device keeps until they are sent. */
export function useWaitingCount(): number {
  return useSyncExternalStore(onChange, writtenCount, writtenCount)
}

function writtenCount(): number {
  const isOwn = unwritten.userId === currentSession().userId
  return Math.max(0, waitingCount() - (isOwn ? unwritten.count : 0))
}

function onChange(listener: () => void): () => void {
  const ends = [onDeviceChange(WAITING_KEY, listener), onSessionChange(listener)]
  listeners.add(listener)
  return () => {
    for (const end of ends) end()
    listeners.delete(listener)
  }
}
