import { clearDevice, readTab, writeTab } from '../../platform/device-storage.ts'
import { localAccount, markLocalAccount } from './account-type.ts'
import { closesWithTab, forgetTabKey, shareTabKey, tabKey, takeTabKey } from './closing.ts'

/** So long a guest's data stay on the device without a visit. */
export const GUEST_DAYS = 90
const DAY_MS = 86_400_000
/** Databases of an account on this device, by name: to delete them needs nothing of what reads them. */
const DATABASES = ['plenara-local', 'plenara-catalogue']
const ENDED = 'guest-ended'
const VISITED = 'guest-visited'

/** Whether a guest was not here for too long. An unknown day counts from now on. */
function isForgotten(now: number): boolean {
  const account = localAccount()
  return account?.kind === 'guest' && account.visitedAt !== null && now - account.visitedAt > GUEST_DAYS * DAY_MS
}

/**
 * Runs before anything is read: a guest who was not here for 90 days is deleted with everything that the device keeps, else this visit is written down.
 * One whose last tab was closed, who had asked for that, is deleted too.
 * @returns where the guest is deleted, or the key is taken from another tab, when that is done: the page has to begin anew then
 */
export function beginGuestVisit(now = Date.now()): Promise<void> | undefined {
  const account = localAccount()
  if (account?.kind !== 'guest') return undefined
  if (isForgotten(now)) {
    const deletion = deleteGuest()
    writeTab(ENDED, '1')
    return deletion
  }
  if (closesWithTab()) {
    if (tabKey() === null) return takeTabKey().then((isTaken) => (isTaken ? undefined : deleteGuest()))
    shareTabKey()
  }
  if (readTab(VISITED) === null) writeTab(VISITED, String(account.visitedAt ?? 0))
  markLocalAccount('guest')
  return undefined
}

/** Removes everything that the device keeps of a guest; fulfilled when it is gone. What is opened meanwhile waits for it. */
export async function deleteGuest(): Promise<void> {
  markLocalAccount(null)
  forgetTabKey()
  clearDevice()
  await Promise.all(DATABASES.map(deleteDatabase))
}

/** A browser without storage, or one that refuses, has nothing to wait for. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    try {
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = () => done()
      deleting.onerror = () => done()
      deleting.onblocked = () => done()
    } catch {
      done()
    }
  })
}

/** Whether the guest of this device was just deleted because nobody came. */
export function wasGuestDeleted(): boolean {
  return readTab(ENDED) !== null
}

/** So long after a visit somebody comes back, rather than goes on. */
const APART_MS = 30 * 60_000

/** When the guest was here before this visit, in milliseconds since 1970; null where that is not long ago, or the greeting was closed. */
export function previousVisit(now = Date.now()): number | null {
  const before = Number(readTab(VISITED) ?? 0)
  return before > 0 && now - before > APART_MS ? before : null
}

/** The greeting has been read. */
export function hideGreeting(): void {
  writeTab(VISITED, '0')
}
