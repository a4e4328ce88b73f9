import type { CallName, Route } from '@plenara/contract'

/** The kinds of calls that have places of their own where there are too many. */
export type Share = 'signIn' | 'ownWrites' | 'ownReads' | 'imports' | 'publicBodies' | 'searches' | 'pictures' | 'exports' | 'reports'

/** Runs work once there is a place for its kind; throws `NotAdmittedError` where there is none in time. */
export type Admit = <T>(share: Share, work: () => Promise<T>) => Promise<T>

/** Of which share a public GET is that has to be written first: what somebody searches for is in no memory, and takes longest. */
export function shareOfBody(name: CallName): Share {
  return name === 'search' ? 'searches' : 'publicBodies'
}

/** Of which share a call is; a public GET takes a place only where its body is not in memory. */
export function shareOf(name: CallName, { call }: Route): Share {
  if (name === 'importUser') return 'imports'
  if (name === 'reportBrowserError') return 'reports'
  if (call.auth === 'none') return call.method === 'GET' ? 'publicBodies' : 'signIn'
  return call.method === 'GET' ? 'ownReads' : 'ownWrites'
}
