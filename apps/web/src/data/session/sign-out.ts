import { forgetEarly } from '../calls/early-answers.ts'
import { forgetAnswers } from '../calls/query-client.ts'
import { forgetRunning } from '../commands/optimistic.ts'
import { resetElectionSelection } from '../queries/active-election.ts'
import { endSession, followOtherTabs } from './session.ts'

/**
 * Forgets the session and everything that belongs to the user on this device [SESSION-4, ROUTE-4]; a session that ran out by itself
 * `keepsWaiting` what was not sent yet.
 */
export function signOut(options: { readonly keepsWaiting?: boolean } = {}): void {
  endSession(options)
  forget()
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
