import { ApiError } from '@plenara/contract/client'
import type { QueryKey } from '@tanstack/react-query'

const listeners = new Set<() => void>()
let oldest: number | undefined

/** The time of the oldest answer that is shown from this device because the server was out of reach; undefined where all are from the server. */
export function shownFrom(): number | undefined {
  return oldest
}

/** Hears of every change of it. Returns how to end that. */
export function onShownFrom(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(value: number | undefined): void {
  oldest = value
  for (const listener of listeners) listener()
}

/** The answer of the server; where it is out of reach, what this device kept of it, else the failure itself. */
export async function orKept<Value>(key: QueryKey, asked: Promise<Value>): Promise<Value> {
  try {
    const value = await asked
    if (oldest !== undefined) set(undefined)
    return value
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const kept = await import('./kept-database.ts').then(({ readKept }) => readKept(key)).catch(() => undefined)
    if (!kept) throw error
    set(Math.min(oldest ?? kept.at, kept.at))
    return kept.value as Value
  }
}
