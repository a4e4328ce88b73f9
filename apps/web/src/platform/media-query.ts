import { useSyncExternalStore } from 'react'

interface Watched {
  readonly subscribe: (listener: () => void) => () => void
  readonly matches: () => boolean
}

/** One entry per query: with stable functions React subscribes once, not at every render. */
const watched = new Map<string, Watched>()

/** Whether a media query matches now, e.g. `(min-width: 1280px)`. Only for what styles cannot do: leaving content out. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = watchedQuery(query)
  return useSyncExternalStore(subscribe, matches, () => false)
}

function watchedQuery(query: string): Watched {
  const watchedQuery = watched.get(query)
  if (watchedQuery) return watchedQuery
  let list: MediaQueryList | undefined
  // Created on first use: a page that the server renders has no window.
  const listOf = () => {
    list ??= matchMedia(query)
    return list
  }
  const created: Watched = {
    subscribe: (listener) => {
      listOf().addEventListener('change', listener)
      return () => listOf().removeEventListener('change', listener)
    },
    matches: () => listOf().matches,
  }
  watched.set(query, created)
  return created
}
