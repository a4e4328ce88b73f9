import { useSyncExternalStore } from 'react'

export interface Toast {
  readonly id: number
  readonly text: string
  /** With an action the toast stays until it is used or closed. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const listeners = new Set<() => void>()
let current: Toast | null = null
let nextId = 1

/** Shows one message at a time at the foot of the page. */
export function showToast(text: string, action?: Toast['action']): void {
  current = { id: nextId++, text, action }
  for (const listener of listeners) listener()
}

export function closeToast(): void {
  current = null
  for (const listener of listeners) listener()
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => null,
  )
}
