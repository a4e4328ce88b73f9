import { resetElectionSelection } from './active-election.ts'
import { forgetEarlyCalls } from './early-calls.ts'
import { queryClient } from './query-client.ts'
import { endSession } from './session.ts'

/** Forgets the session and everything that belongs to the user on this device [SESSION-4, ROUTE-4]. */
export function signOut(): void {
  endSession()
  forgetEarlyCalls()
  resetElectionSelection()
  queryClient.clear()
}
