import { type CallName, calls } from '@plenara/contract/calls'
import type { Answer, Client } from '@plenara/contract/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { type KeyInput, queryKey } from './query-key.ts'
import { type AnyPage, PAGES, useServerPages } from './server-answers.ts'
import { useShown } from './shown-data.ts'

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
  /** The numbers of the first and of the last page that are here, from 1; absent where the list has no pages of its own. */
  readonly shownPages?: readonly [first: number, last: number]
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
  const pages = useKeptPages(name, input as PagesInput)
  useShown(pages.data)
  const loadedPages = pages.data?.pages ?? []
  return {
    items: loadedPages.flatMap(({ items }) => items) as ItemOf<R>[],
    total: loadedPages[0]?.total,
    shownPages: [loadedPages[0]?.page ?? 1, loadedPages.at(-1)?.page ?? 1],
    error: pages.error,
    retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage?.() : pages.refetch?.()),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage ?? false,
    loadMore: () => void pages.fetchNextPage?.(),
    isPast: pages.isPlaceholderData ?? false,
  }
}

type PagesInput = KeyInput & { readonly query?: object }

/** What `usePages` reads of the kept pages; a page that the server renders can only show them. */
interface KeptList {
  readonly data: { readonly pages: readonly AnyPage[] } | undefined
  readonly error: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage?: boolean
  readonly isFetchNextPageError?: boolean
  readonly isPlaceholderData?: boolean
  readonly fetchNextPage?: () => unknown
  readonly refetch?: () => unknown
}

const useKeptPages: (name: PagedCall, input: PagesInput) => KeptList = import.meta.env.SSR ? useServerPages : useBrowserPages

function useBrowserPages(name: PagedCall, { params, query }: PagesInput): KeptList {
  const freshMs = calls[name].cacheMinutes * MINUTE
  const call = api[name] as unknown as (input: unknown) => Promise<AnyPage>
  return useInfiniteQuery({
    // Not the key of one page, which is kept in another form.
    queryKey: [...queryKey(name, { params, query }), PAGES],
    queryFn: ({ pageParam, signal }) => call({ params, query: { ...query, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
    staleTime: freshMs,
    gcTime: Math.max(freshMs, 5 * MINUTE),
    placeholderData: keepPreviousData,
  })
}
