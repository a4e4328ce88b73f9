import { calls } from '@plenara/contract/calls'
import { type Answer, ApiError, type Client, type ClientCall } from '@plenara/contract/client'
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'
import { isFreshEarly, takeArrived, takeEarly } from './early-answers.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && (!(error instanceof ApiError) || error.status >= 500 || error.status === 0),
      refetchOnWindowFocus: false,
      // Without a network a call fails with `offline` and its screen says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What arrived while the program loaded is not asked for again by each part of the first page. */
const EARLY_FRESH_MS = 10_000

type InputOf<R extends ClientCall> = Parameters<Client[R]>[0]
/** A GET of the contract as a query, fresh for as long as the contract says [API-27]. */
export function queryOf<R extends ClientCall>(name: R, input: InputOf<R>) {
  const { params, query } = input as KeyInput
  const queryKey = keyOf(name, { params, query })
  const freshMs = calls[name].cacheMinutes * 60_000
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const early = takeEarly(queryKey) as Promise<Answer<R>> | undefined
      return early ?? (api[name] as (input: unknown) => Promise<Answer<R>>)({ ...input, signal })
    },
    staleTime: () => (isFreshEarly(queryKey) ? Math.max(freshMs, EARLY_FRESH_MS) : freshMs),
  }
}

/** Begins with the early answers that are there, so that the first rendering shows them. */
export function beginWithEarlyAnswers(): void {
  for (const { key, value } of takeArrived()) queryClient.setQueryData(key, value)
}

/** Reads a GET of the contract. `enabled` false waits, e.g. until the active election is known. */
export function useCall<R extends ClientCall>(name: R, input: InputOf<R>, enabled = true): UseQueryResult<Answer<R>> {
  return useQuery({ ...queryOf(name, input), enabled }) as UseQueryResult<Answer<R>>
}
