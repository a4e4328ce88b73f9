import { useSyncExternalStore } from 'react'

interface Watched {
  readonly subscribe: (listener: () => void) => () => void
  readonly matches: () => boolean
}

/** One per query: with functions that stay the same React watches once, and not anew at every drawing. */
const watched = new Map<string, Watched>()

/** Whether a media query holds now, e.g. `(min-width: 1280px)`. For what styles alone cannot do: leaving work out. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = watchedQuery(query)
  return useSyncExternalStore(subscribe, matches, () => false)
}

function watchedQuery(query: string): Watched {
  const watchedQuery = watched.get(query)
  if (watchedQuery) return watchedQuery
  let list: MediaQueryList | undefined
  // Looked at when it is asked for: a page that the server renders has no window.
  const listOf = () => {
    list ??= matchMedia(query)
    return list
  }
  const made: Watched = {
    subscribe: (listener) => {
      listOf().addEventListener('change', listener)
      return () => listOf().removeEventListener('change', listener)
    },
    matches: () => listOf().matches,
  }
  watched.set(query, made)
  return made
}
