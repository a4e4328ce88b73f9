import { useSyncExternalStore } from 'react'
import { onDeviceChange, readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'pins'
const listeners = new Set<() => void>()
let isShown = readDevice(KEY) !== 'hidden'

/** Whether pins are shown at the facts, a setting of this device [NOTE-1]. */
export function usePinsShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShown,
    () => true,
  )
}

/** Shows or hides the pins everywhere. */
export function showPins(shown: boolean): void {
  writeDevice(KEY, shown ? null : 'hidden')
  change(shown)
}

onDeviceChange(KEY, () => change(readDevice(KEY) !== 'hidden'))

function change(shown: boolean): void {
  isShown = shown
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
