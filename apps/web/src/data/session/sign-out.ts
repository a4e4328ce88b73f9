import { endPush } from '../../platform/end-push.ts'
import { api } from '../calls/api.ts'
import { forgetEarly } from '../calls/early-answers.ts'
import { forgetAnswers } from '../calls/query-client.ts'
import { forgetRunning } from '../commands/optimistic.ts'
import { resetElectionSelection } from '../queries/active-election.ts'
import { isOnlineSession } from './local-account.ts'
import { currentSession, endSession, followOtherTabs } from './session.ts'

/**
 * Forgets the session and everything that belongs to the user on this device [SESSION-4, ROUTE-4]; a session that ran out by itself
 * `keepsWaiting` what was not sent yet.
 */
export function signOut(options: { readonly keepsWaiting?: boolean } = {}): void {
  endSession(options)
  forget()
}

/**
 * Signs out as somebody asked for it: here, on the server, and for the notifications of this browser [ROUTE-4]. Without a network, or where the server
 * fails, the token dies on this device only; an account on this device has none on the server.
 */
export function leave(): void {
  const isOnline = isOnlineSession(currentSession())
  if (isOnline) void api.logout({}).catch(() => undefined)
  signOut()
  if (isOnline) void endPush()
}

/** Keeps tabs together: where one logs off, or logs in as somebody else, the others show nothing of the user before. */
export function keepTabsTogether(): () => void {
  return followOtherTabs(forget)
}

function forget(): void {
  forgetEarly()
  resetElectionSelection()
  forgetRunning()
  forgetAnswers()
}
