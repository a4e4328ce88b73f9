import { useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../../../platform/device-storage.ts'

const KEY = 'canton'
const listeners = new Set<() => void>()

/** The code of the canton that somebody without a place has chosen on this device, null before. */
export function useRememberedCanton(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readDevice(KEY),
    () => null,
  )
}

/** Remembers the code of a canton, or with null none. */
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
