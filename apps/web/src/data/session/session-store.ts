import { ANONYMOUS_ID } from '@plenara/contract/constants'
import { clearDevice, dropDatabase, onDeviceChange, readDevice, writeDevice } from '../../platform/device-storage.ts'

export interface Session {
  /** -1 when anonymous [ENTITY-1]. */
  readonly userId: number
  readonly token: string | null
}

const anonymous: Session = { userId: ANONYMOUS_ID, token: null }
const listeners = new Set<() => void>()
let current: Session = load()

function load(): Session {
  const token = readDevice('token')
  const userId = Number(readDevice('user-id'))
  return token && Number.isSafeInteger(userId) && userId > 0 ? { userId, token } : anonymous
}

export function currentSession(): Session {
  return current
}

/** Logged in when the user id is at least 0 [SESSION-1]. */
export function isLoggedIn(session: Session): boolean {
  return session.userId >= 0
}

/** The database of what waits to be sent, and the key that says for whom: `<user id>/<how many>`. */
export const WAITING_KEY = 'outbox'

/** What still waits of another user is never sent: it is dropped. */
export function startSession(session: Session): void {
  const waiting = readDevice(WAITING_KEY)
  if (waiting !== null && !waiting.startsWith(`${session.userId}/`)) {
    writeDevice(WAITING_KEY, null)
    dropDatabase(WAITING_KEY)
  }
  // Other tabs hear of the token, and what was written before it is there by then.
  writeDevice('user-id', String(session.userId))
  writeDevice('token', session.token)
  change(session)
}

/**
 * Clears stored ids, token and all data of the user on this device [SESSION-4]. Where the session ran out by itself, `keepsWaiting` leaves what
 * was not sent yet, for the same user to log in again.
 */
export function endSession({ keepsWaiting = false } = {}): void {
  clearDevice(keepsWaiting ? [WAITING_KEY] : [])
  change(anonymous)
}

/** Hears of a login or logout in another tab of the same browser; this tab follows. Returns how to end that. */
export function followOtherTabs(onChange: () => void): () => void {
  return onDeviceChange('token', () => {
    if (load().token === current.token) return
    onChange()
    change(load())
  })
}

function change(session: Session): void {
  current = session
  for (const listener of listeners) listener()
}

/** Hears of every login and logout in this tab. Returns how to end that. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
