import type { FieldStore } from './kept-field.ts'
import { NOTHING_SAVED, type Saving } from './saving.ts'
import { createUnsavedFields, type UnsavedFields } from './unsaved-fields.ts'

/** What a queue knows of its statement, and who is told of it. */
export interface QueueState {
  readonly unsaved: UnsavedFields
  readonly saving: () => Saving
  /** Changes it, on the device too; after the end nothing is changed any more. */
  readonly update: (next: Partial<Saving>) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The version that is shown. */
  readonly version: () => number
  /** A version is shown; an earlier one changes nothing. */
  readonly see: (version: number) => void
  readonly isStopped: () => boolean
  readonly stop: () => void
}

interface QueueStateOptions {
  readonly version: number
  readonly store: FieldStore | null
  readonly now: () => Date
}

export function createQueueState({ store, now, ...options }: QueueStateOptions): QueueState {
  const listeners = new Set<() => void>()
  let { version } = options
  let saving: Saving = { ...NOTHING_SAVED, isReady: store === null, isKept: store !== null }
  let isStopped = false
  const onKept = (isKept: boolean) => {
    if (saving.isKept !== isKept) update({ isKept })
  }
  const unsaved = createUnsavedFields({ store, now, onKept })
  const update = (next: Partial<Saving>) => {
    if (isStopped) return
    saving = unsaved.withLeft({ ...saving, ...next })
    if (saving.isRestored && saving.pending.size === 0) saving = { ...saving, isRestored: false }
    unsaved.keep(saving)
    for (const listener of listeners) listener()
  }
  return {
    unsaved,
    saving: () => saving,
    update,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    see: (shown) => {
      version = Math.max(version, shown)
    },
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true
      unsaved.stop()
    },
  }
}
