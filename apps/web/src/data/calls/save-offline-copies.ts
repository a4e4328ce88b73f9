import { type CallName, calls } from '@plenara/contract/calls'
import { onlineManager, type Query, type QueryKey } from '@tanstack/react-query'
import { isLocalSession } from '../session/local-account.ts'
import { currentSession, isLoggedIn } from '../session/session-store.ts'
import { onShownFrom, shownFrom } from './offline-copy.ts'
import { onCopiesLost, putOfflineCopy } from './offline-database.ts'
import { queryClient } from './query-client.ts'

/** The whole account as a file is not for looking at. */
const NOT_COPIED: readonly string[] = ['getUserExport'] satisfies CallName[]

/**
 * From now on keeps what the voter's own calls answer, for a start without a network; the changes shown meanwhile, too. Once the server answers
 * again, everything that came from this device is asked for anew.
 */
export function saveOfflineCopies(): void {
  const cache = queryClient.getQueryCache()
  const saveAll = () => {
    for (const query of cache.getAll()) if (query.state.status === 'success' && shownFrom() === undefined) save(query)
  }
  saveAll()
  onCopiesLost(saveAll)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // What this very database gave back is no newer for that; a change by the voter is.
    if (shownFrom() === undefined || event.action.manual) save(event.query)
  })
  const askAnew = () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey) })
  onShownFrom(() => shownFrom() === undefined && askAnew())
  onlineManager.subscribe((isOnline) => isOnline && shownFrom() !== undefined && askAnew())
}

/** Until a change has been drawn: writing a thousand percents takes a slow phone longer than drawing them. */
const SETTLE_MS = 500
const waiting = new Map<Query, number>()

function save(query: Query): void {
  const session = currentSession()
  // What a local account has seen lies in its own database.
  if (!isLoggedIn(session) || isLocalSession(session) || !isOwn(query.queryKey)) return
  if (waiting.size === 0) setTimeout(saveWaiting, SETTLE_MS)
  waiting.set(query, session.userId)
}

function saveWaiting(): void {
  for (const [{ queryKey, state }, userId] of waiting) {
    // Whoever has logged off meanwhile leaves nothing behind.
    if (currentSession().userId !== userId || state.data === undefined) continue
    // A device that is full keeps nothing; the app works with a network as before.
    putOfflineCopy(queryKey, { userId, at: state.dataUpdatedAt, value: state.data }).catch(() => undefined)
  }
  waiting.clear()
}

function isOwn([name]: QueryKey): boolean {
  const call = calls[name as CallName]
  return call?.auth === 'user' && call.method === 'GET' && !NOT_COPIED.includes(String(name))
}
