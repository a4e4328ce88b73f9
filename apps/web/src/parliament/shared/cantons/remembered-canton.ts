import { useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../../../platform/device-storage.ts'

const KEY = 'canton'
const listeners = new Set<() => void>()

/** The code of the canton chosen on this device by a voter without a place; null without a choice. */
export function useRememberedCanton(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readDevice(KEY),
    () => null,
  )
}

/** Stores the code of a canton; null removes it. */
export function rememberCanton(code: string | null): void {
  writeDevice(KEY, code)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onDeviceChange(KEY, listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}
