import { readDevice, STORE_MARK, writeDevice } from '../../platform/device-storage.ts'
import { LOCAL_SESSION } from '../session/account-type.ts'
import { currentSession, isLoggedIn, onSessionChange, type Session } from '../session/session-store.ts'
import { dismissLoss, tellLoss } from './store-loss.ts'

/** What the device remembered when this tab looked last, by key: small things alone, no records. */
let remembered: readonly (readonly [key: string, value: string])[] = []
/** The session that this tab goes on with though the device has forgotten it. */
let held: Session | null = null

/**
 * From now on hears where what the device remembers is cleared from outside: the app itself takes away one key after the other and leaves a mark,
 * which whoever clears everything takes along. To be called before anybody else listens to the storage. Returns how to end that.
 */
export function watchMarks(): () => void {
  const end = new AbortController()
  const { signal } = end
  remember()
  const endSession = onSessionChange(() => {
    held = null
    dismissLoss()
    remember()
  })
  const hearCleared = (event: StorageEvent) => {
    if (event.key !== null) return remember()
    noticeCleared()
    // Others would read it as a sign-out.
    if (held) event.stopImmediatePropagation()
  }
  addEventListener('storage', hearCleared, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && noticeCleared(), { signal })
  return () => {
    end.abort()
    endSession()
    remembered = []
  }
}

/**
 * Where everything was cleared under somebody who is signed in: marks of an account of this device are written again, for its data would be out of
 * reach; a session of the server is not, for clearing the browser's data signs out. It goes on in this tab. Answers whether that was so.
 */
export function noticeCleared(): boolean {
  const session = currentSession()
  if (readDevice(STORE_MARK) !== null) remember()
  if (!isLoggedIn(session) || remembered.length === 0 || readDevice(STORE_MARK) !== null) return false
  writeDevice(STORE_MARK, '1')
  if (session.token === LOCAL_SESSION.token) {
    writeAgain()
    tellLoss('written-again')
  } else {
    held = session
    tellLoss('session')
  }
  return true
}

/** Whether nobody has signed out here, nor in another tab that this one has not heard of yet. */
export function isStillSignedIn(session: Session): boolean {
  noticeCleared()
  return isLoggedIn(session) && currentSession() === session && (held === session || readDevice('token') === session.token)
}

/** Nothing where the browser keeps nothing: then nothing can be cleared either. */
function remember(): void {
  if (!isLoggedIn(currentSession()) || held) {
    remembered = []
    return
  }
  if (readDevice(STORE_MARK) === null) {
    // Cleared, and not noticed yet.
    if (remembered.length > 0) return
    writeDevice(STORE_MARK, '1')
    if (readDevice(STORE_MARK) === null) return
  }
  remembered = Object.entries({ ...localStorage }).flatMap(([key, value]) =>
    key.startsWith('plenara') ? [[key, String(value)] as const] : [],
  )
}

function writeAgain(): void {
  try {
    for (const [key, value] of remembered) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  } catch {
    // What cannot be written is gone with this tab.
  }
}
