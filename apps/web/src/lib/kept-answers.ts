import { type CallName, calls } from '@plenara/contract/calls'
import { onlineManager, type Query, type QueryKey } from '@tanstack/react-query'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { onShownFrom, shownFrom } from './from-device.ts'
import { queryClient } from './query-client.ts'
import { currentSession, isLoggedIn } from './session-store.ts'

/** With the prefix of what logging off wipes (device-storage.ts). */
const DATABASE = 'plenara.kept'
const MAX_AGE_MS = 30 * 86_400_000
/** The whole account as a file is not for looking at. */
const NOT_KEPT: readonly string[] = ['getUserExport'] satisfies CallName[]

interface KeptAnswer {
  readonly userId: number
  /** When the server said it, or the voter changed it here, in milliseconds since 1970. */
  readonly at: number
  readonly value: unknown
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database; it gives way at once where logging off removes it. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('answers'),
    blocking: (_current, _blocked, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

/** What the voter's own call answered last, if it is known on this device and not older than 30 days. */
export async function readKept(key: QueryKey): Promise<KeptAnswer | undefined> {
  const kept = await (await database()).get('answers', JSON.stringify(key))
  const isUsable = kept && kept.userId === currentSession().userId && Date.now() - kept.at < MAX_AGE_MS
  return isUsable ? kept : undefined
}

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
  put(queryKey, { userId, at: state.dataUpdatedAt, value: state.data }).catch(() => undefined)
}

async function put(key: QueryKey, answer: KeptAnswer): Promise<void> {
  const db = await database()
  // Logged off meanwhile: nothing may stay.
  if (currentSession().userId === answer.userId) await db.put('answers', answer, JSON.stringify(key))
}

function isOwn([name]: QueryKey): boolean {
  const call = calls[name as CallName]
  return call?.auth === 'user' && call.method === 'GET' && !NOT_KEPT.includes(String(name))
}
