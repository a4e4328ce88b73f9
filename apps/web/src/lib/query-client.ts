import { type CallName, calls } from '@plenara/contract/calls'
import { type Answer, ApiError, type Client } from '@plenara/contract/client'
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'
import { takeEarly } from './early-answers.ts'

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

type InputOf<R extends CallName> = Parameters<Client[R]>[0]
/** A GET of the contract as a query, fresh for as long as the contract says [API-27]. */
export function queryOf<R extends CallName>(name: R, input: InputOf<R>) {
  const { params, query } = input as KeyInput
  return {
    queryKey: keyOf(name, { params, query }),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const early = takeEarly(keyOf(name, { params, query })) as Promise<Answer<R>> | undefined
      return early ?? (api[name] as (input: unknown) => Promise<Answer<R>>)({ ...input, signal })
    },
    staleTime: calls[name].cacheMinutes * 60_000,
  }
}

/** Reads a GET of the contract. `enabled` false waits, e.g. until the active election is known. */
export function useCall<R extends CallName>(name: R, input: InputOf<R>, enabled = true): UseQueryResult<Answer<R>> {
  return useQuery({ ...queryOf(name, input), enabled }) as UseQueryResult<Answer<R>>
}
