import { ApiError } from '@plenara/contract/client'
import type { QueryKey } from '@tanstack/react-query'

const listeners = new Set<() => void>()
let oldest: number | undefined

/** The time of the oldest answer that is shown from this device because the server was out of reach; undefined where all are from the server. */
export function shownFrom(): number | undefined {
  return oldest
}

/** Subscribes to its changes. Returns an unsubscribe function. */
export function onShownFrom(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(value: number | undefined): void {
  oldest = value
  for (const listener of listeners) listener()
}

/** The answer of the server; where it is out of reach, what this device kept of it, else the failure itself. */
export async function withOfflineFallback<Value>(key: QueryKey, asked: Promise<Value>): Promise<Value> {
  try {
    const value = await asked
    if (oldest !== undefined) set(undefined)
    return value
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const copy = await import('./offline-database.ts').then(({ readOfflineCopy }) => readOfflineCopy(key)).catch(() => undefined)
    if (!copy) throw error
    set(Math.min(oldest ?? copy.at, copy.at))
    return copy.value as Value
  }
}
