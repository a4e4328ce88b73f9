import { PORTRAIT_DIGITS } from '@plenara/contract/constants'
import { useSyncExternalStore } from 'react'

/** The small pictures of the elections that this tab has opened on a local account, by the digits of the address of their records. */
const pictures = new Map<string, string>()
const listeners = new Set<() => void>()
/** Records that were kept earlier name all 64 digits, those of a later release may name them otherwise: the first ones tell them apart. */
const OF_A_PERSON = /^\/api\/portrait\/([^/]+)/
/** What needs no request. */
const INLINE = 'data:'

/** Puts pictures where pages find them. */
export function shelvePortraits(portraits: Iterable<readonly [address: string, image: string]>): void {
  for (const [address, image] of portraits) pictures.set(keyOf(address), image)
  for (const listener of listeners) listener()
}

/**
 * What stands in an image for the portrait of that path on a local account: the kept picture in its small size, or null while there is none, so that no request tells
 * whose face was looked at [SESSION-6]. A drawing stays as it is; an address of a form that this release does not know is never asked for.
 */
export function useShelvedPortrait(path: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shelvedPortrait(path),
    () => shelvedPortrait(path),
  )
}

export function shelvedPortrait(path: string | null): string | null {
  if (path === null || path.startsWith(INLINE)) return path
  return pictures.get(keyOf(path)) ?? null
}

function keyOf(address: string): string {
  return OF_A_PERSON.exec(address)?.[1]?.slice(0, PORTRAIT_DIGITS) ?? address
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
