import { PORTRAIT_DIGITS } from '@plenara/contract/constants'
import { useSyncExternalStore } from 'react'

/** The small pictures of the elections that this tab has opened on a local account, by the digits of the address of their records. */
const pictures = new Map<string, string>()
const listeners = new Set<() => void>()
/** Records that were kept earlier name all 64 digits. */
const OF_A_CANDIDATE = new RegExp(`^/api/portrait/([0-9a-f]{${PORTRAIT_DIGITS}})[0-9a-f]*/(?:small|large)$`)

/** Puts pictures where pages find them. */
export function shelvePortraits(portraits: Iterable<readonly [address: string, image: string]>): void {
  for (const [address, image] of portraits) pictures.set(digitsOf(address) ?? address, image)
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
  const digits = digitsOf(path)
  return digits === undefined ? path : (pictures.get(digits) ?? null)
}

function digitsOf(path: string | null): string | undefined {
  return OF_A_CANDIDATE.exec(path ?? '')?.[1]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
