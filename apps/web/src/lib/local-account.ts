import { accountType, LOCAL_SESSION, markLocalAccount, setAccountType } from './account-type.ts'
import { forgetEarly } from './early-answers.ts'
import { type Session, startSession, useSession } from './session.ts'

/** Whether a session is that of the account which lives on this device alone. */
export function isLocalSession({ token }: Session): boolean {
  return token === LOCAL_SESSION.token
}

/** Whether the voter uses an account that lives on this device alone. */
export function useIsLocalAccount(): boolean {
  return isLocalSession(useSession())
}

/** What starting needs: without the stored type of the account, a call would go to the server. */
export class NoStorageError extends Error {}

/** Begins with the local account of this device, or goes on with it; no call is made. Throws `NoStorageError` where the browser keeps nothing. */
export function startLocalAccount(): void {
  setAccountType('local')
  if (accountType() !== 'local') throw new NoStorageError()
  markLocalAccount(true)
  forgetEarly()
  startSession(LOCAL_SESSION)
  void keepStorage().catch(() => undefined)
}

/** Asks the browser not to clear this data by itself when space gets short; it may refuse. */
async function keepStorage(): Promise<void> {
  await navigator.storage.persist()
}
