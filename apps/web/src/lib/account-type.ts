import { readDevice, writeDevice } from './device-storage.ts'

/** Where an account keeps its data: on our servers, or on this device alone [ENTITY-16]. */
export type AccountType = 'online' | 'local'

const KEY = 'account-type'
/** Outside of what logging off clears: a local account outlives its session. */
const EXISTS_KEY = 'plenara-local.exists'

/** The session of the one local account. Its id is one that no server gives out, and its token opens nothing but the application on this device. */
export const LOCAL_SESSION = { userId: Number.MAX_SAFE_INTEGER, token: 'local' } as const

/** The type of the account in use; `online` where none was chosen, also after logging off. */
export function accountType(): AccountType {
  return readDevice(KEY) === 'local' ? 'local' : 'online'
}

/** Set together with the session; logging off forgets it. */
export function setAccountType(type: AccountType): void {
  writeDevice(KEY, type)
}

/** What tells the local account of this device from one that was deleted before it; null where there is none, with or without a session. */
export function localAccountMark(): string | null {
  try {
    return localStorage.getItem(EXISTS_KEY)
  } catch {
    return null
  }
}

/** Whether a local account is kept on this device, with or without a session. */
export function hasLocalAccount(): boolean {
  return localAccountMark() !== null
}

/** Remembers that there is a local account, or that there is none any more. */
export function markLocalAccount(exists: boolean): void {
  try {
    if (!exists) localStorage.removeItem(EXISTS_KEY)
    else if (!hasLocalAccount()) localStorage.setItem(EXISTS_KEY, String(Date.now()))
  } catch {
    // Without storage there is no local account either.
  }
}
