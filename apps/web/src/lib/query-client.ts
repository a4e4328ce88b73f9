import type { MatchPercent } from '@plenara/contract'
import { calls } from '@plenara/contract/calls'
import { type Answer, ApiError, type Client, type ClientCall } from '@plenara/contract/client'
import { notifyManager, onlineManager, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'
import { isFreshEarly, takeArrived, takeEarly } from './early-answers.ts'
import { orKept } from './from-device.ts'
import { withWaiting } from './outbox/waiting-answer.ts'
import { waitingCount } from './outbox/waiting-flag.ts'
import { currentSession, isLoggedIn } from './session-store.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a second try is as vain as the first.
      retry: (failures, error) =>
        failures < 2 && onlineManager.isOnline() && (!(error instanceof ApiError) || error.status >= 500 || error.status === 0),
      refetchOnWindowFocus: false,
      // What could not be loaded comes by itself once there is a network again.
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // Without a network a call fails with `offline` and its screen says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let isAtOnce = false
notifyManager.setScheduler((tell) => {
  if (isAtOnce) tell()
  else setTimeout(tell)
})

/** Changes answers so that the page hears of all of it together and before this returns, so that it is in the next frame; else it hears of each a moment later. */
export function tellAtOnce(change: () => void): void {
  isAtOnce = true
  try {
    notifyManager.batch(change)
  } finally {
    isAtOnce = false
  }
}

// It hears of changes only; an app that starts without a network should say so too.
onlineManager.setOnline(navigator.onLine !== false)

// Percents change all at once or not at all: comparing them like any other answer, value by value of a thousand objects, costs a slow phone 10 ms.
queryClient.setQueryDefaults(keyOf('getMatchPercents'), {
  structuralSharing: (old, now) => (samePercents(old as Percents | undefined, now as Percents) ? old : now),
})

type Percents = readonly MatchPercent[]

function samePercents(old: Percents | undefined, now: Percents): boolean {
  if (old?.length !== now.length) return false
  return now.every(({ candidateId, value, shared }, index) => {
    const before = old[index]
    return before?.candidateId === candidateId && before.value === value && before.shared === shared
  })
}

/** What arrived while the program loaded is not asked for again by each part of the first page. */
const EARLY_FRESH_MS = 10_000
/** How long an answer that no page shows stays, at least. */
const FORGET_MS = 5 * 60_000

type InputOf<R extends ClientCall> = Parameters<Client[R]>[0]
/** A GET of the contract as a query, fresh for as long as the contract says [API-27]. */
export function queryOf<R extends ClientCall>(name: R, input: InputOf<R>) {
  const { params, query } = input as KeyInput
  const queryKey = keyOf(name, { params, query })
  const freshMs = calls[name].cacheMinutes * 60_000
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // Whoever has just logged off asks nothing more, even where the page has not heard of it yet.
      if (calls[name].auth === 'user' && !isLoggedIn(currentSession())) throw new ApiError('unauthorized', 401)
      const early = takeEarly(queryKey) as Promise<Answer<R>> | undefined
      const asked = early ?? (api[name] as (input: unknown) => Promise<Answer<R>>)({ ...input, signal })
      return withWaiting(name, params, calls[name].auth === 'user' ? orKept(queryKey, asked) : asked)
    },
    // Without it a page that was left for five minutes would ask again.
    gcTime: Math.max(freshMs, FORGET_MS),
    staleTime: () => (isFreshEarly(queryKey) ? Math.max(freshMs, EARLY_FRESH_MS) : freshMs),
  }
}

/** Begins with the early answers that are there, so that the first rendering shows them; what waits to be sent would be missing in them. */
export function beginWithEarlyAnswers(): void {
  if (waitingCount() > 0) return
  for (const { key, value } of takeArrived()) queryClient.setQueryData(key, value)
}

/** Reads a GET of the contract. `enabled` false waits, e.g. until the active election is known. */
export function useCall<R extends ClientCall>(name: R, input: InputOf<R>, enabled = true): UseQueryResult<Answer<R>> {
  return useQuery(keptOptions(name, input, enabled)) as UseQueryResult<Answer<R>>
}

const MOST_KEPT = 500
const kept = new Map<string, ReturnType<typeof queryClient.defaultQueryOptions>>()

/** The same options for the same call, so that drawing a part of the page again costs neither a new key nor a look at what changed. */
function keptOptions<R extends ClientCall>(name: R, input: InputOf<R>, enabled: boolean) {
  const { params, query } = input as KeyInput
  const asked = JSON.stringify([name, params, query, enabled])
  const known = kept.get(asked)
  if (known) return known
  const options = queryClient.defaultQueryOptions({ ...queryOf(name, input), enabled } as Parameters<
    typeof queryClient.defaultQueryOptions
  >[0])
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(asked, options)
  return options
}

/** Forgets every answer; what is on the page asks anew. */
export function forgetAnswers(): void {
  kept.clear()
  queryClient.clear()
}
