import { type CallName, calls } from '@plenara/contract/calls'
import { onlineManager, type Query, type QueryKey } from '@tanstack/react-query'
import { onShownFrom, shownFrom } from './from-device.ts'
import { putKept } from './kept-database.ts'
import { queryClient } from './query-client.ts'
import { currentSession, isLoggedIn } from './session-store.ts'

/** The whole account as a file is not for looking at. */
const NOT_KEPT: readonly string[] = ['getUserExport'] satisfies CallName[]

/**
 * From now on keeps what the voter's own calls answer, for a start without a network; the changes shown meanwhile, too. Once the server answers
 * again, everything that came from this device is asked for anew.
 */
export function keepAnswers(): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) if (query.state.status === 'success' && shownFrom() === undefined) save(query)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // What this very database gave back is no newer for that; a change by the voter is.
    if (shownFrom() === undefined || event.action.manual) save(event.query)
  })
  const askAnew = () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey) })
  onShownFrom(() => shownFrom() === undefined && askAnew())
  onlineManager.subscribe((isOnline) => isOnline && shownFrom() !== undefined && askAnew())
}

function save({ queryKey, state }: Query): void {
  const { userId } = currentSession()
  if (!isLoggedIn(currentSession()) || !isOwn(queryKey)) return
  // A device that is full keeps nothing; the app works with a network as before.
  putKept(queryKey, { userId, at: state.dataUpdatedAt, value: state.data }).catch(() => undefined)
}

function isOwn([name]: QueryKey): boolean {
  const call = calls[name as CallName]
  return call?.auth === 'user' && call.method === 'GET' && !NOT_KEPT.includes(String(name))
}
