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
  return useSyncExternalStore(subscribe, matches)
}

function watchedQuery(query: string): Watched {
  const known = watched.get(query)
  if (known) return known
  const list = matchMedia(query)
  const made: Watched = {
    subscribe: (listener) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    matches: () => list.matches,
  }
  watched.set(query, made)
  return made
}
