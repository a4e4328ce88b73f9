import { forgetEarly } from '../calls/early-answers.ts'
import { accountType, LOCAL_SESSION, type LocalKind, localAccount, markLocalAccount, setAccountType } from './account-type.ts'
import { forgetMove } from './move-mark.ts'
import { isLoggedIn, type Session, startSession, useSession } from './session.ts'

/** Whether a session is that of the account which lives on this device alone. */
export function isLocalSession({ token }: Session): boolean {
  return token === LOCAL_SESSION.token
}

/** Whether somebody is signed in to an account on the server. */
export function isOnlineSession(session: Session): boolean {
  return isLoggedIn(session) && !isLocalSession(session)
}

/** Whether the voter uses an account that lives on this device alone. */
export function useIsLocalAccount(): boolean {
  return isLocalSession(useSession())
}

/** Whether the voter is a guest: on this device, and nobody has chosen so yet. */
export function useIsGuest(): boolean {
  return useIsLocalAccount() && accountType() === 'guest'
}

/** Whether the voter's device keeps the public data of their canton: a guest asks for them as they are needed. */
export function useKeepsCatalogue(): boolean {
  return useIsLocalAccount() && accountType() !== 'guest'
}

/** What starting needs: without the stored type of the account, a call would go to the server. */
export class NoStorageError extends Error {}

/**
 * Begins with an account on this device, or goes on with the one that is there; a guest's becomes one of a chosen kind, never the other way. No call is
 * made. Throws `NoStorageError` where the browser keeps nothing.
 */
export function startLocalAccount(kind: LocalKind = 'local'): void {
  markLocalAccount(kind)
  const kept = localAccount()?.kind ?? kind
  setAccountType(kept)
  if (accountType() !== kept) throw new NoStorageError()
  forgetEarly()
  // Who goes on here has ended a move to or from an account on the server.
  forgetMove()
  startSession(LOCAL_SESSION)
  if (kept === 'local') void keepStorage().catch(() => undefined)
}

/** Asks the browser not to clear this data by itself when space gets short; it may refuse. */
async function keepStorage(): Promise<void> {
  await navigator.storage.persist()
}
