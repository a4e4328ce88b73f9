import { useSyncExternalStore } from 'react'

/** The small pictures of the elections that this tab has opened on a local account, by the address of their records. */
const pictures = new Map<string, string>()
const listeners = new Set<() => void>()
const OF_A_CANDIDATE = /^(\/api\/portrait\/[0-9a-f]{64}\/)(?:small|large)$/

/** Puts pictures where pages find them. */
export function shelvePortraits(portraits: Iterable<readonly [address: string, image: string]>): void {
  for (const [address, image] of portraits) pictures.set(address, image)
  for (const listener of listeners) listener()
}

/**
 * What stands in an image for the portrait of that path on a local account: the kept picture in its small size, or null while there is none, so that no request tells
 * whose face was looked at [SESSION-6]. A path that names no candidate stays as it is.
 */
export function useShelvedPortrait(path: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shelvedPortrait(path),
    () => shelvedPortrait(path),
  )
}

export function shelvedPortrait(path: string | null): string | null {
  const picture = OF_A_CANDIDATE.exec(path ?? '')?.[1]
  return picture === undefined ? path : (pictures.get(`${picture}small`) ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
