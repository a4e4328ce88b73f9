import { type CallName, calls } from '@plenara/contract/calls'
import type { Answer, Client } from '@plenara/contract/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { type KeyInput, keyOf } from './call-key.ts'

interface AnyPage {
  readonly items: readonly unknown[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** The calls that answer a page of entries. */
type PagedCall = { [R in CallName]: Answer<R> extends AnyPage ? R : never }[CallName]
type InputOf<R extends PagedCall> = Omit<Parameters<Client[R]>[0], 'signal' | 'headers'>
type ItemOf<R extends PagedCall> = Answer<R>['items'][number]

const MINUTE = 60_000

/** The entries of all pages that were asked for so far, which stay while others are looked for. */
export interface Pages<Item> {
  readonly items: readonly Item[]
  /** Those of all pages; undefined until the first one is there. */
  readonly total: number | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** Whether what is shown still answers the question before. */
  readonly isPast: boolean
}

/** Reads a list page by page. Whoever comes back finds as many pages as were loaded before. */
export function usePages<R extends PagedCall>(name: R, input: InputOf<R>): Pages<ItemOf<R>> {
  const { params, query } = input as KeyInput & { readonly query?: object }
  const freshMs = calls[name].cacheMinutes * MINUTE
  const call = api[name] as unknown as (input: unknown) => Promise<AnyPage>
  const pages = useInfiniteQuery({
    // Not the key of one page, which is kept in another form.
    queryKey: [...keyOf(name, { params, query }), 'pages'],
    queryFn: ({ pageParam, signal }) => call({ params, query: { ...query, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
    staleTime: freshMs,
    gcTime: Math.max(freshMs, 5 * MINUTE),
    placeholderData: keepPreviousData,
  })
  const known = pages.data?.pages ?? []
  return {
    items: known.flatMap(({ items }) => items) as ItemOf<R>[],
    total: known[0]?.total,
    error: pages.error,
    retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    isPast: pages.isPlaceholderData,
  }
}
