import { isLocalSession } from '../session/local-account.ts'
import { currentSession } from '../session/session-store.ts'
import { isStillSignedIn } from './kept-marks.ts'
import { tellLoss } from './store-loss.ts'

/** A sign-out in another tab deletes databases too; within this time, in milliseconds, this tab knows of it. */
const SETTLE_MS = 300

/**
 * To be called where a database with copies of what the server holds was closed from outside: where its voter is still signed in it was taken away,
 * `again` writes what this tab knows, and the voter is told. A newer release that upgrades a database, or a sign-out, is no loss.
 */
export function afterClosed(again: () => void | Promise<void>): void {
  const session = currentSession()
  setTimeout(() => {
    if (isLocalSession(session) || !isStillSignedIn(session)) return
    tellLoss('on-server')
    void Promise.resolve(again()).catch(() => undefined)
  }, SETTLE_MS)
}
