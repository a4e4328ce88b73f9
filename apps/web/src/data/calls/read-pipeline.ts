import { type CallName, calls } from '@plenara/contract/calls'
import { type Answer, ApiError, type ClientCall } from '@plenara/contract/client'
import { applyPendingWrites } from '../outbox/pending-writes.ts'
import { currentSession, isLoggedIn } from '../session/session-store.ts'
import { api } from './api.ts'
import { isFreshEarly, takeEarly } from './early-answers.ts'
import { withOfflineFallback } from './offline-copy.ts'
import { type InputOf, type KeyInput, queryKey } from './query-key.ts'
import { startedWrites, writesSettled } from './writes-under-way.ts'

/** What arrived while the program loaded is not asked for again by each part of the first page. */
const EARLY_FRESH_MS = 10_000
/** How long an answer that no page shows stays, at least. */
const UNUSED_MS = 5 * 60_000

/**
 * The one way to read: a GET of the contract as a query, fresh for as long as the contract says [API-27]. A reading passes these stages:
 *
 * 1. cache: TanStack Query gives what is fresh; else `read` runs:
 * 2. start: the answer to a call that was sent before the program was there (start-calls.ts), once
 * 3. network: the server, or the application on the device (api.ts)
 * 4. offline copy: what this device kept of the answer, where there is no network
 * 5. pending writes: what the voter has done since and the server does not know yet, on top
 */
export function queryOptions<R extends ClientCall>(name: R, input: InputOf<R>) {
  const { params, query } = input as KeyInput
  const key = queryKey(name, { params, query })
  const freshMs = calls[name].cacheMinutes * 60_000
  return {
    queryKey: key,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => read({ name, input, key, signal }),
    // Without it a page that was left for five minutes would ask again.
    gcTime: Math.max(freshMs, UNUSED_MS),
    staleTime: () => (isFreshEarly(key) ? Math.max(freshMs, EARLY_FRESH_MS) : freshMs),
  }
}

interface Reading<R extends ClientCall> {
  readonly name: R
  readonly input: InputOf<R>
  readonly key: ReturnType<typeof queryKey>
  readonly signal: AbortSignal
}

async function read<R extends ClientCall>(reading: Reading<R>): Promise<Answer<R>> {
  const { name, input, key } = reading
  refuseWithoutSession(name)
  const { params } = input as KeyInput
  for (;;) {
    await writesSettled(name)
    const before = startedWrites(name)
    const asked = fromStart(reading) ?? fromNetwork(reading)
    const answer = await applyPendingWrites(name, params, calls[name].auth === 'user' ? withOfflineFallback(key, asked) : asked)
    // An answer from before a write would show the past.
    if (startedWrites(name) === before) return answer
  }
}

/** Whoever has just logged off asks nothing more, even where the page has not heard of it yet. */
function refuseWithoutSession(name: CallName): void {
  if (calls[name].auth === 'user' && !isLoggedIn(currentSession())) throw new ApiError('unauthorized', 401)
}

function fromStart<R extends ClientCall>({ key }: Reading<R>): Promise<Answer<R>> | undefined {
  return takeEarly(key) as Promise<Answer<R>> | undefined
}

function fromNetwork<R extends ClientCall>({ name, input, signal }: Reading<R>): Promise<Answer<R>> {
  return (api[name] as (input: unknown) => Promise<Answer<R>>)({ ...input, signal })
}
