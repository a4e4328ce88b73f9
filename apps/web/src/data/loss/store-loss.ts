import { readDevice, writeDevice } from '../../platform/device-storage.ts'

/**
 * What became of a person's data where the browser, or a cleaner, took the app's storage away.
 *
 * - `on-server`: copies of what the server holds
 * - `session`: the session too; it goes on in this tab until that is closed
 * - `written-again`: data of this device that this tab knew, and has written again
 * - `in-memory`: the same, but the storage takes nothing: they are in this tab alone
 * - `gone`: data of this device that no open tab knew
 */
export type StoreLoss = 'on-server' | 'session' | 'written-again' | 'in-memory' | 'gone'

/** Of an account that begins with nothing the device says nothing later: it is told until it was read. */
const GONE = 'data-gone'

let loss: StoreLoss | null = readDevice(GONE) === null ? null : 'gone'
const listeners = new Set<() => void>()

/** What was lost and is not read yet. */
export function currentLoss(): StoreLoss | null {
  return loss
}

/** Hears of a loss, and of the end of its message. Returns how to end that. */
export function onLoss(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whoever sits here what became of their data. The worse stays. */
export function tellLoss(next: StoreLoss): void {
  if (loss === 'gone' || (loss === 'session' && next === 'on-server')) return
  if (next === 'gone') writeDevice(GONE, '1')
  set(next)
}

/** It was read, or is about somebody who is not here any more. */
export function dismissLoss(): void {
  writeDevice(GONE, null)
  set(null)
}

function set(next: StoreLoss | null): void {
  if (loss === next) return
  loss = next
  for (const listener of listeners) listener()
}
