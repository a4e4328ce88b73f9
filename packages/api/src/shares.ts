import type { CallName, Route } from '@plenara/contract'

/** The kinds of calls that have places of their own where there are too many. */
export type Share = 'signIn' | 'ownWrites' | 'ownReads' | 'imports' | 'publicBodies' | 'searches' | 'pictures' | 'exports' | 'reports'

/** Runs work once there is a place for its kind; throws `NotAdmittedError` where there is none in time. */
export type Admit = <T>(share: Share, work: () => Promise<T>) => Promise<T>

/** What narrows a list by words, days or choices of somebody's own: any number stands for a council, and of the others there are thousands together. */
const OF_ONES_OWN: ReadonlySet<string> = new Set([
  ...['q', 'searchTerm', 'from', 'to', 'topicFilter', 'areaFilter', 'mediaOutlets', 'mediaOutletTypes'],
  ...['council', 'result', 'margin', 'decisions'],
])

/** Whether the query of a public GET asks what nobody else may ever ask: of that there is no end. */
export function isOnesOwn(query: unknown): boolean {
  return Object.entries(Object(query)).some(
    ([name, value]) => value !== undefined && (name === 'page' ? value !== 1 : OF_ONES_OWN.has(name)),
  )
}

/** Of which share a public GET is that has to be written first: what somebody looks for is in no memory, and takes longest. */
export function shareOfBody(query: unknown): Share {
  return isOnesOwn(query) ? 'searches' : 'publicBodies'
}

/** Of which share a call is; a public GET takes a place only where its body is not in memory. */
export function shareOf(name: CallName, { call }: Route): Share {
  if (name === 'importUser') return 'imports'
  if (name === 'reportBrowserError' || name === 'reportStatement') return 'reports'
  if (call.auth === 'none') return call.method === 'GET' ? 'publicBodies' : 'signIn'
  return call.method === 'GET' ? 'ownReads' : 'ownWrites'
}
