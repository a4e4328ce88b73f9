import { type CallName, calls } from '@plenara/contract/calls'
import type { Answer, Client, ClientCall } from '@plenara/contract/client'
import { QueryClient, type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type InputOf, type KeyInput, queryKey } from './query-key.ts'

/** One page of a list, as the API answers it. */
export interface AnyPage {
  readonly items: readonly unknown[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** Pages as the browser keeps them (use-pages.ts). */
interface KeptPages {
  readonly pages: readonly AnyPage[]
  readonly pageParams: readonly number[]
}

/** Ends the key of a list whose pages are kept together. */
export const PAGES = 'pages'

type AnyCall = (input: unknown) => Promise<unknown>

/**
 * The answers of one page that is rendered on the server, asked of the public half of the API under the keys of the browser. Everything is asked once, and
 * what failed stays failed, so that the page says so.
 * @param page which page of its list the address asks for
 */
export function createServerAnswers(api: Client, page: number): QueryClient {
  const ask = (name: unknown, params: unknown, query: unknown) =>
    (api[name as ClientCall] as AnyCall)({ params: params ?? undefined, query: query ?? undefined })
  const read = async ([name, params, query, kind]: QueryKey): Promise<unknown> => {
    if (kind !== PAGES) return ask(name, params, query)
    const answer = await ask(name, params, { ...(query as object), page: String(page) })
    return { pages: [answer as AnyPage], pageParams: [page] } satisfies KeptPages
  }
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: key }) => read(key),
        retry: false,
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
    },
  })
}

/** As `useCall` in the browser; the renderer waits until the answer is there. Throws for every call that is not public: nobody is signed in here. */
export function useServerAnswer<R extends ClientCall>(name: R, input: InputOf<R>, enabled: boolean): UseQueryResult<Answer<R>> {
  const { params, query } = input as KeyInput
  const key = queryKey(name, { params, query })
  useArrival(name, key, enabled)
  return useQuery<Answer<R>>({ queryKey: key, enabled })
}

/** As the lists of `usePages` in the browser, with the one page that the address asks for. */
export function useServerPages(name: CallName, { params, query }: KeyInput) {
  const key = [...queryKey(name, { params, query }), PAGES]
  useArrival(name, key, true)
  const { data, error } = useQuery<KeptPages>({ queryKey: key })
  const last = data?.pages.at(-1)
  return { data, error, hasNextPage: last !== undefined && last.page * last.pageSize < last.total }
}

function useArrival(name: CallName, key: QueryKey, enabled: boolean): void {
  const client = useQueryClient()
  if (!enabled) return
  if (calls[name].auth !== 'none') throw new Error(`A rendered page asked for ${name}, which is not public`)
  const status = client.getQueryState(key)?.status ?? 'pending'
  if (status === 'pending') throw client.prefetchQuery({ queryKey: key })
}
